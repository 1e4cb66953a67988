import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { vehicleOf } from '../../api/journeys.ts'
import { prepaymentPageData } from '../../api/prepayment.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { journeyToComplete, lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType } from '../../session/visitor.ts'
import { Page } from '../../shared/page/Page.tsx'
import { TripForm } from './TripForm.tsx'

/** Loads the page data; only the journey and its plate are required. [ROUTE-14, GUARD-17] */
export async function loader() {
  const journey = journeyToComplete()
  const plate = journey && plateOf(journey)
  if (!plate) return replace(localized(pages.home))
  const [page, car] = await Promise.all([
    ensureLoaded(prepaymentPageData()).catch(() => undefined),
    ensureLoaded(vehicleOf(plate)).catch(() => undefined),
    accountType() === 'customer' ? ensureLoaded(ownProfile()).catch(() => undefined) : undefined,
  ])
  return { journey, plate, page, car }
}

function plateOf({ numberPlate, countryPlate }: Journey): PlateSearch | undefined {
  if (numberPlate === undefined) return store.get(lastSearchAtom).plate
  return { licensePlate: canonicalPlate(numberPlate), country: countryPlate ?? defaultCountry }
}

/** Completes a journey of which the operator knows only one gate. [ROUTE-13] */
export function Component() {
  const { t } = useTranslation(['prepayment', 'common'])
  const { journey, plate, page, car } = useLoaderData<typeof loader>()
  const date = formatDateTime(journey.date)
  return (
    <Page
      title={t('inProgress.title')}
      subtitle={date === '' ? t('inProgress.subtitle') : t('inProgress.subtitleOn', { date })}
      parents={[{ label: t('common:breadcrumb.toPay'), href: pages.travels }]}
      image={page?.backgroundPicture}
    >
      <TripForm plate={plate} car={car} inProgress={journey} />
    </Page>
  )
}
