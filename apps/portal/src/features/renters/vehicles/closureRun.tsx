import type { Plate } from '@voie-libre/contract/schemas/account'
import { Button } from '@voie-libre/ui/button'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/errors.ts'
import type { closeVehicles, Outcome, Refused } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { RunProgress } from '../RunProgress.tsx'
import { saveCsv } from '../saveCsv.ts'

type Run = (progress: Parameters<typeof closeVehicles>[2]) => Promise<Outcome>

/** Runs one change of many vehicles. `done` counts those sent; undefined while nothing runs. Leaving the page stops it. */
export function useRun() {
  const [done, setDone] = useState<number>()
  const control = useRef<AbortController>(undefined)
  const stop = () => control.current?.abort()
  useEffect(() => () => control.current?.abort(), [])

  async function run(change: Run): Promise<Outcome> {
    const own = new AbortController()
    control.current = own
    setDone(0)
    const outcome = await change({ signal: own.signal, onProgress: setDone })
    setDone(undefined)
    return outcome
  }
  return { done, run, stop }
}

/** How many of the vehicles were sent. */
export function Progress(props: { label: string; done: number | undefined; total: number }) {
  const { t } = useTranslation('fleet')
  return <RunProgress {...props} text={(done, total) => t('closure.progress', { done, total })} />
}

const shownNames = 30

/** Names of vehicles; of thousands, the first ones and how many follow. */
export function VehicleNames({ names, total = names.length }: { names: readonly string[]; total?: number }) {
  const { t } = useTranslation('fleet')
  const others = total - shownNames
  return (
    <>
      {names.slice(0, shownNames).map((name, at, { length }) => (
        <Fragment key={name}>
          {/* A hyphen of a plate is no place to break a line. */}
          <span className="whitespace-nowrap">{at < length - 1 ? `${name},` : name}</span>{' '}
        </Fragment>
      ))}
      {others > 0 && t('closure.others', { count: others })}
    </>
  )
}

/** Vehicles that another person has changed, each with its closure date of now. [OPEN-72] */
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

/** The vehicles that stayed as they were, by reason; all of them as a file where the screen shows a part. */
export function RefusedVehicles({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation(['fleet', 'errors', 'common'])
  const reasonOf = ({ kind, code }: ApiError): string => {
    if (kind === 'aborted') return t('closure.stopped')
    return kind === 'refused' ? t(`errors:${code}`) : t(`common:trouble.${kind}Title`)
  }
  const byReason = new Map<string, Plate[]>()
  for (const { vehicle, error } of refused) {
    const reason = reasonOf(error)
    const known = byReason.get(reason)
    if (known) known.push(vehicle)
    else byReason.set(reason, [vehicle])
  }
  const save = () =>
    saveCsv(
      [
        [t('column.plate'), t('column.country'), t('import.reason')],
        ...[...byReason].flatMap(([reason, vehicles]) =>
          vehicles.map((vehicle) => [plateText(vehicle), vehicle.countryCode, reason]),
        ),
      ],
      t('closure.refusedFile'),
    )
  return (
    <>
      <ul className="space-y-2">
        {[...byReason].map(([reason, vehicles]) => (
          <li key={reason}>
            {reason}{' '}
            <b className="font-medium">
              <VehicleNames names={vehicles.map(plateText)} />
            </b>
          </li>
        ))}
      </ul>
      {[...byReason.values()].some(({ length }) => length > shownNames) && (
        <Button variant="tertiary" icon="download" className="-ms-4" onClick={() => void save()}>
          {t('closure.saveRefused')}
        </Button>
      )}
    </>
  )
}
