import type { PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { type CardForm, cardFormSchema, toPrivateCardPayment } from '@voie-libre/domain/payment/cardForm'
import type { PrivateCard } from '@voie-libre/domain/payment/methods'
import { MaskedField } from '@voie-libre/ui/masked-field'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useFields } from '../../shared/fields/useFields.ts'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { useMethodWords } from './methods.ts'
import { PayButton, type PayFormProps } from './PayButton.tsx'

type Fields = z.input<ReturnType<typeof cardFormSchema>>

interface PrivateCardFormProps extends PayFormProps {
  card: PrivateCard
  email: string
  /** Whether the operator has refused the card number. */
  refused: boolean
  onPay: (card: PrivateCardPayment) => void
  /** Errors, shown below the form. [PAY-15] */
  children?: ReactNode
}

/** Form for a fuel or toll card; saves no card data. Needs the card type as `key`. [PAY-05, VALID-37..43, OPEN-42] */
export function PrivateCardForm({ card, email, refused, onPay, children, ...button }: PrivateCardFormProps) {
  const { t } = useTranslation(['payment', 'common'])
  const id = useId()
  const { type, digits, cvv } = card
  const { label } = useMethodWords()(type)
  const form = useSchemaForm(cardFormSchema(card), {
    defaultValues: { cardType: type, cardNumber: '', cardValidity: '', cvv: '', email },
  })
  const field = useFields(form)
  const { control, handleSubmit, formState } = form

  return (
    <form
      id={id}
      noValidate
      aria-labelledby={`${id}-title`}
      autoComplete="on"
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((typed) => onPay(toPrivateCardPayment(typed, card)))(event)}
    >
      <h2 id={`${id}-title`} className="font-heading text-xl">
        {label}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <CardField
          control={control}
          name="cardNumber"
          label={t('card.number')}
          hint={t('card.numberHint', { digits })}
          groups={groupsOf(digits)}
          aria-invalid={refused || undefined}
          describedBy={refused ? `${id}-failure` : undefined}
          autoComplete="cc-number"
          className="sm:col-span-2"
        />
        <CardField
          control={control}
          name="cardValidity"
          label={t('card.expiry')}
          hint={t('card.expiryHint')}
          groups={[2, 2]}
          separator="/"
          toValue={withSlash}
          autoComplete="cc-exp"
        />
        {cvv && (
          <CardField
            control={control}
            name="cvv"
            label={t('card.cvv')}
            hint={t('card.cvvHint')}
            groups={[3]}
            autoComplete="cc-csc"
          />
        )}
        <EmailInput
          {...field('email')}
          label={t('billing.email')}
          hint={t('billing.emailHint')}
          required
          autoComplete="email"
          className="sm:col-span-2"
        />
      </div>
      <div id={`${id}-failure`} className="contents">
        {children}
      </div>
      <div className="flex flex-col gap-3">
        <PayButton form={id} {...button} reason={formState.isValid ? undefined : t('common:form.incomplete')} />
        <p className="text-sm text-text-soft">{t('card.private')}</p>
      </div>
    </form>
  )
}

interface CardFieldProps extends Omit<ComponentProps<typeof MaskedField>, 'name' | 'value' | 'onValueChange'> {
  control: Control<Fields, unknown, CardForm>
  name: 'cardNumber' | 'cardValidity' | 'cvv'
  /** Converts the typed digits to the form's value. */
  toValue?: (digits: string) => string
}

function CardField({ control, name, toValue = (digits) => digits, ...mask }: CardFieldProps) {
  const errorText = useFieldError()
  const { field, fieldState } = useController({ control, name })
  const { ref, value = '', onChange, onBlur } = field
  return (
    <MaskedField
      {...mask}
      name={name}
      ref={ref}
      required
      value={value}
      onValueChange={(digits) => onChange(toValue(digits))}
      onBlur={onBlur}
      error={errorText(fieldState.error, name)}
    />
  )
}

/** Group lengths as embossed on the card: groups of four, then the rest. [OPEN-42] */
function groupsOf(digits: number): number[] {
  const fours = Array.from({ length: Math.floor(digits / 4) }, () => 4)
  return digits % 4 === 0 ? fours : [...fours, digits % 4]
}

/** Converts '0928' to the schema's format '09/28'. */
const withSlash = (digits: string): string => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits)
