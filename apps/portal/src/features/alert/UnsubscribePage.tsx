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
  const { t } = useTranslation('alert')
  const { busy, error, done, run } = useAction(unsubscribeAlerts)
  return (
    <Page title={t('unsubscribe.title')} done={done ? t('unsubscribe.done') : undefined}>
      {done ? (
        <DoneAndHome title={t('unsubscribe.done')} text={t('unsubscribe.doneText')} />
      ) : (
        <Card className="flex max-w-3xl flex-col gap-6">
          <Alert tone="warning">{t('unsubscribe.warning')}</Alert>
          <Unsubscription busy={busy} onConfirm={(email) => void run(email)} />
          {error && <FailureNotice error={error} />}
        </Card>
      )}
    </Page>
  )
}

function Unsubscription({ busy, onConfirm }: { busy: boolean; onConfirm: (email: string) => void }) {
  const { t } = useTranslation(['alert', 'common'])
  const [query] = useSearchParams()
  const form = useSchemaForm(unsubscribeSchema, { defaultValues: { email: '' } })
  const { watch, handleSubmit, setValue } = form
  const field = useFields(form)
  const email = watch('email')
  const given = query.get('email')
  // The server draws the page without the query. Without an address in it, what was typed before stays.
  useEffect(() => {
    if (given !== null) setValue('email', given)
  }, [given, setValue])
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-6"
      onSubmit={(event) => void handleSubmit((typed) => onConfirm(typed.email))(event)}
    >
      <EmailField label={t('email')} required className="w-full" {...field('email')} />
      <ReasonedButton
        type="submit"
        size="lg"
        loading={busy}
        reason={email.trim() === '' ? t('common:form.noEmail') : undefined}
      >
        {t('unsubscribe.confirm')}
      </ReasonedButton>
    </form>
  )
}
