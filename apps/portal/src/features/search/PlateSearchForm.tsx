import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { canonicalPlate, displayPlate, plateHint } from '@voie-libre/domain/journey/plate'
import type { RentalDates } from '@voie-libre/domain/journey/rentalDates'
import {
  countryKeywords,
  distinguishingSign,
  plateCountries,
  sortedCountries,
} from '@voie-libre/domain/reference/countries'
import { type PlateSearchForm as PlateSearched, plateSearchSchema } from '@voie-libre/domain/search/searchForm'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { DateRangeSelector } from '@voie-libre/ui/date-range'
import { PlateField } from '@voie-libre/ui/plate-field'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { currentLanguage } from '../../i18n/setup.ts'
import { forget, put } from '../../session/stored.ts'
import { useFieldError } from '../../shared/useFieldError.ts'

type PlateTyped = z.input<typeof plateSearchSchema>

interface PlateSearchFormProps {
  initial: { country: string; plate: string; range: RentalDates | undefined }
  /** Whether 'I was with a rental vehicle' is asked: a rental vehicle cannot prepay. [OPEN-26] */
  offersRental?: boolean
  searching: boolean
  onSearch: (form: PlateSearched) => void
  /** Under the form: why the last search gave nothing. */
  children?: ReactNode
}

/** Country, plate and, for a rental vehicle, when it was rented. Refuses nothing the server could know. [OPEN-23] */
export function PlateSearchForm({ initial, offersRental = true, searching, onSearch, children }: PlateSearchFormProps) {
  const { t } = useTranslation(['search', 'common'])
  const said = useFieldError()
  const countries = useCountries()
  const keepDates = useRentalDates()
  const { control, register, handleSubmit, setValue, getValues, formState } = useForm<
    PlateTyped,
    unknown,
    PlateSearched
  >({
    resolver: standardSchemaResolver(plateSearchSchema),
    mode: 'onTouched',
    defaultValues: {
      country: initial.country,
      plate: displayPlate(initial.plate, initial.country),
      rental: offersRental && initial.range !== undefined,
      range: initial.range,
    },
  })
  const [country, rental] = useWatch({ control, name: ['country', 'rental'] })
  const { errors, isValid } = formState
  const example = plateHint(country)

  /** What was typed, as its country writes it: spaces and dashes only, never a letter. */
  function tidyPlate(of: string) {
    const plate = canonicalPlate(getValues('plate'))
    if (plate !== '') setValue('plate', displayPlate(plate, of), { shouldValidate: formState.isSubmitted })
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) =>
        void handleSubmit((form) => {
          if (searching) return
          keepDates.searched()
          onSearch(form)
        })(event)
      }
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <CountrySelect
              label={t('plate.country')}
              hint={t('plate.countryHint')}
              options={countries}
              required
              ref={field.ref}
              onBlur={field.onBlur}
              value={field.value}
              onValueChange={(code) => {
                field.onChange(code)
                tidyPlate(code)
              }}
              error={said(errors.country)}
            />
          )}
        />
        <PlateField
          label={t('plate.number')}
          hint={example === undefined ? undefined : t('plate.example', { example })}
          country={country}
          band={distinguishingSign(country)}
          required
          error={said(errors.plate)}
          {...register('plate', { onBlur: () => tidyPlate(country) })}
        />
      </div>
      {offersRental && (
        <div className="flex flex-col gap-4">
          <Checkbox label={t('plate.rental')} {...register('rental')} />
          {rental && (
            <Controller
              control={control}
              name="range"
              render={({ field }) => (
                <DateRangeSelector
                  legend={t('plate.rentalPeriod')}
                  hint={t('plate.rentalHint')}
                  required
                  ref={(fields) => field.ref(fields && { focus: () => fields.querySelector('input')?.focus() })}
                  value={field.value}
                  onChange={(range) => {
                    field.onChange(range)
                    keepDates.typed(range)
                  }}
                  error={said(errors.range)}
                />
              )}
            />
          )}
        </div>
      )}
      <div className="flex flex-col items-start gap-3">
        {/* Kept within reach while something is missing: a press says what. [OPEN-23] */}
        <Button
          type="submit"
          size="lg"
          icon="search"
          loading={searching}
          aria-disabled={!isValid}
          className="w-full sm:w-auto"
        >
          {t('common:action.search')}
        </Button>
        <p className="text-sm text-text-soft">{t('safe')}</p>
      </div>
      {children}
    </form>
  )
}

function useCountries() {
  const language = currentLanguage()
  return useMemo(
    () =>
      sortedCountries(plateCountries, language).map(({ code, name }) => ({
        code,
        name,
        keywords: countryKeywords(code),
      })),
    [language],
  )
}

/**
 * Complete dates are stored as they are typed; leaving without a search takes them away again, since stored rental dates
 * block prepayment. [WIDGET-27, OPEN-29]
 */
function useRentalDates() {
  const pending = useRef(false)
  useEffect(
    () => () => {
      if (pending.current) forget(['location/dates'])
    },
    [],
  )
  return {
    typed(range: RentalDates | undefined) {
      if (range === undefined) return
      put('location/dates', range)
      pending.current = true
    },
    searched() {
      pending.current = false
    },
  }
}
