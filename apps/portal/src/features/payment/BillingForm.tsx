import type { Profile } from '@voie-libre/contract/schemas/account'
import { longest } from '@voie-libre/contract/schemas/longest'
import { type Billing, billing } from '@voie-libre/contract/schemas/payment'
import { firstCountry, addressCountries } from '@voie-libre/domain/reference/countries'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { Icon } from '@voie-libre/ui/icon'
import { Form } from '@voie-libre/ui/form'
import { TextField } from '@voie-libre/ui/text-field'
import { type ReactNode, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { useCountryOptions } from '../../shared/vehicle/useCountryOptions.ts'
import { saveBilling, paymentDraft } from './draft.ts'
import { PayButton, type PayFormProps } from './PayButton.tsx'

type Fields = z.input<typeof billing>
type BillingFields = UseFormReturn<Fields, unknown, Billing>

/** Form state, kept by the page when the method changes; starts from the draft or the profile. [PAY-06, PAY-21] */
export function useBilling(profile: Profile | undefined): BillingFields {
  const [typed] = useState(() => paymentDraft().billing)
  const known = (name: keyof Fields) => typed?.[name] || (profile?.[name] ?? '')
  return useSchemaForm(billing, {
    shouldFocusError: false, // The summary takes the focus.
    onTyped: saveBilling,
    defaultValues: {
      firstName: known('firstName'),
      lastName: known('lastName'),
      billingAddress: known('billingAddress'),
      billingZipcode: known('billingZipcode'),
      billingCity: known('billingCity'),
      billingCountry: firstCountry(known('billingCountry'), addressCountries),
      email: known('email'),
    },
  })
}

interface BillingFormProps extends PayFormProps {
  form: BillingFields
  onPay: (billing: Billing) => void
  /** Errors, shown below the form. */
  children?: ReactNode
}

/** Billing details for a credit card payment. The provider's page asks for the card itself. [PAY-04, VALID-32..36] */
export function BillingForm({ form, onPay, children, ...button }: BillingFormProps) {
  const { t } = useTranslation('payment')
  const errorText = useFieldError()
  const countries = useCountryOptions(addressCountries)
  const { control, register, handleSubmit, formState } = form
  // An empty field has a title of its own, in contrast to an invalid value. [VALID-34]
  const codes = Object.values(formState.errors).map(({ message }) => message)
  const isMissing = codes.some((code) => code === 'required' || code === 'email_mandatory')
  const field = (name: keyof Fields) => ({
    id: `billing-${name}`,
    label: t(`billing.${name}`),
    required: true,
    error: errorText(formState.errors[name], name),
  })
  const textField = (name: Exclude<keyof Fields, 'billingCountry' | 'email'>) => ({
    ...field(name),
    ...register(name),
    limit: longest[name],
  })

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <h2 id="billing-title" className="font-heading text-xl">
          {t('billing.title')}
        </h2>
        <p className="text-sm text-text-soft">{t('billing.note')}</p>
      </div>
      <Form
        id={formId}
        gap={5}
        aria-labelledby="billing-title"
        errorsTitle={t(isMissing ? 'billing.required' : 'billing.invalid')}
        onSubmit={(event) => void handleSubmit(onPay)(event)}
      >
        <div className="grid gap-5 sm:grid-cols-6">
          {/* [RGAA 11.5] */}
          <fieldset aria-labelledby="billing-title" className="contents">
            <TextField {...textField('firstName')} autoComplete="given-name" className="sm:col-span-3" />
            <TextField {...textField('lastName')} autoComplete="family-name" className="sm:col-span-3" />
            <TextField {...textField('billingAddress')} autoComplete="street-address" className="col-span-full" />
            <TextField {...textField('billingZipcode')} autoComplete="postal-code" className="sm:col-span-2" />
            <TextField {...textField('billingCity')} autoComplete="address-level2" className="sm:col-span-4" />
            <Controller
              control={control}
              name="billingCountry"
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <CountrySelect
                  {...field('billingCountry')}
                  ref={ref}
                  options={countries}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  autoComplete="country"
                  className="col-span-full"
                />
              )}
            />
          </fieldset>
          <EmailInput
            {...field('email')}
            {...register('email')}
            hint={t('billing.emailHint')}
            autoComplete="email"
            className="col-span-full"
          />
        </div>
        {children}
        <p className="flex items-start gap-2 text-sm">
          <Icon name="lock" size={20} className="shrink-0 text-action-text" />
          {t('billing.handover')}
        </p>
        <PayButton form={formId} {...button} />
      </Form>
    </div>
  )
}

const formId = 'billing'
