import type { Plate } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { owingFirst, toSettle } from '@voie-libre/domain/account/toSettle'
import { alertToggleShown } from '@voie-libre/domain/alert/alertForm'
import { canonicalPlate, isSamePlate, plateKey } from '@voie-libre/domain/journey/canonical'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { classOf } from '@voie-libre/domain/prepayment/stretch'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Pagination } from '@voie-libre/ui/pagination'
import { SearchField } from '@voie-libre/ui/search-field'
import { Switch } from '@voie-libre/ui/switch'
import { toast } from '@voie-libre/ui/toast'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ownPlates, ownProfile } from '../../../api/account.ts'
import { alertStateOf } from '../../../api/alerts.ts'
import { ownVehicles, removePlate, setAlert, type Vehicle } from '../../../api/profile.ts'
import { ensureLoaded, useFreshResource, useResource } from '../../../api/resource.ts'
import { homeData } from '../../../api/whitelabel.ts'
import { formatDay, formatMoney } from '../../../i18n/format.ts'
import { lastSearchAtom } from '../../../session/search.ts'
import { platesAtom } from '../../../session/visitor.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { LoadingPlace, type Part } from '../../../shared/feedback/LoadingPlace.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useJourneySearch } from '../../../shared/journeySearch/useJourneySearch.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { useSettle } from '../../../shared/payment/useSettle.tsx'
import { OtherEmailDialog } from '../../../shared/vehicle/OtherEmailDialog.tsx'
import { asPlateSearch, OwnPlate, plateText } from '../../../shared/vehicle/VehiclePlate.tsx'
import { addSearchedVehicle } from '../afterLogin.ts'
import { AddVehicle } from './AddVehicle.tsx'

/** Vehicles on a page; a longer list can be searched. */
const pageSize = 10

/** The place of a vehicle. */
const place: Part = { shape: 'card', lines: 5 }

