import type { Plate } from '@voie-libre/contract/schemas/account'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/format.ts'
import { plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { ChangedVehicles, VehicleNames } from './closureRun.tsx'

interface TooEarlyProps {
  vehicles: readonly Plate[]
  /** No other vehicle would be left. */
  isAll: boolean
  onLeaveOut: () => void
}

/** Vehicles whose validity starts after the chosen day, and a way to leave them out. */
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
  vehicles: readonly Plate[]
  /** Receives the vehicles without those that have a closure date. */
  onLeaveOut: (others: readonly Plate[]) => void
}

/** Says that vehicles with a closure date get another one, and offers to leave them as they are. Empty without any. */
export function ClosedBefore({ vehicles, onLeaveOut }: ClosedBeforeProps) {
  const { t } = useTranslation('fleet')
  const open = useMemo(() => vehicles.filter(({ validityEndDate }) => validityEndDate === undefined), [vehicles])
  const count = vehicles.length - open.length
  if (count === 0) return null
  return (
    <Alert tone="info">
      <p>{t('closure.closedBefore', { count })}</p>
      {open.length > 0 && (
        <Button variant="secondary" onClick={() => onLeaveOut(open)}>
          {t('closure.keepClosed', { count })}
        </Button>
      )}
    </Alert>
  )
}

interface ChangedMeanwhileProps {
  /** As they are now. Empty without any. */
  vehicles: readonly Plate[]
  /** The day that would replace theirs; undefined while there is no valid one. */
  day: string | undefined
  onKeep: () => void
  onOverwrite: () => void
}

/** Says that another person has changed vehicles since they were shown, and lets the renter decide. [OPEN-72] */
export function ChangedMeanwhile({ vehicles, day, onKeep, onOverwrite }: ChangedMeanwhileProps) {
  const { t } = useTranslation('fleet')
  if (vehicles.length === 0) return null
  return (
    <Alert tone="warning" live title={t('closure.changed', { count: vehicles.length })}>
      <p>{t('closure.notSaved')}</p>
      <ChangedVehicles vehicles={vehicles} />
      <div className="mt-3 flex flex-wrap gap-3">
        {/* The button that was pressed is disabled now. */}
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
  // Both answers: on a phone the second one would stay below the edge.
  button?.parentElement?.scrollIntoView({ block: 'center' })
}
