import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import type { AskedStatus } from '@voie-libre/domain/payment/known'
import { pageForStatus } from '@voie-libre/domain/payment/status'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { DataList } from '@voie-libre/ui/definition-list'
import { Illustration } from '@voie-libre/ui/illustration'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData, useLocation, useNavigate } from 'react-router'
import { formatTime } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { paymentOfSession } from '../../session/payments.ts'
import { peek, storedAtom } from '../../session/stored.ts'
import { Page } from '../../shared/page/Page.tsx'
import { ask } from '../../shared/payment/paymentStatus.ts'
import { comeBackTo } from './basket.ts'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { isPaid, resultPage } from './paymentAttempt.ts'
import { useStatusPolling } from './useStatusPolling.ts'

/** `unconfirmed`: the page of a rejected payment, while nobody knows how the payment stands. [RESULT-12] */
type Result = 'rejected' | 'unconfirmed' | 'waiting' | 'cancelled'

/** What is known of the payment; one that turns out to be paid is never shown as anything else. */
export async function loader() {
  const sessionId = peek('sessionId')
  if (sessionId === undefined) throw replace(localized(pages.home)) // the guard's job, kept for the types
  const trace = paymentOfSession(sessionId) ?? (await askShortly(sessionId))
  if (isPaid(trace)) throw replace(localized(pageForStatus(trace.status)))
  return trace
}

async function askShortly(sessionId: string): Promise<AskedStatus> {
  try {
    return await ask(sessionId, AbortSignal.timeout(5_000))
  } catch {
    return { sessionId, status: 'UNCHECKED' }
  }
}

const pictures = { rejected: 'refused', unconfirmed: 'waiting', waiting: 'waiting', cancelled: 'closed' } as const

/** Rejected, unconfirmed, waiting or cancelled: one screen. [§2.8, RESULT-13..16] */
export function Component() {
  const { t } = useTranslation(['payment', 'common'])
  const known = useLoaderData<typeof loader>()
  const result = resultOf(useLocation().pathname, known)
  const basket = useAtomValue(storedAtom('travels-to-pay'))

  const { sessionId, reference, debited } = known
  // Paying again is offered only where the server said that this payment failed. [F-PAY-03]
  const isOpen = result === 'waiting' || !isOver(known)
  const mayRetry = !isOpen && basket !== undefined && debited !== true
  return (
    <Page title={t(`${result}.title`)}>
      <Card className="mx-auto max-w-prose">
        <div className="flex flex-col items-center gap-6 text-center">
          <Illustration name={pictures[result]} />
          <p className="text-xl font-semibold text-balance">{t(`${result}.text`)}</p>
          <Money result={result} trace={known} />
          {reference !== undefined && (
            <DataList className="w-full text-start" items={[{ term: t('result.reference'), value: reference }]} />
          )}
          <Checks key={sessionId} sessionId={sessionId} result={result} offered={isOpen} />
          <div className="flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
            {mayRetry && <Button href={pages.payment}>{t('result.retry')}</Button>}
            <Button href={pages.home} variant={mayRetry || isOpen ? 'secondary' : 'primary'}>
              {t('common:action.home')}
            </Button>
          </div>
          {result !== 'waiting' && <PaymentQuestion />}
        </div>
      </Card>
    </Page>
  )
}

/** Whether money was taken, in so many words. */
function Money({ result, trace }: { result: Result; trace: AskedStatus }) {
  const { t } = useTranslation('payment')
  if (trace.debited === true) return <p className="font-semibold">{t('result.debited')}</p>
  if (result === 'waiting') return <p>{t('waiting.money')}</p>
  return <p>{t(trace.debited === false && isOver(trace) ? 'result.notDebited' : 'result.unknown')}</p>
}

interface ChecksProps {
  sessionId: string
  result: Result
  offered: boolean
}

/** Asks again: on request wherever the outcome is open, and by itself while waiting. [RESULT-16, OPEN-16] */
function Checks({ sessionId, result, offered }: ChecksProps) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [checkedAt, setCheckedAt] = useState<Date>()
  const waiting = result === 'waiting'

  const { checking, ended, checkNow } = useStatusPolling(waiting, async (pressed) => {
    let page: string
    try {
      // Pressed, it is the check of processing once more; by itself, a failed call changes nothing. [§4]
      page = pressed ? await resultPage(sessionId) : pageForStatus((await ask(sessionId)).status)
    } catch {
      return true
    }
    setCheckedAt(new Date())
    if (localized(page) === pathname && !(pressed && !waiting)) return true
    comeBackTo(sessionId)
    await navigate(localized(page), { replace: true })
    return false
  })

  if (!offered) return null
  return (
    <div className="flex w-full flex-col items-center gap-3">
      <Button icon="refresh" loading={checking} onClick={checkNow}>
        {t('result.checkAgain')}
      </Button>
      <output className="text-sm text-text-soft">
        {waiting &&
          (ended
            ? t('waiting.ended')
            : checkedAt
              ? t('waiting.still', { time: formatTime(checkedAt.toISOString()) })
              : t('waiting.self'))}
      </output>
    </div>
  )
}

/** What the page may claim: that a payment was rejected or cancelled only when the server said so. [F-PAY-03] */
function resultOf(pathname: string, { status }: AskedStatus): Result {
  const page = pageOf(splitLanguage(pathname).path)
  if (page === 'waiting') return status === 'UNCHECKED' ? 'unconfirmed' : 'waiting'
  if (page === 'cancelled') return status === 'CANCELLED' ? 'cancelled' : 'unconfirmed'
  return status === 'REJECTED' ? 'rejected' : 'unconfirmed'
}

/** The server said that this payment came to nothing. */
const isOver = ({ status }: AskedStatus): boolean => status === 'REJECTED' || status === 'CANCELLED'
