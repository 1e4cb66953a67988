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
      case 'required':
        return t(code, { context: field ?? '' }) // `required_firstName`, if the field has words of its own
      case 'bad_email_format':
      case 'email_invalid':
        return t('with_example', { text: t(code), example: t('email_example') })
      case 'invalid_number_plate':
        return example === undefined ? t(code) : t('with_example', { text: t(code), example })
      default:
        return t(isKnownCode(code) ? code : (ownCodes.find((known) => known === code) ?? 'unknown'))
    }
  }
}

/** Codes of forms that no server sends. */
const ownCodes = [
  'dates_mandatory',
  'password_mandatory',
  'invalid_phone_number',
  'unreadable_date',
  'invalid_card_expiry',
  'invalid_cvv',
  'too_long',
  'card_number_misplaced',
] as const
