import { unsubscribeSchema } from '@voie-libre/domain/alert/alertForm'
import { Alert } from '@voie-libre/ui/alert'
import { Card } from '@voie-libre/ui/card'
import { EmailField } from '@voie-libre/ui/email-field'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { unsubscribeAlerts } from '../../api/alerts.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { ReasonedButton } from '../../shared/feedback/ReasonedButton.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'
import { useFields } from '../../shared/fields/useFields.ts'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'

/** unsubscribe: ends all alerts of an e-mail. Links in mails open it with the e-mail filled in. [§2.10] */
export function Component() {
  const { t } = useTranslation(['alert', 'common'])
  const { busy, error, done, run } = useAction(unsubscribeAlerts)
  const form = useSchemaForm(unsubscribeSchema, { defaultValues: { email: '' } })
  const field = useFields(form)
  const { setValue } = form
  const given = useSearchParams()[0].get('email')
  // The server draws the page without the query. Without an address in it, what was typed before stays.
  useEffect(() => {
    if (given !== null) setValue('email', given)
  }, [given, setValue])
  return (
    <Page title={t('unsubscribe.title')} done={done ? t('unsubscribe.done') : undefined}>
      {done ? (
        <DoneAndHome title={t('unsubscribe.done')} text={t('unsubscribe.doneText')} />
      ) : (
        <Card className="flex max-w-3xl flex-col gap-6">
          <Alert tone="warning">{t('unsubscribe.warning')}</Alert>
          <form
            noValidate
            className="flex flex-col items-start gap-6"
            onSubmit={(event) => void form.handleSubmit(({ email }) => run(email))(event)}
          >
            <EmailField label={t('email')} required className="w-full" {...field('email')} />
            <ReasonedButton
              type="submit"
              size="lg"
              loading={busy}
              reason={form.watch('email').trim() === '' ? t('common:form.noEmail') : undefined}
            >
              {t('unsubscribe.confirm')}
            </ReasonedButton>
          </form>
          {error && <FailureNotice error={error} />}
        </Card>
      )}
    </Page>
  )
}
