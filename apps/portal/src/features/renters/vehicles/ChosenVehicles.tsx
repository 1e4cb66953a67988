import type { Plate } from '@voie-libre/contract/schemas/account'
import { DataList } from '@voie-libre/ui/definition-list'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asApiError, type ApiError } from '../../../api/errors.ts'
import { allVehicles } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { OwnPlate } from '../../../shared/vehicle/OwnPlate.tsx'
import { Progress } from './closureParts.tsx'
import type { SelectedVehicles } from './useVehicleSelection.ts'

interface ChosenVehiclesProps {
  /** The vehicle, if only one is chosen. */
  single: Plate | undefined
  /** Undefined while the vehicles are loading. */
  count: number | undefined
  progress: { loaded: number; total: number }
}

/** Shows the vehicle to close with its start, or the number of vehicles. */
export function ChosenVehicles({ single, count, progress }: ChosenVehiclesProps) {
  const { t } = useTranslation('fleet')
  if (single) {
    const { validityStartDate } = single
    return (
      <DataList
        items={[
          { term: t('closure.vehicle'), value: <OwnPlate plate={single} size="sm" /> },
          ...(validityStartDate === undefined
            ? []
            : [{ term: t('closure.start'), value: formatDay(validityStartDate) || validityStartDate }]),
        ]}
      />
    )
  }
  return (
    <>
      {count !== undefined && (
        <DataList items={[{ term: t('closure.vehicles'), value: t('closure.count', { count }) }]} />
      )}
      <Progress
        label={t('closure.loading')}
        done={count === undefined ? progress.loaded : undefined}
        total={progress.total}
      />
    </>
  )
}

const atFirst = { loaded: 0, total: 0 }

/** Loads the vehicles chosen at mount; unmounting aborts, and later changes of `chosen` have no effect. */
export function useChosenVehicles(chosen: SelectedVehicles) {
  const [attempt, setAttempt] = useState({ chosen })
  const [vehicles, setVehicles] = useState(chosen.kind === 'some' ? chosen.vehicles : undefined)
  const [progress, setProgress] = useState(atFirst)
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    if (attempt.chosen.kind === 'some') return undefined
    const { filters, except } = attempt.chosen
    const own = new AbortController()
    allVehicles(filters, own.signal, (loaded, total) => setProgress({ loaded, total })).then(
      (all) => setVehicles(all.filter(({ id }) => !except.has(id))),
      (failure: unknown) => {
        if (!own.signal.aborted) setError(asApiError(failure))
      },
    )
    return () => own.abort()
  }, [attempt])

  function retry() {
    setError(undefined)
    setProgress(atFirst)
    setAttempt({ chosen: attempt.chosen })
  }
  return { vehicles, progress, error, retry }
}
