import { isKnownCode } from '@voie-libre/contract/errorCodes'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that translates the error code (§8) of a domain schema. With the field's name, an empty field says
 * what to enter; a wrong e-mail comes with an example, and so does a refused plate. [HARDENING §3: 11.11]
 */
export function useFieldError(): (
  error: { message?: string | undefined } | undefined,
  field?: string,
  example?: string,
) => string | undefined {
  const { t } = useTranslation('errors')
  return (error, field, example) => {
    const code = error?.message
    switch (code) {
      case undefined:
        return undefined
      case 'required': {
        const asked = askedFields.find((known) => known === field)
        return t(asked === undefined ? 'required' : `empty_${asked}`)
      }
      case 'bad_email_format':
      case 'email_invalid':
        return t('with_example', { text: t(code), example: t('email_example') })
      case 'invalid_number_plate':
        return example === undefined ? t(code) : t('with_example', { text: t(code), example })
      default: {
        const own = ownCodes.find((known) => known === code)
        return t(own ?? (isKnownCode(code) ? code : 'unknown'))
      }
    }
  }
}

/** Required fields without an error code of their own, by their names in the schemas. */
const askedFields = [
  'firstName',
  'lastName',
  'billingAddress',
  'billingZipcode',
  'billingCity',
  'message',
  'entryId',
  'reasonId',
  'number',
  'cardNumber',
  'cardValidity',
  'start',
  'end',
] as const

/** Codes of forms that no server sends. */
const ownCodes = [
  'dates_mandatory',
  'password_mandatory',
  'invalid_phone_number',
  'unreadable_date',
  'too_long',
  'card_number_misplaced',
] as const
