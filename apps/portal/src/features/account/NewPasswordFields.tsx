import { type PasswordOwner, passwordRules } from '@voie-libre/domain/account/password'
import { PasswordField } from '@voie-libre/ui/password-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'

type Typed = Record<'password' | 'newPassword' | 'confirmation', string>

interface NewPasswordFieldsProps {
  /** What the form calls the password; its repetition is `confirmation`. */
  name: 'password' | 'newPassword'
  owner: PasswordOwner
  /** A password of a new account, or one that replaces another. */
  label: string
}

/** A password with its rules ticked live, and once more, of the form around them. [§5] */
export function NewPasswordFields({ name, owner, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  const said = useFieldError()
  const { register, formState, trigger } = useFormContext<Typed>()
  const typed = useWatch<Typed, typeof name>({ name })
  return (
    <>
      <PasswordField
        label={label}
        required
        autoComplete="new-password"
        rules={passwordRules(owner).map(({ code, met }) => ({
          label: t(`rule.${code}`, { length: owner === 'renter' ? 12 : 8 }),
          // An empty field breaks no rule on characters, but has met none either.
          met: typed !== '' && met(typed),
        }))}
        error={said(formState.errors[name])}
        {...register(name, {
          // What was said of the repetition is looked at again: it may be the same by now.
          onChange: () => formState.errors.confirmation && void trigger('confirmation'),
        })}
      />
      <PasswordField
        label={t('confirmation')}
        required
        autoComplete="new-password"
        error={said(formState.errors.confirmation)}
        {...register('confirmation')}
      />
    </>
  )
}
