import { emailAddress } from '@voie-libre/contract/schemas/email'
import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmailField } from '@voie-libre/ui/email-field'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { requestActivation } from '../../api/account.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { useAction } from '../feedback/useAction.ts'
import { useFields } from '../fields/useFields.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'

const schema = z.object({ email: emailAddress })
type Fields = z.output<typeof schema>

interface EmailFormProps {
  button: string
  send: (email: string) => Promise<unknown>
  /** The success message, which must not depend on whether the e-mail has an account. [OPEN-52] */
  sent: (email: string) => string
}

export function EmailForm({ button, send, sent }: EmailFormProps) {
  const { t } = useTranslation('account')
  const { busy, error, answer, run } = useAction(async ({ email }: Fields) => {
    await send(email)
    return email
  })
  const form = useSchemaForm(schema, { defaultValues: { email: '' } })
  const field = useFields(form)
  if (answer !== undefined) {
    return (
      // The alert replaces the form, so it takes over the focus.
      <Alert tone="success" title={t('mailSent')} tabIndex={-1} ref={focus} className="outline-none">
        <p className="wrap-anywhere">{sent(answer)}</p>
      </Alert>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(run)(event)}>
      <EmailField label={t('email')} required autoComplete="username" {...field('email')} />
      {error && <FailureNotice error={error} />}
      <Button type="submit" size="lg" icon="mail" loading={busy} className="sm:self-start">
        {button}
      </Button>
    </form>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()

/** Explains why an activation link does not work, and requests another one. [OPEN-52] */
export function NewActivationLink({ owner, text }: { owner: PasswordOwner; text: string }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('activate.newLink')}>
      <div className="flex flex-col gap-6">
        <Alert tone="danger" title={text}>
          <p>{t('activate.newLinkText')}</p>
        </Alert>
        <EmailForm
          button={t('register.mailAgain')}
          send={(email) => requestActivation(owner, email)}
          sent={() => t('activationSent')}
        />
      </div>
    </Card>
  )
}

interface ActivationAgainProps {
  owner: PasswordOwner
  email: string
  label: string
  /** Text after the request. It is neutral, because it must not reveal which e-mails have an account. [OPEN-52] */
  sent: string
}

export function ActivationAgain({ owner, email, label, sent }: ActivationAgainProps) {
  const { busy, error, done, run } = useAction(() => requestActivation(owner, email))
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" icon="mail" loading={busy} onClick={() => void run()}>
        {label}
      </Button>
      {done && (
        <Alert tone="success" live>
          {sent}
        </Alert>
      )}
      {error && <FailureNotice error={error} />}
    </div>
  )
}
