import { passwordPages } from '@voie-libre/domain/access/pages'
import { loginSchema, type PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { PasswordField } from '@voie-libre/ui/password-field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { loadCalls, login } from '../../api/account.ts'
import { prepareToken } from '../../api/captcha.ts'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { useAction } from '../feedback/useAction.ts'
import { useFields } from '../fields/useFields.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'
import { ActivationAgain } from './EmailForm.tsx'

type Fields = z.output<typeof loginSchema>

/**
 * Login with e-mail and password. The server's refusal stands under the whole form, not beside a field: an unknown
 * e-mail and a wrong password must give the same message, and both fields are marked. [OPEN-52, HARDENING 6.3.8]
 */
export function LoginForm({ owner, onLogin }: { owner: PasswordOwner; onLogin: () => Promise<void> }) {
  const { t } = useTranslation('account')
  const { busy, error, run } = useAction(async (credentials: Fields) => {
    await login(owner, credentials)
    await onLogin()
  })
  const failureId = useId()
  const isWrong = error?.code === 'user_not_found' || error?.code === 'invalid_password'
  const form = useSchemaForm(loginSchema, { defaultValues: { email: '', password: '' } })
  const field = useFields(form)

  return (
    <Form
      method="post" // never a password in the address, should the form be sent without the portal's code
      onSubmit={(event) => void form.handleSubmit(run)(event)}
      {...loadsWhenTouched(loadCalls[owner], () => prepareToken('login'))}
    >
      {/* A refused login marks both fields, but explains them in one message below, which the form's summary leaves out. */}
      <EmailField
        label={t('email')}
        required
        autoComplete="username"
        aria-invalid={isWrong || undefined}
        describedBy={isWrong ? failureId : undefined}
        {...field('email')}
      />
      <div className="flex flex-col items-start gap-2">
        <PasswordField
          label={t('password')}
          required
          autoComplete="current-password"
          aria-invalid={isWrong || undefined}
          className="w-full"
          {...field('password')}
        />
        <Link href={passwordPages[owner].forgotten}>{t('login.forgotten')}</Link>
      </div>
      {error && (
        <div id={failureId}>
          <FailureNotice error={error} />
        </div>
      )}
      {error?.code === 'user_not_activated' && (
        <ActivationAgain
          owner={owner}
          email={form.getValues('email').trim()}
          label={t('login.activationAgain')}
          sent={t('activationSent')}
        />
      )}
      <Button type="submit" size="lg" loading={busy} className="sm:self-start">
        {t('login.submit')}
      </Button>
    </Form>
  )
}
