import { isKnownCode } from '@voie-libre/domain/reference/errorCodes'
import { useTranslation } from 'react-i18next'

/** Returns a function that translates the error code (§8) of a domain schema. */
export function useFieldError(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const { t } = useTranslation('errors')
  return (error) => {
    const code = error?.message
    if (code === undefined) return undefined
    const own = ownCodes.find((known) => known === code)
    return t(own ?? (isKnownCode(code) ? code : 'unknown'))
  }
}

/** Codes of forms that no server sends. */
const ownCodes = ['dates_mandatory', 'password_mandatory', 'invalid_phone_number', 'unreadable_date'] as const
