import { isKnownCode } from '@voie-libre/domain/reference/errorCodes'
import { useTranslation } from 'react-i18next'

/** Translates an error code of a payment form's schema; returns `undefined` without code. */
export function useFieldText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation(['payment', 'errors'])
  return (code) => {
    switch (code) {
      case undefined:
        return undefined
      case 'too_long':
        return t('errors:too_long')
      case 'invalid_card_expiry':
        return t('card.invalidExpiry')
      case 'invalid_cvv':
        return t('card.invalidCvv')
      default:
        return t(`errors:${isKnownCode(code) ? code : 'unknown'}`)
    }
  }
}
