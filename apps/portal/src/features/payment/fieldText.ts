import { useTranslation } from 'react-i18next'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'

/** Translates an error code of a payment form's schema; returns `undefined` without code. */
export function useFieldText(): (code: string | undefined, field?: string) => string | undefined {
  const { t } = useTranslation('payment')
  const errorText = useFieldError()
  return (code, field) => {
    if (code === 'invalid_card_expiry') return t('card.invalidExpiry')
    if (code === 'invalid_cvv') return t('card.invalidCvv')
    return errorText({ message: code }, field)
  }
}
