import {
  newPasswordSchema,
  type PasswordOwner,
  passwordRules,
  shortestPassword,
} from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { Form } from '@voie-libre/ui/form'
import { PasswordField } from '@voie-libre/ui/password-field'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { refuseField } from '../feedback/refuseField.ts'
import { useAction } from '../feedback/useAction.ts'
import { useFields } from '../fields/useFields.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'
import { isDeadLink } from './mailedLink.ts'

interface NewPasswordFormProps {
  owner: PasswordOwner
  save: (password: string) => Promise<unknown>
  onSaved: () => void
  onDeadLink: ReactNode
  /** Runs instead of `onSaved` if the link activated the account before. */
  onAlreadyActive?: () => void
}

/** Sets a password through a link from a mail: after a forgotten password, or a renter's first password. [OPEN-52] */
export function NewPasswordForm({ owner, save, onSaved, onDeadLink, onAlreadyActive }: NewPasswordFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const form = useSchemaForm(newPasswordSchema(owner), { defaultValues: { password: '', confirmation: '' } })

  const { busy, error, run } = useAction(({ password }: { password: string }) => save(password), {
    onDone: onSaved,
    onFailed: (failure) => {
      if (failure.code === 'user_already_activated') onAlreadyActive?.()
      return refuseField(form.setError, { bad_password_security: 'password' }, failure)
    },
  })
  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void form.handleSubmit(run)(event)}>
        <NewPasswordFields name="password" owner={owner} label={t('newPassword')} />
        {error && <FailureNotice error={error} />}
        {error && isDeadLink(error) && onDeadLink}
        <Button type="submit" size="lg" loading={busy} className="sm:self-start">
          {t('common:action.save')}
        </Button>
      </Form>
    </FormProvider>
  )
}

type Typed = Record<'password' | 'newPassword' | 'confirmation', string>

interface NewPasswordFieldsProps {
  /** Name of the password field; the repetition is always `confirmation`. */
  name: 'password' | 'newPassword'
  owner: PasswordOwner
  /** Label of the password field: it differs between a new account and a changed password. */
  label: string
}

/** The password field with a live list of its rules, and the repetition. Needs a surrounding form provider. [§5] */
export function NewPasswordFields({ name, owner, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  const form = useFormContext<Typed>()
  const field = useFields(form)
  const typed = useWatch<Typed, typeof name>({ name })
  return (
    <>
      <PasswordField
        label={label}
        required
        autoComplete="new-password"
        rules={passwordRules(owner).map(({ code, met }) => ({
          label: t(`rule.${code}`, { length: shortestPassword[owner] }),
          // An empty field violates no rule about characters, but must not show them as met.
          met: typed !== '' && met(typed),
        }))}
        {...field(name, {
          // Revalidates the repetition, because the two values may match now.
          onChange: () => form.formState.errors.confirmation && void form.trigger('confirmation'),
        })}
      />
      <PasswordField label={t('confirmation')} required autoComplete="new-password" {...field('confirmation')} />
    </>
  )
}
