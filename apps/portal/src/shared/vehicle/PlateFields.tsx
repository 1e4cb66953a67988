import type { vehicleFields } from '@voie-libre/domain/journey/plateForm'
import { longestPlate } from '@voie-libre/domain/journey/canonical'
import { canonicalPlate, displayPlate, plateDoubt, plateHint } from '@voie-libre/domain/journey/plate'
import { countryName, plateLetters, plateCountries } from '@voie-libre/domain/reference/countries'
import { afterPress } from '@voie-libre/ui/after-press'
import { Button } from '@voie-libre/ui/button'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { FieldRow } from '@voie-libre/ui/field-row'
import { PlateField } from '@voie-libre/ui/plate-field'
import { useState } from 'react'
import { Controller, type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { currentLanguage } from '../../i18n/setup.ts'
import { useCountryOptions } from './useCountryOptions.ts'
import { PlateLabel } from './PlateLabel.tsx'
import type { FieldOfCode } from '../feedback/refuseField.ts'
import { useFieldError } from '../feedback/useFieldError.ts'

export type VehicleTyped = { [Name in keyof typeof vehicleFields]: z.input<(typeof vehicleFields)[Name]> }

/** The fields of a vehicle that a refusal of the server concerns. [RGAA 11.10] */
export const vehicleFieldOf = {
  country_code_mandatory: 'country',
  invalid_country_code: 'country',
  number_plate_mandatory: 'plate',
  invalid_number_plate: 'plate',
} as const satisfies FieldOfCode<VehicleTyped>

/** Whether the server refused the plate: the form is complete, although a field has an error. */
export const isPlateRefused = ({ formState: { errors } }: { formState: { errors: FieldErrors<VehicleTyped> } }) =>
  errors.plate?.message === 'invalid_number_plate'

/** Fields for country and plate. Needs a surrounding form provider. */
export function PlateFields() {
  const { t } = useTranslation('search')
  const errorText = useFieldError()
  const countries = useCountryOptions(plateCountries)
  const { control, register, setValue, getValues, formState } = useFormContext<VehicleTyped>()
  const { errors, isSubmitted } = formState
  const country = useWatch({ control, name: 'country' })
  const example = plateHint(country)
  const [unusual, setUnusual] = useState<readonly string[]>([])

  /** Formats the plate as its country writes it; changes only spaces and dashes, never characters or a longer text. */
  function tidyPlate(of: string) {
    const plate = canonicalPlate(getValues('plate'))
    if (plate !== '' && plate.length <= longestPlate)
      setValue('plate', displayPlate(plate, of), { shouldValidate: isSubmitted })
  }

  const askCountry = (of: string) => setUnusual(plateDoubt(canonicalPlate(getValues('plate')), of))
  const chooseCountry = (code: string) => {
    tidyPlate(code)
    askCountry(code)
  }
  const leavePlate = () => {
    tidyPlate(country)
    afterPress(() => askCountry(country))
  }

  return (
    <div>
      <FieldRow>
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <CountrySelect
              label={t('plate.country')}
              hint={<span className="max-sm:sr-only">{t('plate.countryHint')}</span>}
              // Beside the plate it is as high.
              className="@min-[34rem]:[&_input]:h-full @min-[34rem]:*:nth-2:self-stretch"
              options={countries}
              required
              ref={field.ref}
              onBlur={field.onBlur}
              value={field.value}
              onValueChange={(code) => {
                field.onChange(code)
                chooseCountry(code)
              }}
              error={errorText(errors.country)}
            />
          )}
        />
        <PlateField
          label={<PlateLabel text={t('plate.number')} />}
          hint={example === undefined ? undefined : t('plate.example', { example })}
          country={country}
          band={plateLetters(country)}
          required
          error={errorText(errors.plate, 'plate', example)}
          {...register('plate', { onBlur: leavePlate, onChange: () => setUnusual([]) })}
        />
      </FieldRow>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <output className="block">
        {unusual.length > 0 && (
          <>
            <span className="mt-2 block text-sm text-text-soft">{t('plate.unusual')}</span>
            <span className="-ms-4 flex flex-wrap">
              {unusual.map((code) => (
                <Button
                  key={code}
                  variant="tertiary"
                  onClick={() => {
                    setValue('country', code, { shouldValidate: isSubmitted })
                    chooseCountry(code)
                  }}
                >
                  {t('plate.chooseCountry', { country: countryName(code, currentLanguage()) })}
                </Button>
              ))}
            </span>
          </>
        )}
      </output>
    </div>
  )
}
