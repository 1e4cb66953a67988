import { type PasswordOwner, passwordRules, shortestPassword } from '@voie-libre/domain/account/password'
import { PasswordField } from '@voie-libre/ui/password-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '../feedback/useFieldError.ts'

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
  const errorText = useFieldError()
  const { register, formState, trigger } = useFormContext<Typed>()
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
        error={errorText(formState.errors[name])}
        {...register(name, {
          // Revalidates the repetition, because the two values may match now.
          onChange: () => formState.errors.confirmation && void trigger('confirmation'),
        })}
      />
      <PasswordField
        label={t('confirmation')}
        required
        autoComplete="new-password"
        error={errorText(formState.errors.confirmation)}
        {...register('confirmation')}
      />
    </>
  )
}
