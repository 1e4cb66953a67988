import { changePasswordSchema, type PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { Form } from '@voie-libre/ui/form'
import { Illustration } from '@voie-libre/ui/illustration'
import { Modal } from '@voie-libre/ui/modal'
import { PasswordField } from '@voie-libre/ui/password-field'
import { LiveRegion } from '@voie-libre/ui/status'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { type FieldOfCode, refuseField } from '../feedback/refuseField.ts'
import { useAction } from '../feedback/useAction.ts'
import { useFields } from '../fields/useFields.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'
import { NewPasswordFields } from './NewPasswordForm.tsx'

type Fields = z.input<ReturnType<typeof changePasswordSchema>>

interface ChangePasswordProps {
  owner: PasswordOwner
  /** Identifies the account for password managers. */
  email: string
  onClose: () => void
  save: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>
}

/** Dialog that changes the password, and its success view. [ACCOUNT-27, VALID-18..20] */
export function ChangePassword({ owner, email, onClose, save }: ChangePasswordProps) {
  const { t } = useTranslation(['account', 'common'])
  const formId = useId()
  const form = useSchemaForm(changePasswordSchema(owner), {
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  })
  const field = useFields(form)
  const { busy, error, done, run } = useAction(
    ({ currentPassword, newPassword }: Fields) => save({ currentPassword, newPassword }),
    { onFailed: (failure) => refuseField(form.setError, fieldOf, failure) },
  )
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
        <LiveRegion live="polite" className="flex flex-col items-start gap-3">
          <Illustration name="done" />
          <span>{t('change.doneText')}</span>
        </LiveRegion>
      ) : (
        <Form id={formId} gap={5} onSubmit={(event) => void form.handleSubmit(run)(event)}>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('change.current')}
            required
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <FormProvider {...form}>
            <NewPasswordFields name="newPassword" owner={owner} label={t('newPassword')} />
          </FormProvider>
          {error && <FailureNotice error={error} />}
        </Form>
      )}
    </Modal>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

const fieldOf: FieldOfCode<Fields> = {
  invalid_password: 'currentPassword',
  bad_password_security: 'newPassword',
  password_confirmation_mandatory: 'confirmation',
  wrong_password_confirmation: 'confirmation',
}
