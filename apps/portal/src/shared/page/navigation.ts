import { useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'

/** Returns a function that navigates to a page of the portal in the current language. */
export function useGo(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate()
  return (to, options = {}) => void navigate(localized(to), options)
}
