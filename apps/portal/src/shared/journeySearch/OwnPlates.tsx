import { pages } from '@voie-libre/domain/access/pages'
import { owingFirst } from '@voie-libre/domain/account/toSettle'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Link } from '@voie-libre/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPlates, ownsPlate } from '../../api/account.ts'
import { useFreshResource } from '../../api/resource.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { asPlateSearch } from '../vehicle/VehiclePlate.tsx'
import { PlateChoices } from '../vehicle/PlateChoices.tsx'

interface OwnPlatesProps {
  /** Shown until the plates have loaded. */
  place: ReactNode
  searching: boolean
  onChoose: (wanted: PlateSearchForm) => void
}

/** Vehicles shown at once, those with something to pay first; the profile has the others. */
const most = 10

/** Buttons that search the journeys of the customer's saved plates. [OPEN-25] */
export function OwnPlates({ place, searching, onChoose }: OwnPlatesProps) {
  const { t } = useTranslation('search')
  const { data: plates, error, loading, retry } = useFreshResource(ownPlates())
  if (loading && !plates) return place
  const failure = error && <FailureNotice error={error} onRetry={retry} />
  if (!plates || plates.length === 0) return failure
  return (
    <>
      {failure}
      {/* Each row has the height that its place has before (app.css). */}
      <section className="[&_li]:min-h-24 sm:[&_li]:min-h-18">
        <h2 className="mb-3 font-heading text-xl">{t('own.title')}</h2>
        <PlateChoices
          choices={owingFirst(plates)
            .slice(0, most)
            .map((plate) => ({ vehicle: asPlateSearch(plate), about: plate.model }))}
          verb={t('own.search')}
          searching={searching}
          onChoose={({ licensePlate, country }) => onChoose({ country, plate: licensePlate, rental: false })}
        />
        {plates.length > most && (
          <Link href={pages.accountProfile} variant="standalone" className="mt-3">
            {t('own.all', { count: plates.length })}
          </Link>
        )}
      </section>
      <h2 className="-mb-4 font-heading text-xl">{t('own.other')}</h2>
    </>
  )
}

/** Says that the vehicle is not in the account, and what to do. */
export function ForeignPlate({ otherWay }: { otherWay: ReactNode }) {
  const { t } = useTranslation('search')
  return (
    <Alert tone="warning" live title={t('own.foreign')}>
      <p>{t('own.foreignText')}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button href={pages.accountProfile} variant="secondary" icon="plus">
          {t('own.add')}
        </Button>
        {otherWay}
      </div>
    </Alert>
  )
}

/** Whether the customer has saved the plate; true if the plates cannot be loaded, because the operator decides. */
export const isOwnPlate = async ({ country, plate }: PlateSearchForm): Promise<boolean> =>
  (await ownsPlate({ country, licensePlate: plate })) ?? true
