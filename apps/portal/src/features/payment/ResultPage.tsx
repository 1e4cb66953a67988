import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import type { ReportedStatus } from '@voie-libre/domain/payment/known'
import { totalDue } from '@voie-libre/domain/journey/price'
import { pageForStatus } from '@voie-libre/domain/payment/status'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { DataList } from '@voie-libre/ui/definition-list'
import { Illustration } from '@voie-libre/ui/illustration'
import { Link } from '@voie-libre/ui/link'
import { LiveRegion } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData, useLocation, useNavigate } from 'react-router'
import useSWR from 'swr'
import { formatMoney, formatTime } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { paymentOfSession } from '../../session/payments.ts'
import { adoptSession, basketsAtom, paymentSession, plateOfPayment } from '../../session/search.ts'
import { NearestDeadline } from '../../shared/journeyList/NearestDeadline.tsx'
import { requestStatus } from '../../shared/payment/paymentStatus.ts'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { isPaid, resultPage } from './paymentAttempt.ts'

/** `unconfirmed`: shown on the rejected page while the payment's status is unknown. [RESULT-12] */
type Result = 'rejected' | 'unconfirmed' | 'waiting' | 'cancelled'

/** Loads the payment's status; redirects a paid one to its own page. */
export async function loader() {
  const sessionId = paymentSession()
  if (sessionId === undefined) throw replace(localized(pages.home)) // for the type: the guard ensures it
  const payment: ReportedStatus =
    paymentOfSession(sessionId) ??
    (await requestStatus(sessionId, AbortSignal.timeout(5_000)).catch(() => ({ sessionId, status: 'UNCHECKED' })))
  if (isPaid(payment)) throw replace(localized(pageForStatus(payment.status)))
  return payment
}

const pictures = { rejected: 'refused', unconfirmed: 'waiting', waiting: 'waiting', cancelled: 'closed' } as const

