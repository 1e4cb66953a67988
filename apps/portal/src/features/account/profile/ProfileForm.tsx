import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Profile } from '@voie-libre/contract/schemas/account'
import { longest } from '@voie-libre/contract/schemas/longest'
import { type ProfileForm as Filled, profileSchema } from '@voie-libre/domain/account/profileForm'
import { firstCountry, paymentCountries } from '@voie-libre/domain/reference/countries'
import { Button } from '@voie-libre/ui/button'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { Icon } from '@voie-libre/ui/icon'
import { TextField } from '@voie-libre/ui/text-field'
import { useEffect, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { saveProfile } from '../../../api/profile.ts'
import { FormErrors } from '../../../shared/feedback/FormErrors.tsx'
import { ReasonedButton } from '../../../shared/feedback/ReasonedButton.tsx'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useCountryOptions } from '../../../shared/vehicle/useCountryOptions.ts'

type Fields = z.input<typeof profileSchema>
const addressFields = ['billingAddress', 'billingZipcode', 'billingCity'] as const

interface ProfileFormProps {
  profile: Profile
  onCancel: () => void
  onSaved: () => void
}

/** Edits the personal information. The address must be complete or empty. [ACCOUNT-05..07, VALID-21..28, OPEN-53] */
export function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const errorText = useFieldError()
  const countries = useCountryOptions(paymentCountries)
  const incompleteId = useId()
  const { busy, error, run } = useAction(saveProfile, { onDone: onSaved })
  const { control, register, handleSubmit, setFocus, formState } = useForm<Fields, unknown, Filled>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      billingAddress: profile.billingAddress ?? '',
      billingZipcode: profile.billingZipcode ?? '',
      billingCity: profile.billingCity ?? '',
      billingCountry: firstCountry(profile.billingCountry, paymentCountries),
    },
  })
  // The button that had the focus is gone, so the first field takes it.
  useEffect(() => setFocus('firstName'), [setFocus])
  const { errors, isValid } = formState
  const address = useWatch({ control, name: addressFields })
  const hasAddress = address.some((part) => part.trim() !== '')
  const refused = error?.kind === 'refused' ? error.code : undefined
  const incomplete =
    refused === 'incomplete_address' || addressFields.some((name) => errors[name]?.message === 'required')
  const wrongCountry = refused === 'invalid_country_code'

  const field = (name: Exclude<keyof Fields, 'billingCountry'>, deps: readonly (keyof Fields)[] = []) => {
    const issue = errors[name]
    // The field's counter already shows the excess length.
    const text = issue?.message === 'too_long' ? undefined : errorText(issue, name)
    return { ...register(name, { deps: [...deps] }), limit: longest[name], error: text }
  }
  // The parts are required together, so a change of one checks the others.
  const addressField = (name: (typeof addressFields)[number]) => ({
    ...field(name, addressFields),
    required: hasAddress,
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void handleSubmit(run)(event)}>
      <FormErrors />
      <TextField {...field('firstName')} label={t('personal.firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t('personal.lastName')} autoComplete="family-name" />
      <fieldset aria-describedby={incomplete ? incompleteId : undefined} className="m-0 min-w-0 space-y-5 border-0 p-0">
        <legend className="mb-1 p-0 font-heading text-lg font-semibold">{t('personal.billingAddress')}</legend>
        <p className="text-sm text-text-soft">{t('personal.addressHint')}</p>
        <TextField {...addressField('billingAddress')} label={t('personal.address')} autoComplete="street-address" />
        <TextField {...addressField('billingZipcode')} label={t('personal.zipcode')} autoComplete="postal-code" />
        <TextField {...addressField('billingCity')} label={t('personal.city')} autoComplete="address-level2" />
        <Controller
          control={control}
          name="billingCountry"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <CountrySelect
              ref={ref}
              label={t('personal.country')}
              options={countries}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={wrongCountry ? t('errors:invalid_country_code') : undefined}
              autoComplete="country"
            />
          )}
        />
        {incomplete && (
          <p id={incompleteId} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
            <Icon name="alert" size={20} className="shrink-0" />
            {t('errors:incomplete_address')}
          </p>
        )}
      </fieldset>
      {error && !wrongCountry && refused !== 'incomplete_address' && <FailureNotice error={error} />}
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <ReasonedButton
          type="submit"
          loading={busy}
          reason={isValid ? undefined : t('common:form.errors')}
          submitsAnyway
        >
          {t('common:action.save')}
        </ReasonedButton>
      </div>
    </form>
  )
}
