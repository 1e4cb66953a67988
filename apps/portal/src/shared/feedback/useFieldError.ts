import { isKnownCode } from '@voie-libre/domain/reference/errorCodes'
import { useTranslation } from 'react-i18next'

/** Returns a function that translates the error code (§8) of a domain schema. */
export function useFieldError(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const { t } = useTranslation('errors')
  return (error) => {
    const code = error?.message
    if (code === undefined) return undefined
    if (code === 'dates_mandatory' || code === 'password_mandatory') return t(code)
    return t(isKnownCode(code) ? code : 'unknown')
  }
}
