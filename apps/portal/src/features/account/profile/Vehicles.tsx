import type { Plate } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { alertToggleShown } from '@voie-libre/domain/alert/alertToggle'
import { canonicalPlate, isSamePlate, plateKey } from '@voie-libre/domain/journey/canonical'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { classOf } from '@voie-libre/domain/prepayment/vehicleClass'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Spinner } from '@voie-libre/ui/spinner'
import { toast } from '@voie-libre/ui/toast'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ownPlates } from '../../../api/account.ts'
import { ownVehicles, type Vehicle } from '../../../api/profile.ts'
import { useFreshResource, useResource } from '../../../api/resource.ts'
import { homeData } from '../../../api/whitelabel.ts'
import { formatDateTime, formatMoney } from '../../../i18n/format.ts'
import { foundAtom, lastSearch, plateAtom } from '../../../session/search.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useJourneySearch } from '../../../shared/journeySearch/useJourneySearch.ts'
import { OwnPlate, plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { addSearchedVehicle } from '../afterLogin.ts'
import { AddVehicle } from './AddVehicle.tsx'
import { AlertSwitch } from './AlertSwitch.tsx'
import { RemoveVehicle } from './RemoveVehicle.tsx'

/** The saved vehicles; each visit reloads them. [ACCOUNT-09..15] */
export function Vehicles() {
  const { t } = useTranslation(['profile', 'common'])
  const { data: plates, error, loading, retry } = useFreshResource(ownPlates())
  // Optional details: the list works without them.
  const { data: vehicles, retry: reloadVehicles } = useResource(ownVehicles())
  const { adding, setAdding } = useAdding()
  const [removing, setRemoving] = useState<Plate>()
  const { search, searching, error: searchError, retry: searchAgain } = useJourneySearch()
  const [paying, setPaying] = useState<Plate>()

  const pay = useCallback(
    (plate: Plate) => {
      setPaying(plate)
      const { countryCode: country, numberPlate } = plate
      void search({ by: 'plate', form: { country, plate: canonicalPlate(numberPlate), rental: false } })
    },
    [search],
  )
  return (
    <Card title={t('vehicles.title')}>
      <div className="flex flex-col gap-5">
        {plates && <FoundJourneys plates={plates} />}
        {error && <TroubleNotice error={error} onRetry={retry} />}
        {loading && !plates && (
          <div className="grid min-h-40 place-items-center">
            <Spinner label={t('vehicles.loading')} />
          </div>
        )}
        {plates?.length === 0 && (
          <EmptyState headingLevel={3} title={t('vehicles.none')} className="py-4">
            <p>{t('vehicles.noneText')}</p>
          </EmptyState>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            icon="plus"
            variant={plates?.length === 0 ? 'primary' : 'secondary'}
            onClick={() => setAdding('empty')}
          >
            {t('vehicles.add')}
          </Button>
          {plates && plates.length > 0 && (
            <Button href={pages.formPayment} variant="secondary">
              {t('vehicles.pay')}
            </Button>
          )}
        </div>
        {plates && plates.length > 0 && (
          <VehicleList
            plates={plates}
            vehicles={vehicles}
            searched={searching || searchError ? paying : undefined}
            searching={searching}
            trouble={searchError && <TroubleNotice error={searchError} onRetry={searchAgain} />}
            onPay={pay}
            onRemove={setRemoving}
          />
        )}
      </div>
      {adding && (
        <AddVehicle
          searched={adding === 'searched' ? lastSearch().plate : undefined}
          onClose={() => setAdding(undefined)}
          onAdded={(number) => {
            setAdding(undefined)
            reloadVehicles()
            toast(t('add.done', { plate: number }))
          }}
        />
      )}
      {removing && (
        <RemoveVehicle
          plate={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined)
            toast(t('remove.done', { plate: plateText(removing) }))
          }}
        />
      )}
    </Card>
  )
}

/**
 * State of the dialog to add a vehicle. It opens after a login if the searched vehicle is not in the account. [OPEN-51]
 */
function useAdding() {
  const [query, setQuery] = useSearchParams()
  const isRequested = `?${query.toString()}` === addSearchedVehicle
  const [adding, setAdding] = useState<'empty' | 'searched' | undefined>(isRequested ? 'searched' : undefined)
  return {
    adding,
    setAdding: (next: typeof adding) => {
      setAdding(next)
      // Removes the query, so that neither a reload nor Back opens the dialog again.
      if (isRequested) setQuery({}, { replace: true })
    },
  }
}

/** Links to the journeys that were found before the login. [OPEN-11] */
function FoundJourneys({ plates }: { plates: readonly Plate[] }) {
  const { t } = useTranslation('profile')
  const found = useAtomValue(foundAtom)
  const searched = useAtomValue(plateAtom)
  const plate = searched && plates.find((own) => isSamePlate(own, searched))
  if (!found || found.journeys.length === 0 || !plate) return null
  return (
    <Alert tone="info" title={t('found.title', { count: found.journeys.length, plate: plateText(plate) })}>
      <Button href={pages.travels} className="mt-1">
        {t('found.show')}
      </Button>
    </Alert>
  )
}

/** More rows than a viewport shows. */
const initialCount = 12

interface VehicleListProps {
  plates: readonly Plate[]
  vehicles: readonly Vehicle[] | undefined
  /** The vehicle whose journeys are searched, or whose search failed. */
  searched: Plate | undefined
  searching: boolean
  /** Why the last search failed; shown with its vehicle. */
  trouble: ReactNode
  onPay: (plate: Plate) => void
  onRemove: (plate: Plate) => void
}

function VehicleList({ plates, vehicles, searched, searching, trouble, onPay, onRemove }: VehicleListProps) {
  const { data: home } = useResource(homeData())
  const [now] = useState(() => new Date())
  // Renders the first screenful at once and the other rows at low priority.
  const count = useDeferredValue(plates.length, initialCount)
  const known = useMemo(() => new Map(vehicles?.map((vehicle) => [plateKey(vehicle), vehicle])), [vehicles])
  return (
    <ul className="flex flex-col gap-3">
      {plates.slice(0, count).map((plate) => {
        const vehicle = known.get(plateKey(plate))
        return (
          <VehicleRow
            key={plate.id}
            plate={plate}
            model={plate.model ?? vehicle?.model}
            vehicleClass={classOf(plate.vehicleType ?? vehicle?.type)}
            hasEnded={(plate.validityEndDate && (parisInstant(plate.validityEndDate) ?? now) < now) || false}
            hasAlert={alertToggleShown(plate, home?.actions ?? [], now)}
            isSearching={searching && searched?.id === plate.id}
            trouble={searched?.id === plate.id ? trouble : undefined}
            onPay={onPay}
            onRemove={onRemove}
          />
        )
      })}
    </ul>
  )
}

interface VehicleRowProps {
  plate: Plate
  model: string | undefined
  vehicleClass: number | undefined
  /** The rental period has ended. */
  hasEnded: boolean
  hasAlert: boolean
  isSearching: boolean
  trouble: ReactNode
  onPay: (plate: Plate) => void
  onRemove: (plate: Plate) => void
}

/** Content is rendered near the viewport only: some accounts have hundreds of vehicles. */
const VehicleRow = memo(function VehicleRow({
  plate,
  model,
  vehicleClass,
  hasEnded,
  hasAlert,
  isSearching,
  trouble,
  onPay,
  onRemove,
}: VehicleRowProps) {
  const { t } = useTranslation('profile')
  const { validityStartDate: start, validityEndDate: end, due } = plate
  const number = plateText(plate)
  const facts = [model, vehicleClass !== undefined && t('vehicles.class', { class: vehicleClass })].filter(Boolean)
  return (
    <li className="rounded-card border-card border-edge bg-surface p-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <OwnPlate plate={plate} />
          {facts.length > 0 && <span className="min-w-0 text-text-soft">{facts.join(' · ')}</span>}
        </div>
        <Button variant="tertiary" icon="trash" className="-my-1 -me-2 max-sm:gap-0" onClick={() => onRemove(plate)}>
          <span className="max-sm:sr-only">
            {t('remove.confirm')}
            <span className="sr-only"> {number}</span>
          </span>
        </Button>
      </div>
      {(start ?? end) !== undefined && (
        <p className="mt-2 text-sm text-text-soft">
          {t(hasEnded ? 'vehicles.rentalEnded' : 'vehicles.rental', {
            start: formatDateTime(start) || '–',
            end: formatDateTime(end) || '–',
          })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {due && (
          <p className={due.count > 0 ? 'font-semibold' : 'text-text-soft'}>
            {due.count > 0 ? t('vehicles.due', { count: due.count }) : t('vehicles.nothingDue')}
          </p>
        )}
        {due?.count !== 0 && (
          <Button icon="card" loading={isSearching} onClick={() => onPay(plate)} className="max-sm:w-full">
            {due ? t('vehicles.payAmount', { amount: formatMoney(due.amount) }) : t('vehicles.payOne')}
            <span className="sr-only"> {number}</span>
          </Button>
        )}
      </div>
      {trouble && <div className="mt-3">{trouble}</div>}
      {hasAlert && <AlertSwitch plate={plate} />}
    </li>
  )
})
