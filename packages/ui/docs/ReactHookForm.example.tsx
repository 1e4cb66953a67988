import { Button } from '@voie-libre/ui/button'
import { Cluster } from '@voie-libre/ui/cluster'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { DateRangeSelector, type DateRange } from '@voie-libre/ui/date-range'
import { Form } from '@voie-libre/ui/form'
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
  if (saved) return <ConfirmationPanel title={`The rental of ${saved.plate} is saved`} takesFocus />
  return (
    <Form onSubmit={(event) => void handleSubmit(setSaved)(event)}>
      <PlateField
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
            legend="Rental"
            error={errors.dates?.message}
            ref={ref}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      <Switch label="E-mails about the journeys" {...register('alerts')} />
      <Cluster>
        <Button type="submit" loading={isSubmitting}>
          Save
        </Button>
      </Cluster>
    </Form>
  )
}
