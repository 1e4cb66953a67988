import { Button } from '@voie-libre/ui/button'
import type { ReactNode } from 'react'
import { formatDateTime, formatMoney } from '../../i18n/format.ts'
import { Facts } from './Facts.tsx'

interface PaymentRowProps {
  payment: { paidAt: string; amount?: number | undefined }
  /** Further details, as short texts. */
  facts: readonly (string | false | undefined)[]
  busy: boolean
  button: string
  /** Accessible name of the button, which distinguishes it from those of other rows. */
  buttonName: string
  onDownload: () => void
  children: ReactNode
}

/** List item of a past payment, with its receipt. */
export function PaymentRow({ payment, facts, busy, button, buttonName, onDownload, children }: PaymentRowProps) {
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-44">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold tabular-nums">{formatDateTime(payment.paidAt)}</span>
            {payment.amount !== undefined && (
              <span className="font-bold tabular-nums">{formatMoney(payment.amount)}</span>
            )}
          </span>
          <span className="block text-sm wrap-anywhere text-text-soft">
            <Facts texts={facts} />
          </span>
        </p>
        <Button variant="secondary" icon="download" loading={busy} aria-label={buttonName} onClick={onDownload}>
          {button}
        </Button>
      </div>
      {children}
    </li>
  )
}
