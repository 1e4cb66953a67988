import { pages } from '@voie-libre/domain/access/pages'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Icon } from '@voie-libre/ui/icon'
import { Spinner } from '@voie-libre/ui/spinner'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPlates } from '../../api/account.ts'
import { ensureLoaded, useFreshResource } from '../../api/resource.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { VehiclePlate } from '../vehicle/VehiclePlate.tsx'

interface OwnPlatesProps {
  searching: boolean
  onChoose: (wanted: PlateSearchForm) => void
}

const look =
  'group flex w-full cursor-pointer items-center gap-3 rounded-card border-card border-edge bg-surface-raised p-4 text-start ' +
  'text-text shadow-card transition hover:border-action-edge hover:shadow-raised aria-disabled:cursor-not-allowed ' +
  'aria-disabled:opacity-60 motion-reduce:transition-none'

/** Buttons that search the journeys of the customer's saved plates. [OPEN-25] */
export function OwnPlates({ searching, onChoose }: OwnPlatesProps) {
  const { t } = useTranslation(['search', 'common'])
  const { data: plates, error, loading, retry } = useFreshResource(ownPlates())
  const [pressed, setPressed] = useState<string>()
  if (loading && !plates) return <Spinner label={t('common:loading')} className="mx-auto my-8" />
  const failure = error && <FailureNotice error={error} onRetry={retry} />
  if (!plates || plates.length === 0) return failure
  return (
    <>
      {failure}
      <section>
        <h2 className="mb-3 font-heading text-xl">{t('own.title')}</h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {plates.map(({ id, numberPlate, countryCode, model }) => {
            const vehicle = { licensePlate: canonicalPlate(numberPlate), country: countryCode }
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={searching || undefined}
                  onClick={() => {
                    if (searching) return
                    setPressed(id)
                    onChoose({ country: countryCode, plate: vehicle.licensePlate, rental: false })
                  }}
                  className={look}
                >
                  <span className="sr-only">{t('own.search')} </span>
                  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
                    <VehiclePlate vehicle={vehicle} />
                    {model !== undefined && <span className="text-text-soft">{model}</span>}
                  </span>
                  {searching && pressed === id ? (
                    <Spinner size="sm" label={t('common:loading')} />
                  ) : (
                    <Icon name="arrow-right" size={24} className="shrink-0 text-action-text" />
                  )}
                </button>
              </li>
            )
          })}
        </ul>
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
export async function isOwnPlate({ country, plate }: PlateSearchForm): Promise<boolean> {
  const plates = await ensureLoaded(ownPlates()).catch(() => undefined)
  return plates?.some((own) => isSamePlate(own, { country, licensePlate: plate })) ?? true
}
