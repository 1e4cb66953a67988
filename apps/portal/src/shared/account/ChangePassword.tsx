import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import { changePasswordSchema, type PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { Illustration } from '@voie-libre/ui/illustration'
import { Modal } from '@voie-libre/ui/modal'
import { PasswordField } from '@voie-libre/ui/password-field'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { FormErrors } from '../feedback/FormErrors.tsx'
import { TroubleNotice } from '../feedback/TroubleNotice.tsx'
import { useAsyncAction } from '../feedback/useAsyncAction.ts'
import { useFieldError } from '../feedback/useFieldError.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type Fields = z.input<ReturnType<typeof changePasswordSchema>>

interface ChangePasswordProps {
  owner: PasswordOwner
  /** Identifies the account for password managers. */
  email: string
  onClose: () => void
  save: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>
}

/** Dialog that changes the password, and its success view. [ACCOUNT-27, VALID-18..20] */
export function ChangePassword({ onClose, ...rest }: ChangePasswordProps) {
  const { t } = useTranslation(['account', 'common'])
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(done ? 'change.done' : 'change.title')}
      busy={busy}
      footer={
        done ? (
          <Button ref={focus} onClick={onClose}>
            {t('common:action.ok')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={busy}>
              {t('common:action.save')}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <output className="flex flex-col items-start gap-3">
          <Illustration name="done" />
          <span>{t('change.doneText')}</span>
        </output>
      ) : (
        <Passwords id={formId} {...rest} onBusy={setBusy} onDone={() => setDone(true)} />
      )}
    </Modal>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

interface PasswordsProps extends Pick<ChangePasswordProps, 'owner' | 'email' | 'save'> {
  id: string
  onBusy: (busy: boolean) => void
  onDone: () => void
}

function Passwords({ id, owner, email, save, onBusy, onDone }: PasswordsProps) {
  const { t } = useTranslation('account')
  const errorText = useFieldError()
  const { error, attempt } = useAsyncAction()
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(changePasswordSchema(owner)),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  })

  async function submit({ currentPassword, newPassword }: Fields) {
    onBusy(true)
    const failure = await attempt(() => save({ currentPassword, newPassword }))
    onBusy(false)
    if (!failure) return onDone()
    const field = fieldOf(failure.code)
    if (field) form.setError(field, { message: failure.code }, { shouldFocus: true })
  }
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <FormErrors />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('change.current')}
        required
        autoComplete="current-password"
        error={errorText(form.formState.errors.currentPassword)}
        {...form.register('currentPassword')}
      />
      <FormProvider {...form}>
        <NewPasswordFields name="newPassword" owner={owner} label={t('newPassword')} />
      </FormProvider>
      {error && fieldOf(error.code) === undefined && <TroubleNotice error={error} />}
    </form>
  )
}

/** The field that an error code of the server concerns. [§8] */
function fieldOf(code: ErrorCode): keyof Fields | undefined {
  switch (code) {
    case 'invalid_password':
      return 'currentPassword'
    case 'bad_password_security':
      return 'newPassword'
    case 'password_confirmation_mandatory':
    case 'wrong_password_confirmation':
      return 'confirmation'
    default:
      return undefined
  }
}
