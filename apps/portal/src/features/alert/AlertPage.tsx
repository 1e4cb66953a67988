import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { pages } from '@voie-libre/domain/access/pages'
import { type AlertForm, alertFormSchema, toAlertClient } from '@voie-libre/domain/alert/alertForm'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmailField } from '@voie-libre/ui/email-field'
import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { saveAlert } from '../../api/alerts.ts'
import { useResource } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { forget } from '../../session/stored.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { lastSearched } from '../../shared/journeySearch/lastSearched.ts'
import { Page } from '../../shared/page/Page.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { TroubleNotice } from '../../shared/feedback/TroubleNotice.tsx'
import { useAsyncAction } from '../../shared/feedback/useAsyncAction.ts'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { PlateFields, RentalFields } from '../../shared/vehicle/VehicleFields.tsx'

/** alert: an e-mail at each passage of a vehicle. [§2.9] */
export function Component() {
  const { t } = useTranslation('alert')
  const { busy, error, attempt } = useAsyncAction()
  const [done, setDone] = useState(false)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {done ? (
        <DoneAndHome title={t('done.title')} text={t('done.text')} />
      ) : (
        <Subscription
          busy={busy}
          onSubscribe={async (form) => setDone(!(await attempt(() => saveAlert(toAlertClient(form)))))}
        >
          {error && <TroubleNotice error={error} />}
        </Subscription>
      )}
    </Page>
  )
}

interface SubscriptionProps {
  busy: boolean
  onSubscribe: (form: AlertForm) => Promise<void>
  /** Above the buttons: why the last try failed. */
  children: ReactNode
}

function Subscription({ busy, onSubscribe, children }: SubscriptionProps) {
  const { t } = useTranslation(['alert', 'common'])
  const said = useFieldError()
  const { data: provider } = useResource(providerData())
  const form = useForm<z.input<typeof alertFormSchema>, unknown, AlertForm>({
    resolver: standardSchemaResolver(alertFormSchema),
    mode: 'onTouched',
    // Most come here from a search that found nothing yet.
    defaultValues: { email: '', ...lastSearched(), rental: false },
  })
  useForgottenDates()

  return (
    <Card className="max-w-3xl">
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(onSubscribe)(event)}>
        <EmailField label={t('email')} required error={said(form.formState.errors.email)} {...form.register('email')} />
        <FormProvider {...form}>
          <PlateFields />
          <RentalFields hint={t('rentalHint')} />
        </FormProvider>
        {provider?.gdprText !== undefined && <RichText html={provider.gdprText} className="text-sm text-text-soft" />}
        {children}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button href={pages.home} variant="secondary" size="lg">
            {t('common:action.cancel')}
          </Button>
          {/* Kept within reach while something is missing: a press says what. */}
          <Button type="submit" size="lg" icon="bell" loading={busy} aria-disabled={!form.formState.isValid}>
            {t('subscribe')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Stored rental dates block prepayment: leaving this screen takes them away. [OPEN-29] */
function useForgottenDates() {
  useEffect(() => () => forget(['location/dates']), [])
}
