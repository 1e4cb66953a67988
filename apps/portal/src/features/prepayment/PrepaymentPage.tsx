import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { vehicleOf } from '../../api/journeys.ts'
import { prepaymentPageData } from '../../api/prepayment.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { road } from '../../api/settings.ts'
import { localized } from '../../i18n/setup.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType } from '../../session/visitor.ts'
import { Page } from '../../shared/page/Page.tsx'
import { permission } from '../../shared/journeyList/PrepayButton.tsx'
import { TripForm } from './TripForm.tsx'

/** Loads car, page data and user data. Prepayment requires the page data. [ROUTE-12, GUARD-16] */
export async function loader() {
  const { plate } = store.get(lastSearchAtom)
  if (!plate) return replace(localized(pages.formPrepayment))
  const [page, car, allowed] = await Promise.all([
    ensureLoaded(prepaymentPageData()).catch(() => undefined),
    ensureLoaded(vehicleOf(plate)).catch(() => undefined),
    permission(),
    accountType() === 'customer' ? ensureLoaded(ownProfile()).catch(() => undefined) : undefined,
  ])
  return page ? { plate, page, car, allowed } : replace(localized(pages.home))
}

/** [§2.6] */
export function Component() {
  const { t } = useTranslation(['prepayment', 'common'])
  const { plate, page, car, allowed } = useLoaderData<typeof loader>()
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle', { road: road() })}
      parents={[{ label: t('common:breadcrumb.toPay'), href: pages.travels }]}
      image={page.backgroundPicture}
    >
      {allowed === 'allowed' ? (
        <TripForm plate={plate} car={car} />
      ) : (
        <Alert tone="warning">{t(allowed === 'rental' ? 'rentalNote' : 'unavailable')}</Alert>
      )}
    </Page>
  )
}
