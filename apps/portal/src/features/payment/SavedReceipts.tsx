import type { SavedReceipt } from '@voie-libre/domain/payment/records'
import { Button } from '@voie-libre/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/format.ts'
import { forgetReceipts } from '../../session/payments.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'
import { PaymentRow } from '../../shared/payment/PaymentRow.tsx'

/** Lists the receipts saved on this device, with a button to delete them. */
export function SavedReceipts({ receipts }: { receipts: readonly SavedReceipt[] }) {
  const { t } = useTranslation('receipts')
  const [asking, setAsking] = useState(false)

  return (
    <>
      <ul className="divide-y divide-line pb-4">
        {receipts.map((receipt) => (
          <PaymentRow
            key={receipt.sessionId}
            payment={receipt}
            title={formatDateTime(receipt.paidAt)}
            amount={receipt.amount}
            facts={[
              receipt.journeys !== undefined && t('device.journeys', { count: receipt.journeys }),
              receipt.reference,
            ]}
            receipt={{
              button: t('device.download'),
              name: t('device.downloadNamed', { date: formatDateTime(receipt.paidAt) }),
            }}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-60 text-sm text-text-soft">{t('device.note')}</p>
        <Button variant="tertiary" icon="trash" className="-mx-4" onClick={() => setAsking(true)}>
          {t('device.clear')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('device.clearTitle')}
        confirm={t('device.clear')}
        isFinal
        onConfirm={() => {
          forgetReceipts()
          setAsking(false)
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('device.clearText')}</p>
      </ConfirmDialog>
    </>
  )
}
