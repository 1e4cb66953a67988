import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/errors.ts'
import type { closeVehicles, Refused } from '../../../api/fleet.ts'
import { plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { RunProgress } from '../RunProgress.tsx'

type Run = (progress: Parameters<typeof closeVehicles>[2]) => Promise<Refused[]>

/** Runs one change of many vehicles. `done` counts those sent; undefined while nothing runs. Leaving the page stops it. */
export function useRun() {
  const [done, setDone] = useState<number>()
  const control = useRef<AbortController>(undefined)
  const stop = () => control.current?.abort()
  useEffect(() => () => control.current?.abort(), [])

  async function run(change: Run): Promise<Refused[]> {
    const own = new AbortController()
    control.current = own
    setDone(0)
    const refused = await change({ signal: own.signal, onProgress: setDone })
    setDone(undefined)
    return refused
  }
  return { done, run, stop }
}

/** How many of the vehicles were sent. */
export function Progress(props: { label: string; done: number | undefined; total: number }) {
  const { t } = useTranslation('fleet')
  return <RunProgress {...props} text={(done, total) => t('closure.progress', { done, total })} />
}

/** The vehicles that stayed as they were, by reason. */
export function RefusedVehicles({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation(['fleet', 'errors', 'common'])
  const reasonOf = ({ kind, code }: ApiError): string => {
    if (kind === 'aborted') return t('closure.stopped')
    return kind === 'refused' ? t(`errors:${code}`) : t(`common:trouble.${kind}Title`)
  }
  const byReason = new Map<string, string[]>()
  for (const { vehicle, error } of refused) {
    const reason = reasonOf(error)
    byReason.set(reason, [...(byReason.get(reason) ?? []), plateText(vehicle)])
  }
  return (
    <ul className="space-y-2">
      {[...byReason].map(([reason, plates]) => (
        <li key={reason}>
          {reason} <b className="font-medium">{plates.join(', ')}</b>
        </li>
      ))}
    </ul>
  )
}
