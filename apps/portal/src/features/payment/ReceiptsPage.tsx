import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReceiptForm, receiptFormSchema } from '@voie-libre/domain/payment/receiptForm'
import { recent } from '@voie-libre/domain/payment/receipts'
import type { KeptReceipt } from '@voie-libre/domain/payment/records'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { resendReceipts } from '../../api/payments.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { forgetReceipts, receiptsAtom } from '../../session/payments.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'
import { lastSearched } from '../../shared/journeySearch/lastSearched.ts'
import { Page } from '../../shared/page/Page.tsx'
import { PaymentRow } from '../../shared/payment/PaymentRow.tsx'
import { saveReceipt } from '../../shared/payment/saveReceipt.ts'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { useToday } from '../../shared/page/useToday.ts'
import { PlateFields } from '../../shared/vehicle/VehicleFields.tsx'
import { useAction } from './useAction.tsx'
import { FormErrors } from '../../shared/feedback/FormErrors.tsx'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'

/** Receipts of this device, and a form that sends any other receipt by plate and e-mail. Not in the specification. */
export function Component() {
  const { t } = useTranslation('receipts')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <OnThisDevice />
        <SentAgain />
      </div>
    </Page>
  )
}

function OnThisDevice() {
  const { t } = useTranslation('receipts')
  const kept = useAtomValue(receiptsAtom)
  const [asking, setAsking] = useState(false)
  const receipts = recent(kept ?? [], useToday())

  function clear() {
    forgetReceipts()
    setAsking(false)
  }
  return (
    <Card title={t('device.title')}>
      {receipts.length === 0 ? (
        <p className="text-text-soft">{t('device.none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line pb-4">
            {receipts.map((receipt) => (
              <OneReceipt key={receipt.sessionId} receipt={receipt} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="min-w-0 flex-1 basis-60 text-sm text-text-soft">{t('device.note')}</p>
            <Button variant="tertiary" icon="trash" onClick={() => setAsking(true)}>
              {t('device.clear')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        kind="alert"
        open={asking}
        title={t('device.clearTitle')}
        confirm={t('device.clear')}
        icon="trash"
        isFinal
        onConfirm={clear}
        onClose={() => setAsking(false)}
      >
        <p>{t('device.clearText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function OneReceipt({ receipt }: { receipt: KeptReceipt }) {
  const { t } = useTranslation('receipts')
  const { busy, run, note } = useAction(t('device.failed'))
  const { sessionId, reference, journeys } = receipt

  const download = () =>
    run(async () => {
      await saveReceipt(sessionId, reference)
      return t('device.downloaded')
    })
  return (
    <PaymentRow
      payment={receipt}
      facts={[journeys !== undefined && t('device.journeys', { count: journeys }), reference]}
      busy={busy}
      button={t('device.download')}
      buttonName={t('device.downloadNamed', { date: formatDateTime(receipt.paidAt) })}
      onDownload={() => void download()}
    >
      {note}
    </PaymentRow>
  )
}

function SentAgain() {
  const { t } = useTranslation('receipts')
  const errorText = useFieldError()
  const { busy, run, note } = useAction(t('again.failed'))
  const form = useForm<z.input<typeof receiptFormSchema>, unknown, ReceiptForm>({
    resolver: standardSchemaResolver(receiptFormSchema),
    mode: 'onTouched',
    defaultValues: { email: '', ...lastSearched() },
  })

  const send = (values: ReceiptForm) =>
    run(async () => {
      await resendReceipts(values)
      return t('again.sent', { email: values.email })
    })
  return (
    <Card title={t('again.title')}>
      <p className="mb-6 text-text-soft">{t('again.text')}</p>
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <FormErrors />
        <FormProvider {...form}>
          <PlateFields />
        </FormProvider>
        <EmailInput
          onAccept={(email) => form.setValue('email', email, { shouldValidate: true, shouldDirty: true })}
          label={t('again.email')}
          hint={t('again.emailHint')}
          required
          error={errorText(form.formState.errors.email)}
          {...form.register('email')}
        />
        <Button type="submit" icon="mail" loading={busy} className="self-start">
          {t('again.send')}
        </Button>
        {note}
      </form>
    </Card>
  )
}
