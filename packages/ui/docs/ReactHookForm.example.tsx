import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { DateRangeSelector, type DateRange } from '@voie-libre/ui/date-range'
import { ErrorSummary } from '@voie-libre/ui/error-summary'
import { PlateField } from '@voie-libre/ui/plate-field'
import { Switch } from '@voie-libre/ui/switch'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'

interface Rental {
  plate: string
  alerts: boolean
  dates?: DateRange
}

export function Example() {
  const { register, control, handleSubmit, formState } = useForm<Rental>({ defaultValues: { plate: '', alerts: true } })
  const [saved, setSaved] = useState<Rental>()
  const { errors, isSubmitting } = formState
  const faults = [
    { id: 'plate', text: errors.plate?.message },
    { id: 'dates', text: errors.dates?.message },
  ].flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]))
  if (saved) return <ConfirmationPanel title={`The rental of ${saved.plate} is saved`} takesFocus />
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(setSaved)(event)}>
      <ErrorSummary title="Please correct the form" errors={faults} />
      <PlateField
        id="plate"
        label="Number plate"
        country="FR"
        error={errors.plate?.message}
        {...register('plate', { required: 'Enter the number plate.' })}
      />
      <Controller
        name="dates"
        control={control}
        rules={{ required: 'Enter start and end of the rental.' }}
        render={({ field: { ref, value, onChange } }) => (
          <DateRangeSelector
            id="dates"
            legend="Rental"
            error={errors.dates?.message}
            ref={ref}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      <Switch label="E-mails about the journeys" {...register('alerts')} />
      <Button type="submit" loading={isSubmitting}>
        Save
      </Button>
    </form>
  )
}
