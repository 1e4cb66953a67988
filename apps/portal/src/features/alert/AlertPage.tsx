import { pages } from '@voie-libre/domain/access/pages'
import { canonicalNumber, isNumberOfNotice } from '@voie-libre/domain/journey/canonical'
import { type AlertForm, alertFormSchema, toAlertClient } from '@voie-libre/domain/alert/alertForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { FieldRow } from '@voie-libre/ui/field-row'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { saveAlert } from '../../api/alerts.ts'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { useResource } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { saveDates } from '../../session/search.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { ReasonedButton } from '../../shared/feedback/ReasonedButton.tsx'
import { refuseField } from '../../shared/feedback/refuseField.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { useFields } from '../../shared/fields/useFields.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { lastSearched } from '../../shared/journeySearch/lastSearched.ts'
import { FactsAside } from '../../shared/page/FactsAside.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { isPlateRefused, PlateFields, vehicleFieldOf } from '../../shared/vehicle/PlateFields.tsx'
import { loadDates, RentalFields } from '../../shared/vehicle/RentalFields.tsx'

/** alert: subscribes to an e-mail for each passage of a vehicle. [§2.9] */
export function Component() {
  const { t } = useTranslation(['alert', 'common'])
  const { data: provider } = useResource(providerData())
  const form = useSchemaForm(alertFormSchema, {
    // Most drivers come from a search without result, so its plate is the default value.
    defaultValues: { email: '', ...lastSearched(), rental: false },
  })
  const field = useFields(form)
  const { busy, error, answer, run } = useAction(
    async (subscription: AlertForm) => {
      const isPending = await saveAlert(toAlertClient(subscription))
      saveDates(undefined)
      return { toConfirm: isPending ? subscription.email : undefined }
    },
    { onFailed: (refusal) => refuseField(form.setError, vehicleFieldOf, refusal) },
  )
  const isNumber = isNumberOfNotice(canonicalNumber(form.watch('plate')))
  // Forgets the rental dates on leaving, too, because saved dates block prepayment. [OPEN-29]
  useEffect(() => () => saveDates(undefined), [])

  if (answer) {
    const { toConfirm } = answer
    return (
      <Page
        title={t('title')}
        done={t(toConfirm === undefined ? 'done.title' : 'pending.title')}
        subtitle={t('subtitle')}
      >
        <DoneAndHome title={t('done.title')} text={t('done.text')}>
          {toConfirm !== undefined && (
            <Alert tone="warning" title={t('pending.title')}>
              {t('pending.text', { email: toConfirm })}
            </Alert>
          )}
        </DoneAndHome>
      </Page>
    )
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageGrid>
        <Card>
          <Form onSubmit={(event) => void form.handleSubmit(run)(event)} {...loadsWhenTouched(loadDates)}>
            <FieldRow>
              <EmailInput label={t('email')} required {...field('email')} />
            </FieldRow>
            <FormProvider {...form}>
              <PlateFields />
              <output className="text-sm empty:sr-only">{isNumber && t('isNumber')}</output>
              <RentalFields hint={t('rentalHint')} />
            </FormProvider>
            {error && <FailureNotice error={error} />}
            {/* In a row, the hint stands below both buttons. */}
            <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-center sm:[&>div]:contents sm:[&_p]:col-span-2 sm:[&_p]:row-start-2">
              <ReasonedButton
                type="submit"
                size="lg"
                icon="bell"
                loading={busy}
                reason={form.formState.isValid || isPlateRefused(form) ? undefined : t('common:form.incomplete')}
                submitsAnyway
              >
                {t('subscribe')}
              </ReasonedButton>
              <Button href={pages.home} variant="tertiary" className="sm:justify-self-start">
                {t('common:action.cancel')}
              </Button>
            </div>
            {provider?.gdprText !== undefined && (
              <RichText html={provider.gdprText} className="text-sm text-pretty text-text-soft [&_a]:inline-block" />
            )}
          </Form>
        </Card>
        <FactsAside
          title={t('facts.title')}
          facts={[
            ['clock', t('facts.inTime')],
            ['user', t('facts.account')],
            ['car', t('facts.vehicles')],
            ['mail', t('facts.end')],
          ]}
        >
          <Link href={pages.unsubscribe} variant="standalone">
            {t('widget.unsubscribe')}
          </Link>
        </FactsAside>
      </PageGrid>
    </Page>
  )
}
