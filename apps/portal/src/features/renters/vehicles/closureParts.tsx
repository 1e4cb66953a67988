import type { Plate } from '@voie-libre/contract/schemas/account'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { isClaimable } from '@voie-libre/domain/claim/selection'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { saveCsv } from '../../../shared/files/saveFile.ts'
import { plateText } from '../../../shared/vehicle/VehiclePlate.tsx'
import { ContestButton } from '../lists/JourneyTable.tsx'
import { withoutDate } from './closurePhases.ts'

const shownNames = 30

/** Names the first vehicles, then counts the others. */
export function VehicleNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('fleet')
  return (
    <>
      {names.slice(0, shownNames).map((name, at, { length }) => (
        <Fragment key={name}>
          {/* Prevents a line break at the hyphen of a plate. */}
          <span className="whitespace-nowrap">{at < length - 1 ? `${name},` : name}</span>{' '}
        </Fragment>
      ))}
      {names.length > shownNames && t('closure.others', { count: names.length - shownNames })}
    </>
  )
}

/** Lists vehicles that another person has changed, with their current closure dates. [OPEN-72] */
export function ChangedVehicles({ vehicles }: { vehicles: readonly Plate[] }) {
  const { t } = useTranslation('fleet')
  const names = vehicles.map((vehicle) => {
    const [plate, date] = [plateText(vehicle), formatDay(vehicle.validityEndDate)]
    return date === '' ? t('closure.changedOpen', { plate }) : t('closure.changedNow', { plate, date })
  })
  return (
    <ul>
      {names.slice(0, shownNames).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > shownNames && <li>{t('closure.others', { count: names.length - shownNames })}</li>}
    </ul>
  )
}

/** Lists refused vehicles by reason; offers a file of all if there are many. */
export function RefusedVehicles({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation(['fleet', 'errors', 'common'])
  const reasonOf = ({ error: { kind, code } }: Refused): string => {
    if (kind === 'aborted') return t('closure.stopped')
    return kind === 'refused' ? t(`errors:${code}`) : t(`common:failure.${kind}Title`)
  }
  const plateOf = ({ vehicle }: Refused) => plateText(vehicle)
  const save = () =>
    saveCsv(
      [
        [t('column.plate'), t('column.country'), t('import.reason')],
        ...refused.map((one) => [plateOf(one), one.vehicle.countryCode, reasonOf(one)]),
      ],
      t('closure.refusedFile'),
    )
  return (
    <>
      <ul className="space-y-2">
        {[...new Set(refused.map(reasonOf))].map((reason) => (
          <li key={reason}>
            {reason}{' '}
            <b className="font-medium">
              <VehicleNames names={refused.filter((one) => reasonOf(one) === reason).map(plateOf)} />
            </b>
          </li>
        ))}
      </ul>
      {refused.length > shownNames && (
        <Button variant="tertiary" icon="download" className="-ms-4" onClick={() => void save()}>
          {t('closure.saveRefused')}
        </Button>
      )}
    </>
  )
}

interface TooEarlyProps {
  vehicles: readonly Plate[]
  /** Whether no other vehicle would remain. */
  isAll: boolean
  onLeaveOut: () => void
}

/** Names vehicles whose validity starts after the chosen day, and offers to leave them out. */
export function TooEarly({ vehicles, isAll, onLeaveOut }: TooEarlyProps) {
  const { t } = useTranslation('fleet')
  const names = vehicles.map((vehicle) =>
    t('closure.earlyOne', { plate: plateText(vehicle), date: formatDay(vehicle.validityStartDate) }),
  )
  return (
    <Alert tone="warning" title={t('closure.early')}>
      <p>
        <VehicleNames names={names} />
      </p>
      {!isAll && (
        <Button variant="secondary" className="mt-3" onClick={onLeaveOut}>
          {t('closure.leaveOut', { count: vehicles.length })}
        </Button>
      )}
    </Alert>
  )
}

interface ClosedBeforeProps {
  all: readonly Plate[]
  waiting: readonly Plate[]
  onChange: (waiting: readonly Plate[]) => void
}

/** Asks whether to replace closure dates too, which stay otherwise. Empty if all or none of the vehicles have one. */
export function ClosedBefore({ all, waiting, onChange }: ClosedBeforeProps) {
  const { t } = useTranslation('fleet')
  const open = useMemo(() => withoutDate(all), [all])
  const count = all.length - open.length
  if (count === 0 || open.length === 0) return null
  return (
    <Checkbox
      label={t('closure.closedBefore', { count })}
      hint={t('closure.keepClosed')}
      checked={waiting.some(({ validityEndDate }) => validityEndDate !== undefined)}
      onChange={(event) => onChange(event.currentTarget.checked ? all : open)}
    />
  )
}

interface ChangedMeanwhileProps {
  /** Their current data. Renders nothing if empty. */
  vehicles: readonly Plate[]
  /** The new closure day; undefined while the typed one is invalid. */
  day: string | undefined
  onKeep: () => void
  onOverwrite: () => void
}

/** Warns that another person has changed vehicles since, and lets the renter decide. [OPEN-72] */
export function ChangedMeanwhile({ vehicles, day, onKeep, onOverwrite }: ChangedMeanwhileProps) {
  const { t } = useTranslation('fleet')
  if (vehicles.length === 0) return null
  return (
    <Alert tone="warning" live title={t('closure.changed', { count: vehicles.length })}>
      <p>{t('closure.notSaved')}</p>
      <ChangedVehicles vehicles={vehicles} />
      <div className="mt-3 flex flex-wrap gap-3">
        {/* Takes the focus, because the pressed button is disabled now. */}
        <Button ref={focus} variant="secondary" onClick={onKeep}>
          {t('closure.keepNow')}
        </Button>
        <Button variant="secondary" disabled={day === undefined} onClick={onOverwrite}>
          {t('closure.overwrite', { date: formatDay(day) })}
        </Button>
      </div>
    </Alert>
  )
}

function focus(button: HTMLButtonElement | null) {
  button?.focus()
  // Shows both buttons: on a phone the second one would be below the edge.
  button?.parentElement?.scrollIntoView({ block: 'center' })
}

/** What an act waits for, beside it; on a phone above it. */
export const FirstThis = ({ children }: { children: string }) => (
  <p className="self-center text-sm text-text-soft max-sm:basis-full sm:order-first sm:me-auto">{children}</p>
)

/** Leads to the claim of journeys that a change takes out of the lists. */
export const ContestFirst = ({ journeys, className = '' }: { journeys: readonly Journey[]; className?: string }) =>
  journeys.some(isClaimable) && (
    <span className={`flex pt-3 ${className}`}>
      <ContestButton listing="PROTEST" chosen={{ kind: 'some', rows: journeys }} plate="" />
    </span>
  )
