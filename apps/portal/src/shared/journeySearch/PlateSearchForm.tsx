import { canonicalNumber, displayPlate, isNumberOfNotice } from '@voie-libre/domain/journey/plate'
import { linkedVehicle } from '@voie-libre/domain/journey/plateForm'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { type PlateSearchForm as PlateSearched, plateSearchSchema } from '@voie-libre/domain/search/searchForm'
import { Form } from '@voie-libre/ui/form'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { ApiError } from '../../api/errors.ts'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { firstDates, saveDates } from '../../session/search.ts'
import { refuseField } from '../feedback/refuseField.ts'
import { useSchemaForm } from '../fields/useSchemaForm.ts'
import { PlateFields, vehicleFieldOf } from '../vehicle/PlateFields.tsx'
import { loadDates, RentalFields } from '../vehicle/RentalFields.tsx'
import { lastSearched } from './lastSearched.ts'
import { ReadAs } from './ReadAs.tsx'
import { SearchFailure } from './SearchFailure.tsx'
import { SearchSubmit } from './SearchSubmit.tsx'

interface PlateSearchFormProps {
  /** Shows 'I was with a rental vehicle'. Off for prepayment, which excludes rental vehicles. [OPEN-26] */
  offersRental?: boolean
  searching: boolean
  onSearch: (form: PlateSearched) => void
  /** A plate that was typed as a number. */
  first?: PlateSearch | undefined
  /** Searches what was typed as the number of a notice instead. [OPEN-69] */
  onNumber?: (number: string) => void
  /** Why the last search failed: marks the field that it concerns, else stands under the form. */
  error: ApiError | undefined
  onRetry: () => void
  /** Shown under the form. */
  children?: ReactNode
}

/**
 * Country, plate and, for a rental vehicle, the rental dates; prefilled from the link of a mail or the last search. Rejects no plate that the
 * server could know. [OPEN-23]
 */
export function PlateSearchForm(props: PlateSearchFormProps) {
  const { offersRental = true, searching, onSearch, first, onNumber, error, onRetry, children } = props
  const { t } = useTranslation('search')
  // Saved dates block prepayment, so a driver who leaves without a search saves none. [WIDGET-27, OPEN-29]
  const dropsDates = useRef(false)
  useEffect(
    () => () => {
      if (dropsDates.current) saveDates(undefined)
    },
    [],
  )
  const [query] = useSearchParams()
  const [initial] = useState(() => {
    if (first)
      return { country: first.country, plate: displayPlate(first.licensePlate, first.country), range: undefined }
    const linked = z.safeParse(linkedVehicle, Object.fromEntries(query)).data
    if (!linked) return { ...lastSearched(), range: offersRental ? firstDates() : undefined }
    const { countryCode: country, numberPlate } = linked
    return { country, plate: displayPlate(numberPlate, country), range: undefined }
  })
  const form = useSchemaForm(plateSearchSchema, {
    defaultValues: { ...initial, rental: initial.range !== undefined },
  })
  const { setError, getValues } = form
  // The refusal of a saved plate concerns no field: this one is empty.
  const marks = useMemo(
    () => error !== undefined && error.code in vehicleFieldOf && getValues('plate') !== '',
    [error, getValues],
  )
  useEffect(() => {
    if (error && marks) refuseField(setError, vehicleFieldOf, error)
  }, [error, marks, setError])
  const [read, setRead] = useState<PlateSearched>()
  const number = read && canonicalNumber(read.plate)

  function run(searched: PlateSearched) {
    dropsDates.current = false
    onSearch(searched)
  }

  return (
    <Form
      onSubmit={(event) =>
        void form.handleSubmit((searched) => {
          if (searching) return
          const isNumber = onNumber !== undefined && isNumberOfNotice(canonicalNumber(searched.plate))
          setRead(isNumber ? searched : undefined)
          if (!isNumber) run(searched)
        })(event)
      }
      onChange={() => setRead(undefined)}
      {...(offersRental && loadsWhenTouched(loadDates))}
    >
      <FormProvider {...form}>
        <PlateFields />
        {offersRental && <RentalFields hint={t('plate.rentalHint')} onStored={() => (dropsDates.current = true)} />}
      </FormProvider>
      <SearchSubmit searching={searching} complete={form.formState.isValid} />
      {read && number !== undefined && onNumber && (
        <ReadAs read={{ number }} searching={searching} onNumber={() => onNumber(number)} onPlate={() => run(read)} />
      )}
      {error && !marks && <SearchFailure error={error} onRetry={onRetry} />}
      {children}
    </Form>
  )
}
