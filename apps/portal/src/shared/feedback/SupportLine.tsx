import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'
import { settings } from '../../api/settings.ts'

/** E-mail address and telephone of the operator, for when its server fails; nothing if the configuration has none. */
export function SupportLine() {
  const { t } = useTranslation('common')
  const { email, phone } = settings().support ?? {}
  if (email === undefined && phone === undefined) return null
  return (
    <p className="flex flex-wrap gap-x-3">
      {t('failure.contact')}
      {email !== undefined && (
        <Link href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </Link>
      )}
      {phone !== undefined && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>}
    </p>
  )
}
