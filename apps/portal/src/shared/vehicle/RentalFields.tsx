import type { RentalDates } from '@voie-libre/contract/schemas/journey'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Spinner } from '@voie-libre/ui/spinner'
import { lazy, Suspense } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { saveDates } from '../../session/search.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { useFieldError } from '../feedback/useFieldError.ts'
import type { VehicleTyped } from './PlateFields.tsx'

/** Loads the code of the dates, which few drivers need; a form calls it while the driver types. */
export const loadDates = () => import('@voie-libre/ui/date-range')

const DateRangeSelector = lazy(() =>
  loadDates().then(
    (part) => ({ default: part.DateRangeSelector }),
    () => ({ default: Unavailable }),
  ),
)
const Unavailable = () => <FailureNotice error={new ApiError('offline')} />

interface RentalFieldsProps {
  hint: string
  /** Runs after complete dates are stored. */
  onStored?: () => void
}

/** Checkbox 'I was with a rental vehicle' and its dates; stores complete dates on each change. [WIDGET-27] */
export function RentalFields({ hint, onStored }: RentalFieldsProps) {
  const { t } = useTranslation(['search', 'common'])
  const errorText = useFieldError()
  const { control, register, setValue, trigger, formState } = useFormContext<VehicleTyped>()
  const rental = useWatch({ control, name: 'rental' })

  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('plate.rental')}
        {...register('rental', {
          onChange: () => {
            // Unchecking clears the dates, so that checking again starts with empty fields. [§5, ALERT-07]
            setValue('range', undefined)
            saveDates(undefined)
          },
        })}
      />
      {rental && (
        <Suspense fallback={<Spinner size="sm" label={t('common:loading')} />}>
          <Controller
            control={control}
            name="range"
            render={({ field }) => (
              <DateRangeSelector
                legend={t('plate.rentalPeriod')}
                hint={hint}
                required
                ref={field.ref}
                value={field.value}
                onValueChange={(range: RentalDates | undefined) => {
                  field.onChange(range)
                  if (range === undefined) return
                  // The selector reports missing dates itself; an end before the start is the form's error. [OPEN-29]
                  void trigger('range')
                  saveDates(range)
                  onStored?.()
                }}
                error={errorText(formState.errors.range)}
                errorSide="end"
              />
            )}
          />
        </Suspense>
      )}
    </div>
  )
}