/** Shows rejected, unconfirmed, waiting and cancelled payments. [§2.8, RESULT-13..16] */
export function Component() {
  const { t } = useTranslation(['payment', 'journeys', 'common'])
  const known = useLoaderData<typeof loader>()
  const result = resultOf(useLocation().pathname, known)
  const { sessionId, reference, debited } = known
  const basket = useAtomValue(basketsAtom)(sessionId)
  const stored = paymentOfSession(sessionId)
  const amount = stored?.amount ?? (basket && totalDue(basket.journeys))
  const plate = stored?.plate ?? plateOfPayment(sessionId)
  // Offers another payment only if the server reported this one as failed. [F-PAY-03]
  const isOpen = result === 'waiting' || !['REJECTED', 'CANCELLED'].includes(known.status)
  const isLeft = !isOpen && debited !== true
  const facts = [
    { term: t(isLeft ? 'result.left' : 'result.amount'), value: amount !== undefined && formatMoney(amount) },
    { term: t('result.plate'), value: plate && <VehiclePlate vehicle={plate} size="sm" /> },
    { term: t('result.reference'), value: reference },
  ].filter(({ value }) => value)
  // The specification's text of a waiting payment is one sentence: its first part is the headline.
  const [headline, ...more] = t(`${result}.text`).split(/(?<=[,.]) /)
  return (
    <PaymentScreen title={t(`${result}.title`)} at="payment">
      <Card className="mx-auto flex max-w-prose flex-col gap-4 max-sm:[&>svg]:w-36">
        <Illustration name={pictures[result]} className="self-center" />
        <div className="space-y-2 text-center text-balance">
          <p>
            <span className="mb-2 block font-heading text-2xl leading-tight font-bold">{headline}</span>{' '}
            {more.join(' ')}
          </p>
          {result !== 'waiting' && debited !== true && (
            <p>{t(debited === false && !isOpen ? 'result.notDebited' : 'result.unknown')}</p>
          )}
          {result === 'rejected' && isLeft && <p className="text-sm text-text-soft">{t('rejected.why')}</p>}
        </div>
        {facts.length > 0 && <DataList items={facts} />}
        {(result === 'waiting' || debited) && (
          <Alert tone="warning" title={t('waiting.once')}>
            {t(debited ? 'result.debited' : 'waiting.money')}
          </Alert>
        )}
        {basket && debited !== true && (
          <NearestDeadline journeys={basket.journeys} {...(isOpen && { lead: t('result.ifFailed') })} />
        )}
        <Checks key={sessionId} sessionId={sessionId} result={result} offered={isOpen} />
        {isLeft && (
          <div className="mt-2 grid gap-3">
            {basket ? (
              <>
                <Button href={pages.payment}>{t('result.retry')}</Button>
                <Button href={pages.payment} variant="secondary">
                  {t('result.otherMethod')}
                </Button>
              </>
            ) : (
              <Button href={pages.formPayment}>{t('result.search')}</Button>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
          {isLeft || isOpen ? (
            <Link href={pages.home} variant="standalone">
              {t('common:action.home')}
            </Link>
          ) : (
            <Button href={pages.home}>{t('common:action.home')}</Button>
          )}
          <PaymentQuestion />
        </div>
      </Card>
    </PaymentScreen>
  )
}

/** First interval, growth factor, longest interval and end of the polling; times in milliseconds. [OPEN-16] */
const rhythm = { first: 3_000, growth: 1.6, longest: 30_000, end: 600_000 } as const

/** Checks the status: on a press while the outcome is open, and by polling while waiting. [RESULT-16, OPEN-16] */
function Checks({ sessionId, result, offered }: { sessionId: string; result: Result; offered: boolean }) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const waiting = result === 'waiting'
  const [checkedAt, setCheckedAt] = useState<Date>()
  const [isStill, setStill] = useState(false)
  const [begin] = useState(() => Date.now())
  const [elapsed, setElapsed] = useState(0)
  const ended = elapsed >= rhythm.end
  const pressed = useRef(false)

  async function check(): Promise<void> {
    const isPressed = pressed.current
    pressed.current = false
    let page: string
    try {
      // A press repeats the check of the processing page; a failure of an automatic check changes nothing. [§4]
      page = isPressed ? await resultPage(sessionId) : pageForStatus((await requestStatus(sessionId)).status)
    } catch {
      return
    } finally {
      setElapsed(Date.now() - begin)
    }
    setCheckedAt(new Date())
    if (isPressed) setStill(true)
    if (localized(page) === pathname && !(isPressed && !waiting)) return
    adoptSession(sessionId)
    await navigate(localized(page), { replace: true })
  }
  const { isValidating: checking, mutate: checkNow } = useSWR(['paymentStatus', sessionId, begin], check, {
    // Each interval is `growth` times the one before.
    refreshInterval: waiting && !ended ? Math.min(rhythm.first + (rhythm.growth - 1) * elapsed, rhythm.longest) : 0,
    revalidateOnMount: false,
    revalidateOnFocus: waiting && !ended, // the driver returns from the bank's app
    revalidateOnReconnect: false,
    dedupingInterval: rhythm.first,
    focusThrottleInterval: 0, // `dedupingInterval` limits these checks as well
  })

  if (!offered) return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        icon="refresh"
        variant={waiting ? 'secondary' : 'primary'}
        loading={checking}
        onClick={() => {
          pressed.current = true
          setStill(false)
          void checkNow()
        }}
      >
        {t('result.checkAgain')}
      </Button>
      <div className="text-sm">
        {waiting && !ended && (
          <p className="text-pretty text-text-soft">
            {t('waiting.self')}
            <br />
            {checkedAt && t('waiting.checked', { time: formatTime(checkedAt.toISOString()) })}
          </p>
        )}
        {/* Announces the answer to a press and the end, not each automatic check. */}
        <LiveRegion as="p" live="polite" className="font-semibold">
          {waiting && (ended ? t('waiting.ended') : isStill && t('waiting.still'))}
        </LiveRegion>
      </div>
    </div>
  )
}

/** The result to show: rejected or cancelled only if the server reported it. [F-PAY-03] */
function resultOf(pathname: string, { status }: ReportedStatus): Result {
  const page = pageOf(splitLanguage(pathname).path)
  if (page === 'waiting') return status === 'UNCHECKED' ? 'unconfirmed' : 'waiting'
  if (page === 'cancelled') return status === 'CANCELLED' ? 'cancelled' : 'unconfirmed'
  return status === 'REJECTED' ? 'rejected' : 'unconfirmed'
}
