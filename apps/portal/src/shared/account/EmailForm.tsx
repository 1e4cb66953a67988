import { emailAddress } from '@voie-libre/contract/schemas/email'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { useAction } from '../feedback/useAction.ts'
import { useFieldError } from '../feedback/useFieldError.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'

const schema = z.object({ email: emailAddress })
type Fields = z.output<typeof schema>

interface EmailFormProps {
  button: string
  send: (email: string) => Promise<unknown>
  /** The success message, which must not depend on whether the e-mail has an account. [OPEN-52] */
  done: { title: string; text: (email: string) => string }
}

export function EmailForm({ button, send, done }: EmailFormProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldError()
  const { busy, error, answer, run } = useAction(async ({ email }: Fields) => {
    await send(email)
    return email
  })
  const { register, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { email: '' },
  })
  if (answer !== undefined) {
    return (
      // The alert replaces the form, so it takes over the focus.
      <Alert tone="success" title={done.title} tabIndex={-1} ref={focus} className="outline-none">
        <p className="wrap-anywhere">{done.text(answer)}</p>
      </Alert>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(run)(event)}>
      <EmailField
        label={t('email')}
        required
        autoComplete="username"
        error={errorText(formState.errors.email)}
        {...register('email')}
      />
      {error && <FailureNotice error={error} />}
      <Button type="submit" size="lg" icon="mail" loading={busy} className="sm:self-start">
        {button}
      </Button>
    </form>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()
