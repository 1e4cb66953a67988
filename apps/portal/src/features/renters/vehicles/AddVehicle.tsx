import { type AddFleetPlate, addFleetPlateSchema } from '@voie-libre/domain/fleet/fleetForm'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { DateField } from '@voie-libre/ui/date-field'
import { FieldRow } from '@voie-libre/ui/field-row'
import { useId, useState } from 'react'
import { Controller, FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { addVehicle } from '../../../api/fleet.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { type FieldOfCode, refuseField } from '../../../shared/feedback/refuseField.ts'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { PlateFields, vehicleFieldOf } from '../../../shared/vehicle/PlateFields.tsx'
import { plateText } from '../../../shared/vehicle/VehiclePlate.tsx'

type Fields = z.input<typeof addFleetPlateSchema>

interface AddVehicleProps {
  /** What the form begins with. */
  filled?: Partial<Fields>
  onClose: () => void
  onAdded: (plate: string) => void
}

/** Adds a vehicle to the fleet. A refusal stands beside its field, and the form keeps its values. [API-37, OPEN-55] */
export function AddVehicle({ filled, onClose, onAdded }: AddVehicleProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const [today] = useState(() => parisDay(new Date()))
  const form = useSchemaForm(addFleetPlateSchema, {
    defaultValues: { country: defaultCountry, plate: '', start: today, end: '', ...filled },
  })
  const { errors } = form.formState
  const { busy, error, run } = useAction(
    async (given: AddFleetPlate) => {
      await addVehicle(given)
      return plateText({ numberPlate: given.plate, countryCode: given.country })
    },
    { onDone: onAdded, onFailed: (refusal) => refuseField(form.setError, fieldOf, refusal) },
  )
  return (
    <ConfirmDialog
      title={t('add.title')}
      description={t('add.text')}
      busy={busy}
      confirm={t('add.confirm')}
      icon="plus"
      form={formId}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(run)(event)}
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
              render={({ field: { onChange, ...field } }) => (
                <DateField
                  {...field}
                  label={t(`add.${name}`)}
                  {...(name === 'start' ? { required: true } : { optionalLabel: t('common:optional') })}
                  onValueChange={onChange}
                  error={errorText(errors[name], name)}
                />
              )}
            />
          ))}
        </FieldRow>
        {error && <FailureNotice error={error} />}
      </form>
    </ConfirmDialog>
  )
}

const fieldOf: FieldOfCode<Fields> = {
  ...vehicleFieldOf,
  number_plate_already_associated_to_this_user: 'plate',
  invalid_date_range: 'end',
}
