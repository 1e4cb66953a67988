import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import { type AddFleetPlate, addFleetPlateSchema } from '@voie-libre/domain/fleet/fleetForm'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { Button } from '@voie-libre/ui/button'
import { DateField } from '@voie-libre/ui/date-field'
import { FieldRow } from '@voie-libre/ui/field-row'
import { Modal } from '@voie-libre/ui/modal'
import { useId, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import useSWRMutation from 'swr/mutation'
import type * as z from 'zod/mini'
import { asApiError } from '../../../api/errors.ts'
import { addVehicle } from '../../../api/fleet.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { PlateFields } from '../../../shared/vehicle/PlateFields.tsx'

type Fields = z.input<typeof addFleetPlateSchema>

interface AddVehicleProps {
  onClose: () => void
  /** Receives the number plate as displayed. */
  onAdded: (plate: string) => void
}

/** Adds a vehicle to the fleet. A refusal stands beside its field, and the form keeps its values. [API-37, OPEN-55] */
export function AddVehicle({ onClose, onAdded }: AddVehicleProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const [today] = useState(() => parisDay(new Date()))
  const form = useForm<Fields, unknown, AddFleetPlate>({
    resolver: standardSchemaResolver(addFleetPlateSchema),
    defaultValues: { country: defaultCountry, plate: '', start: today, end: '' },
  })
  const { errors, isSubmitting: busy } = form.formState

  const { trigger, error: failure } = useSWRMutation<void, unknown, string, AddFleetPlate>(
    'addVehicle',
    (_, { arg }) => addVehicle(arg),
    {
      throwOnError: false,
      onSuccess: () => {
        const { plate, country } = form.getValues()
        onAdded(plateText({ numberPlate: plate, countryCode: country }))
      },
      onError: (refusal) => {
        const { code } = asApiError(refusal)
        const field = fieldOf(code)
        if (field) form.setError(field, { message: code }, { shouldFocus: true })
      },
    },
  )
  const error = failure === undefined || busy ? undefined : asApiError(failure)
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('add.title')}
      description={t('add.text')}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="plus" loading={busy}>
            {t('add.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit((values) => trigger(values))(event)}
      >
        <FormProvider {...form}>
          <PlateFields />
        </FormProvider>
        <FieldRow>
          {(['start', 'end'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <DateField
                  ref={ref}
                  label={t(`add.${name}`)}
                  {...(name === 'start' ? { required: true } : { optionalLabel: t('common:optional') })}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  error={errorText(errors[name], name)}
                />
              )}
            />
          ))}
        </FieldRow>
        {error && fieldOf(error.code) === undefined && <TroubleNotice error={error} />}
      </form>
    </Modal>
  )
}

/** The field that an error code of the server concerns. [§8] */
function fieldOf(code: ErrorCode): keyof Fields | undefined {
  switch (code) {
    case 'country_code_mandatory':
    case 'invalid_country_code':
      return 'country'
    case 'number_plate_mandatory':
    case 'invalid_number_plate':
    case 'number_plate_already_associated_to_this_user':
      return 'plate'
    case 'invalid_date_range':
      return 'end'
    default:
      return undefined
  }
}
