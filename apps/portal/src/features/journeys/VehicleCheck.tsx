import { pages } from '@voie-libre/domain/access/pages'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'

/** Shows the model that the operator knows for the plate: a mistyped plate is often somebody else's vehicle. */
export function VehicleCheck({ model }: { model: string | undefined }) {
  const { t } = useTranslation('journeys')
  if (model === undefined || model.trim() === '') return null
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex min-w-0 items-center gap-3 break-words">
        <Icon name="car" size={24} className="shrink-0 text-action" />
        {t('vehicle.check', { model })}
      </span>
      <Link href={pages.formPayment}>{t('vehicle.change')}</Link>
    </p>
  )
}
