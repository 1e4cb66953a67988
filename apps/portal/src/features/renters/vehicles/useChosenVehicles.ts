import { useEffect, useState } from 'react'
import { type ApiError, asApiError } from '../../../api/errors.ts'
import { allVehicles } from '../../../api/fleet.ts'
import type { SelectedVehicles } from './useVehicleSelection.ts'

const atFirst = { loaded: 0, total: 0 }

/**
 * The vehicles that an action began with, loaded if they are all that match the filters. Unmounting stops the loading; a
 * later `chosen` is ignored.
 */
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
