import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { longest } from '@voie-libre/contract/schemas/longest'
import { renterProfileSchema } from '@voie-libre/domain/fleet/renterForm'
import { Button } from '@voie-libre/ui/button'
import { TextField } from '@voie-libre/ui/text-field'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import useSWRMutation from 'swr/mutation'
import type * as z from 'zod/mini'
import { asApiError } from '../../../api/errors.ts'
import { savePhone } from '../../../api/renters.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'

type Fields = z.infer<typeof renterProfileSchema>

interface PhoneFormProps {
  phoneNumber: string
  onCancel: () => void
  onSaved: () => void
}

/** Edits the phone number, the only detail that the renter may change. [OPEN-54] */
export function PhoneForm({ phoneNumber, onCancel, onSaved }: PhoneFormProps) {
  const { t } = useTranslation(['renters', 'common'])
  const errorText = useFieldError()
  const { trigger, error } = useSWRMutation<void, unknown, string, string>('phone', (_, { arg }) => savePhone(arg), {
    throwOnError: false,
    onSuccess: onSaved,
  })
  const { register, handleSubmit, setFocus, formState } = useForm<Fields>({
    resolver: standardSchemaResolver(renterProfileSchema),
    defaultValues: { phoneNumber },
  })
  // The button that had the focus is gone, so the field takes it.
  useEffect(() => setFocus('phoneNumber'), [setFocus])
  const { errors, isSubmitting: busy } = formState
  const issue = errors.phoneNumber

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ phoneNumber: typed }) => trigger(typed))(event)}
    >
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        type="tel"
        autoComplete="tel"
        limit={longest.phoneNumber}
        // The field's counter already shows the excess length.
        error={issue?.message === 'too_long' ? undefined : errorText(issue)}
        {...register('phoneNumber')}
      />
      {error !== undefined && !busy && <TroubleNotice error={asApiError(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('common:action.save')}
        </Button>
      </div>
    </form>
  )
}
