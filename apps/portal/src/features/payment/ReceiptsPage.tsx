import { type ReceiptForm, receiptFormSchema } from '@voie-libre/domain/payment/receiptForm'
import { recent } from '@voie-libre/domain/payment/receipts'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Form } from '@voie-libre/ui/form'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { prepareToken } from '../../api/captcha.ts'
import { loadCode, loadsWhenTouched } from '../../api/loadCode.ts'
import { receiptsAtom } from '../../session/payments.ts'
import { refuseField } from '../../shared/feedback/refuseField.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { useFields } from '../../shared/fields/useFields.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { lastSearched } from '../../shared/journeySearch/lastSearched.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useToday } from '../../shared/page/useToday.ts'
import { PlateFields, vehicleFieldOf } from '../../shared/vehicle/PlateFields.tsx'
import { ActionNote } from '../../shared/feedback/ActionNote.tsx'

// Lazy, because most visitors have no receipts.
const SavedReceipts = lazy(async () => ({ default: (await import('./SavedReceipts.tsx')).SavedReceipts }))

/** Lists the receipts of this device, and mails any other by plate and e-mail. Not in the specification. */
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
  const { t } = useTranslation(['receipts', 'common'])
  const receipts = recent(useAtomValue(receiptsAtom) ?? [], useToday())
  return (
    <Card title={t('device.title')}>
      {receipts.length === 0 ? (
        <p className="text-text-soft">{t('device.none')}</p>
      ) : (
        <Suspense fallback={<Spinner label={t('common:loading')} />}>
          <SavedReceipts receipts={receipts} />
        </Suspense>
      )}
    </Card>
  )
}

const loadPayments = () => import('../../api/payments.ts')

function SentAgain() {
  const { t } = useTranslation('receipts')
  const form = useSchemaForm(receiptFormSchema, { defaultValues: { email: '', ...lastSearched() } })
  const field = useFields(form)
  const sending = useAction(
    async (values: ReceiptForm) => {
      const { resendReceipts } = await loadCode(loadPayments)
      await resendReceipts(values)
      return t('again.sent', { email: values.email })
    },
    { onFailed: (refusal) => refuseField(form.setError, vehicleFieldOf, refusal) },
  )
  return (
    <Card title={t('again.title')}>
      <p className="mb-6 text-text-soft">{t('again.text')}</p>
      {/* No field is wider than the plate. */}
      <Form
        className="max-w-md"
        onSubmit={(event) => void form.handleSubmit(sending.run)(event)}
        {...loadsWhenTouched(loadPayments, () => prepareToken('receipts'))}
      >
        <FormProvider {...form}>
          <PlateFields />
        </FormProvider>
        <EmailInput label={t('again.email')} hint={t('again.emailHint')} required {...field('email')} />
        <Button type="submit" icon="mail" loading={sending.busy} className="self-start">
          {t('again.send')}
        </Button>
        <ActionNote action={sending} failed={t('again.failed')} />
      </Form>
    </Card>
  )
}
