import { type PasswordOwner, passwordRules } from '@voie-libre/domain/account/password'
import { PasswordField } from '@voie-libre/ui/password-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '../../shared/useFieldError.ts'

interface NewPasswordFieldsProps {
  owner: PasswordOwner
  /** A password of a new account, or one that replaces another. */
  label: string
}

/** A password with its rules ticked live, and once more. Belongs in a form with `password` and `confirmation`. [§5] */
export function NewPasswordFields({ owner, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  const said = useFieldError()
  const { register, formState } = useFormContext<{ password: string; confirmation: string }>()
  const typed = useWatch<{ password: string }, 'password'>({ name: 'password' })
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
        error={said(formState.errors.password)}
        {...register('password')}
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
