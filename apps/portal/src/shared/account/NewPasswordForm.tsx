import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { newPasswordSchema, type PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaptchaTrouble } from '../feedback/CaptchaTrouble.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { refuseField } from '../feedback/refuseField.ts'
import { useAction } from '../feedback/useAction.ts'
import { FormErrors } from '../feedback/FormErrors.tsx'

interface Fields {
  password: string
  confirmation: string
}

interface NewPasswordFormProps {
  owner: PasswordOwner
  save: (password: string) => Promise<unknown>
  onSaved: () => void
  /** Shown if the link is expired or already used. */
  onDeadLink: ReactNode
  /** Runs instead of `onSaved` if the link activated the account before. */
  onAlreadyActive?: () => void
}

/** Sets a password through a link from a mail: after a forgotten password, or a renter's first password. [OPEN-52] */
export function NewPasswordForm({ owner, save, onSaved, onDeadLink, onAlreadyActive }: NewPasswordFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const form = useForm<Fields, unknown, Fields>({
    resolver: standardSchemaResolver(newPasswordSchema(owner)),
    defaultValues: { password: '', confirmation: '' },
  })

  const { busy, error, run } = useAction(({ password }: Fields) => save(password), {
    onDone: onSaved,
    onFailed: (failure) => {
      if (failure.code === 'user_already_activated') onAlreadyActive?.()
      return refuseField(form.setError, { bad_password_security: 'password' }, failure)
    },
  })
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(run)(event)}>
        <FormErrors />
        <NewPasswordFields name="password" owner={owner} label={t('newPassword')} />
        {error && <CaptchaTrouble error={error} />}
        {error && deadLinkCodes.includes(error.code) && onDeadLink}
        <Button type="submit" size="lg" loading={busy} className="sm:self-start">
          {t('common:action.save')}
        </Button>
      </form>
    </FormProvider>
  )
}

const deadLinkCodes: readonly string[] = [
  'expired_password_reset_code',
  'expired_activation_code',
  'invalid_activation_code',
  'user_not_found',
]
