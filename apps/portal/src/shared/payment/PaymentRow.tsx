import { Button } from '@voie-libre/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { ActionNote } from '../feedback/ActionNote.tsx'
import { useAction } from '../feedback/useAction.ts'
import { Way } from '../journeyList/Way.tsx'
import { downloadReceipt } from './downloadReceipt.ts'

interface PaymentRowProps {
  payment: { sessionId: string; reference?: string | undefined }
  title: string
  amount?: number | undefined
  /** Further details, as short texts. */
  facts: readonly (string | false | undefined)[]
  /** Text of the receipt's button, and its accessible name, which distinguishes it from those of other rows. */
  receipt: { button: string; name: string } | false
  children?: ReactNode
}

export function PaymentRow({ payment, title, amount, facts, receipt, children }: PaymentRowProps) {
  const { t } = useTranslation('common')
  const download = useAction(async () => {
    await downloadReceipt(payment.sessionId, payment.reference)
    return t('receiptDone')
  })
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-44">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold tabular-nums">{title}</span>
            {amount !== undefined && <span className="font-bold tabular-nums">{formatMoney(amount)}</span>}
          </span>
          <span className="block text-sm wrap-anywhere text-text-soft tabular-nums">
            <Way text={facts.filter(Boolean).join(' · ')} />
          </span>
        </p>
        {receipt && (
          <Button
            variant="secondary"
            icon="download"
            loading={download.busy}
            aria-label={receipt.name}
            onClick={() => void download.run()}
          >
            {receipt.button}
          </Button>
        )}
      </div>
      {children}
      <ActionNote action={download} failed={t('receiptFailed')} />
    </li>
  )
}
