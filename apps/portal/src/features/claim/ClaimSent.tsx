import { pages } from '@voie-libre/domain/access/pages'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Link } from '@voie-libre/ui/link'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lastSearchAtom } from '../../session/search.ts'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'

interface ClaimSentProps {
  claim: SentClaim
  renter: boolean
  help: string
}

/** Confirms the sent claim: its number, the operator's response time, and how to follow it. */
export function ClaimSent({ claim: { reference, answerDays, email }, renter, help }: ClaimSentProps) {
  const { t } = useTranslation(['claim', 'common'])
  const nextId = useId()
  const contact = useContactOffered()
  const { found } = useAtomValue(lastSearchAtom)
  const others = !renter && (found?.journeys.some(({ claimDone }) => claimDone !== true) ?? false)
  return (
    <ConfirmationPanel
      takesFocus
      title={t('sent.title')}
      className="mx-auto max-w-prose"
      actions={
        <Button href={renter ? pages.renterPaymentNotice : pages.home}>
          {renter ? t('claim.toNotices') : t('common:action.home')}
        </Button>
      }
    >
      {reference !== undefined && (
        <p className="rounded-control bg-surface-sunken px-4 py-3">
          <span className="block text-text-soft">{t('sent.number')}</span>
          <strong className="font-heading text-2xl break-words tabular-nums select-all">{reference}</strong>
        </p>
      )}
      <h3 id={nextId} className="pt-2 text-lg">
        {t('sent.next')}
      </h3>
      <ol aria-labelledby={nextId} className="list-decimal space-y-2 ps-6">
        {reference !== undefined && <li>{t('sent.keep')}</li>}
        <li>
          {answerDays === undefined ? t('sent.answer', { email }) : t('sent.answerDays', { count: answerDays, email })}
        </li>
        <li>{t('sent.follow')}</li>
      </ol>
      <div className="flex flex-col items-start gap-1 pt-2">
        {others && (
          <Link href={pages.travels} variant="standalone">
            {t('sent.others')}
          </Link>
        )}
        <Link href={help} variant="standalone">
          {t('help')}
        </Link>
        {contact && (
          <Link href={pages.contactForm} variant="standalone">
            {t('sent.write')}
          </Link>
        )}
      </div>
    </ConfirmationPanel>
  )
}