/** The saved vehicles; each visit reloads them. [ACCOUNT-09..15] */
export function Vehicles() {
  const { t } = useTranslation(['profile', 'common'])
  const { data: plates, error, loading, retry } = useFreshResource(ownPlates())
  const saved = useAtomValue(platesAtom) ?? 3
  // Optional details: the list works without them.
  const { data: vehicles, retry: reloadVehicles } = useResource(ownVehicles())
  const known = new Map(vehicles?.map((vehicle) => [plateKey(vehicle), vehicle]))
  const { plate: searched } = useAtomValue(lastSearchAtom)
  const { adding, setAdding } = useAdding()
  const [removing, setRemoving] = useState<Plate>()
  const { search, searching, error: searchError, retry: searchAgain } = useJourneySearch()
  const [paying, setPaying] = useState<Plate>()
  const [typed, setTyped] = useState('')
  const [askedPage, setPage] = useState(1)
  const all = owingFirst(plates ?? [])
  const matching = all.filter(({ numberPlate }) => canonicalPlate(numberPlate).includes(canonicalPlate(typed)))
  const page = Math.max(1, Math.min(askedPage, Math.ceil(matching.length / pageSize)))
  const { settle, searching: settling, error: settleError, retry: settleAgain, dialog } = useSettle()
  const { vehicles: owing, amount } = toSettle(all) ?? { vehicles: [], amount: 0 }
  const [first, ...others] = owing.length > 1 || all.length > pageSize ? owing : []
  const isSameDay = first && others.every(({ nextDeadline }) => nextDeadline === first.nextDeadline)

  function pay(plate: Plate) {
    setPaying(plate)
    const { countryCode: country, numberPlate } = plate
    void search({ by: 'plate', form: { country, plate: canonicalPlate(numberPlate), rental: false } })
  }
  return (
    <Card title={t('vehicles.title')}>
      <div className="flex flex-col gap-5">
        {plates && <FoundJourneys plates={plates} />}
        {error && <FailureNotice error={error} onRetry={retry} />}
        {loading && !plates && (
          <LoadingPlace
            label={t('vehicles.loading')}
            parts={Array.from({ length: Math.min(saved, pageSize) }, () => place)}
          />
        )}
        {plates?.length === 0 && (
          <EmptyState headingLevel={3} title={t('vehicles.none')} className="py-4">
            <p>{t('vehicles.noneText')}</p>
          </EmptyState>
        )}
        {first && (
          <div className="flex flex-col items-start gap-2">
            <Button
              size="lg"
              icon="card"
              loading={settling}
              className="max-sm:w-full max-sm:px-3! max-sm:text-base!"
              onClick={() => settle(first)}
            >
              {t('vehicles.settle', { count: owing.length, amount: formatMoney(amount) })}
            </Button>
            {isSameDay && <LastDay plate={first} />}
          </div>
        )}
        {settleError && <FailureNotice error={settleError} aboutJourneys onRetry={settleAgain} />}
        {all.length > pageSize && (
          <>
            <SearchField
              label={t('vehicles.search')}
              autoCapitalize="characters"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setPage(1)
              }}
            />
            <output className="tabular-nums">{t('vehicles.count', { count: matching.length })}</output>
          </>
        )}
        {/* Once, above the switches. */}
        <p className="-mb-2 text-sm text-text-soft not-has-[+ul_[role=switch]]:hidden">{t('alert.hint')}</p>
        {matching.length > 0 && (
          <ul className="flex flex-col sm:gap-3">
            {matching.slice((page - 1) * pageSize, page * pageSize).map((plate) => (
              <VehicleRow
                key={plate.id}
                plate={plate}
                vehicle={known.get(plateKey(plate))}
                isSearching={searching && paying?.id === plate.id}
                isOneOfMany={first !== undefined}
                hasOwnDay={!isSameDay}
                onPay={() => pay(plate)}
                onRemove={() => setRemoving(plate)}
              >
                {searchError && paying?.id === plate.id && <FailureNotice error={searchError} onRetry={searchAgain} />}
              </VehicleRow>
            ))}
          </ul>
        )}
        {matching.length > pageSize && (
          <Pagination
            label={t('vehicles.pages')}
            page={page}
            pageSize={pageSize}
            total={matching.length}
            onPageChange={setPage}
          />
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button
            icon="plus"
            variant={plates?.length === 0 ? 'primary' : 'secondary'}
            onClick={() => setAdding('empty')}
          >
            {t('vehicles.add')}
          </Button>
          {plates && plates.length > 0 && !first && (
            <Button href={pages.formPayment} variant="secondary">
              {t('vehicles.pay')}
            </Button>
          )}
        </div>
      </div>
      {dialog}
      {adding && (
        <AddVehicle
          searched={adding === 'searched' ? searched : undefined}
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

/** State of the dialog that adds a vehicle; opens after a login if the account lacks the searched one. [OPEN-51] */
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
  const { found, plate: searched } = useAtomValue(lastSearchAtom)
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

interface VehicleRowProps {
  plate: Plate
  /** Model and class, if the operator knows them. */
  vehicle: Vehicle | undefined
  isSearching: boolean
  /** One button pays for all vehicles, so that this one's is not the main action. */
  isOneOfMany: boolean
  /** The last day of all of them stands beside that button. */
  hasOwnDay: boolean
  onPay: () => void
  onRemove: () => void
  children: ReactNode
}

/** One saved vehicle, with the way to pay its journeys. */
function VehicleRow({ plate, vehicle, isSearching, onPay, onRemove, children, ...props }: VehicleRowProps) {
  const { isOneOfMany, hasOwnDay } = props
  const { data: home } = useResource(homeData())
  const now = useToday()
  const model = plate.model ?? vehicle?.model
  const vehicleClass = classOf(plate.vehicleType ?? vehicle?.type)
  const { t } = useTranslation('profile')
  const { validityStartDate: start, validityEndDate: end, due } = plate
  const number = plateText(plate)
  const rental = end && (parisInstant(end) ?? now) < now ? 'vehicles.rentalEnded' : 'vehicles.rental'
  const facts = [
    model,
    vehicleClass !== undefined && t('vehicles.class', { class: vehicleClass }),
    (start ?? end) !== undefined && t(rental, { start: formatDay(start) || '–', end: formatDay(end) || '–' }),
  ].filter(Boolean)
  return (
    <li className="border-line max-sm:border-t max-sm:py-4 sm:rounded-card sm:border sm:bg-surface sm:p-4">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <OwnPlate plate={plate} />
        <span className="min-w-0 grow basis-40 text-text-soft empty:hidden max-sm:order-last max-sm:basis-full">
          {facts.join(' · ')}
        </span>
        <Button variant="tertiary" icon="trash" className={quiet} onClick={onRemove}>
          {/* On a phone the line would break while a wider face stands in for that of the plate. */}
          <span className="max-sm:sr-only">{t('remove.confirm')}</span>
          <span className="sr-only"> {number}</span>
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {due && (
          <div className={`min-w-0 flex-1 ${due.count > 0 ? '' : 'text-text-soft'}`}>
            {due.count > 0 ? <b>{t('vehicles.due', { count: due.count })}</b> : t('vehicles.nothingDue')}
            {due.count > 0 && hasOwnDay && <LastDay plate={plate} />}
          </div>
        )}
        {due?.count !== 0 && (
          <Button
            icon="card"
            variant={isOneOfMany ? 'secondary' : 'primary'}
            loading={isSearching}
            onClick={onPay}
            className="max-sm:w-full sm:min-w-44"
          >
            {due ? t('vehicles.payAmount', { amount: formatMoney(due.amount) }) : t('vehicles.payOne')}
            <span className="sr-only"> {number}</span>
          </Button>
        )}
      </div>
      <div className="mt-3 empty:hidden">{children}</div>
      {alertToggleShown(plate, home?.actions ?? [], now) && <AlertSwitch plate={plate} />}
    </li>
  )
}

const quiet = '-my-2 -me-4 ms-auto text-sm! font-normal! text-text-soft! max-sm:-me-6'

/** The last day at today’s price, or that it has passed; empty if unknown. */
function LastDay({ plate: { nextDeadline } }: { plate: Plate }) {
  const { t } = useTranslation('profile')
  const today = parisDay(useToday())
  if (nextDeadline === undefined) return null
  const isLate = nextDeadline < today
  return (
    <p className={`text-sm ${isLate ? 'text-danger' : ''}`}>
      {isLate ? t('vehicles.late') : t('vehicles.lastDay', { day: formatDay(nextDeadline) })}
    </p>
  )
}

type RemoveVehicleProps = { plate: Plate; onClose: () => void; onRemoved: () => void }

/** Asks for confirmation, then removes the vehicle. A failure keeps the dialog open. [ACCOUNT-11, OPEN-53] */
function RemoveVehicle({ plate, onClose, onRemoved }: RemoveVehicleProps) {
  const { t } = useTranslation('profile')
  const { busy, error, run } = useAction(() => removePlate(plate.id), { onDone: onRemoved })
  return (
    <ConfirmDialog
      title={t('remove.title')}
      description={t('remove.text')}
      busy={busy}
      confirm={t('remove.confirm')}
      isFinal
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <OwnPlate plate={plate} />
      </p>
      {error && <FailureNotice error={error} />}
    </ConfirmDialog>
  )
}

/** The masked current recipient of the vehicle's alerts, and the customer's own address. */
type Other = { hidden: string | undefined; own: string }

/** Switches a vehicle's alerts; first checks for another recipient. [ACCOUNT-12, ACCOUNT-17..21, OPEN-53] */
function AlertSwitch({ plate }: { plate: Plate }) {
  const { t } = useTranslation(['profile', 'errors'])
  const [optimistic, setOptimistic] = useState<boolean>()
  const [other, setOther] = useState<Other>()
  const isOn = plate.emailNotifications === true

  const { busy, error, run } = useAction(async (on: boolean) => {
    const found = on ? await otherThan(plate) : undefined
    if (found) setOther(found)
    else await setAlert(plate.id, on)
  })
  async function turn(on: boolean) {
    setOptimistic(on)
    await run(on)
    setOptimistic(undefined)
  }
  return (
    <div className="mt-3 sm:border-t sm:border-line sm:pt-3">
      <Switch
        label={
          <>
            {t('alert.label')} <span className="sr-only">{plateText(plate)}</span>
          </>
        }
        checked={optimistic ?? isOn}
        pending={busy}
        error={error && !other ? t(`errors:${error.code}`) : undefined}
        onCheckedChange={(on) => void turn(on)}
      />
      {other && (
        <OtherEmailDialog
          vehicle={asPlateSearch(plate)}
          onRecord={other.hidden}
          added={{ term: t('alert.yours'), value: other.own }}
          add={() => setAlert(plate.id, true)}
          onAdded={() => setOther(undefined)}
          onClose={() => setOther(undefined)}
        />
      )}
    </div>
  )
}

async function otherThan(plate: Plate): Promise<Other | undefined> {
  const { email } = await ensureLoaded(ownProfile())
  const { alertStatus, hiddenEmail } = await alertStateOf(asPlateSearch(plate), email, new AbortController().signal)
  return alertStatus === 'ACTIVATED_ANOTHER_EMAIL' ? { hidden: hiddenEmail, own: email } : undefined
}
