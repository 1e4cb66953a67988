import { pages } from '@voie-libre/domain/access/pages'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { ToastRegion } from '@voie-libre/ui/toast'
import { useTranslation } from 'react-i18next'
import { settings } from '../../../api/settings.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { RenterCard } from './RenterCard.tsx'

/** renters/profile: the company's details, and the way to its lists. [OPEN-54] */
export function Component() {
  const { t } = useTranslation(['renters', 'common'])
  const support = settings().support?.renters
  return (
    <Page {...usePageHead('renterProfile')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <RenterCard />
        <Card tone="sunken" title={t('fleet.title')}>
          <ul className="flex flex-col items-start gap-1">
            {lists.map(([href, name]) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {t(`common:nav.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
          {support !== undefined && (
            <p className="mt-5 border-t border-line pt-5 text-text-soft">
              {t('fleet.support')}{' '}
              <Link href={`mailto:${support}`} className="wrap-anywhere">
                {support}
              </Link>
            </p>
          )}
        </Card>
      </div>
      <ToastRegion />
    </Page>
  )
}

const lists = [
  [pages.renterVehicles, 'fleetVehicles'],
  [pages.renterTravels, 'fleetJourneys'],
  [pages.renterPaymentNotice, 'fleetNotices'],
] as const
