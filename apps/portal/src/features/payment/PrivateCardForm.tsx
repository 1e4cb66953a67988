import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type CardForm, cardFormSchema, toPrivateCardPayment } from '@voie-libre/domain/payment/cardForm'
import { privateCards } from '@voie-libre/domain/payment/methods'
import type { PrivateCardPayment, PrivateCardType } from '@voie-libre/domain/payment/payment'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { MaskedField } from '@voie-libre/ui/masked-field'
import { type ReactNode, useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useFieldText } from './fieldText.ts'

type Fields = z.input<ReturnType<typeof cardFormSchema>>

interface PrivateCardFormProps {
  type: PrivateCardType
  /** Already worded: '12,40 €'. */
  amount: string
  email: string
  busy: boolean
  onPay: (card: PrivateCardPayment) => Promise<void>
  /** What went wrong, below the form. [PAY-15] */
  children?: ReactNode
}

/**
 * A fuel or tolls card. What is typed lives in this form and in the call that pays, nowhere else; give it the type as
 * `key`, so that another card starts with empty fields. [PAY-05, VALID-37..43, OPEN-42]
 */
export function PrivateCardForm({ type, amount, email, busy, onPay, children }: PrivateCardFormProps) {
  const { t } = useTranslation('payment')
  const textOf = useFieldText()
  const id = useId()
  const { digits, cvv } = privateCards[type]
  const {
    control,
    register,
    handleSubmit,
    formState: { errors, isValid },
  } = useForm<Fields, unknown, CardForm>({
    resolver: standardSchemaResolver(cardFormSchema(type)),
    mode: 'onTouched',
    defaultValues: { cardType: type, cardNumber: '', cardValidity: '', cvv: '', email },
  })

  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      autoComplete="on"
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((form) => onPay(toPrivateCardPayment(form)))(event)}
    >
      <h2 id={`${id}-title`} className="font-heading text-xl">
        {t(`method.${type}`)}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="cardNumber"
          render={({ field }) => (
            <MaskedField
              name="cardNumber"
              ref={field.ref}
              label={t('card.number')}
              hint={t('card.numberHint', { digits })}
              required
              groups={groupsOf(digits)}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              autoComplete="cc-number"
              error={textOf(errors.cardNumber?.message)}
              className="sm:col-span-2"
            />
          )}
        />
        <Controller
          control={control}
          name="cardValidity"
          render={({ field }) => (
            <MaskedField
              name="cardValidity"
              ref={field.ref}
              label={t('card.expiry')}
              hint={t('card.expiryHint')}
              required
              groups={[2, 2]}
              separator="/"
              value={field.value}
              onValueChange={(typed) => field.onChange(withSlash(typed))}
              onBlur={field.onBlur}
              autoComplete="cc-exp"
              error={textOf(errors.cardValidity?.message)}
            />
          )}
        />
        {cvv && (
          <Controller
            control={control}
            name="cvv"
            render={({ field }) => (
              <MaskedField
                name="cvv"
                ref={field.ref}
                label={t('card.cvv')}
                hint={t('card.cvvHint')}
                required
                groups={[3]}
                value={field.value ?? ''}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                autoComplete="cc-csc"
                error={textOf(errors.cvv?.message)}
              />
            )}
          />
        )}
        <EmailField
          {...register('email')}
          label={t('billing.email')}
          hint={t('billing.emailHint')}
          required
          autoComplete="email"
          error={textOf(errors.email?.message)}
          className="sm:col-span-2"
        />
      </div>
      {children}
      <div className="flex flex-col gap-3">
        <Button
          type="submit"
          size="lg"
          icon="lock"
          loading={busy}
          disabled={!isValid}
          className="w-full sm:w-auto sm:self-start"
        >
          {t('pay', { amount })}
        </Button>
        <p className="text-sm text-text-soft">{t('card.private')}</p>
      </div>
    </form>
  )
}

/** Fours, and what is left: as embossed on the card. [OPEN-42] */
function groupsOf(digits: number): number[] {
  const fours = Array.from({ length: Math.floor(digits / 4) }, () => 4)
  return digits % 4 === 0 ? fours : [...fours, digits % 4]
}

/** '0928' as the schema knows it: '09/28'. */
const withSlash = (digits: string): string => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits)
