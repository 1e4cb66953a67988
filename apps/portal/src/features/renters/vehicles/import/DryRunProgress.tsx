import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiError, asApiError } from '../../../../api/errors.ts'
import { exportVehicles } from '../../../../api/fleet.ts'
import { TroubleNotice } from '../../../../shared/feedback/TroubleNotice.tsx'
import type { DryRun } from './dryRun.ts'
import { runDryRun } from './runDryRun.ts'

interface DryRunProgressProps {
  file: File
  onResult: (result: DryRun) => void
  onRetry: () => void
}

/** Loads the fleet and compares the file with it; unmounting ends both. A failure keeps the file. [F-NET-16] */
export function DryRunProgress({ file, onResult, onRetry }: DryRunProgressProps) {
  const { t } = useTranslation('fleet')
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    const own = new AbortController()
    async function check() {
      try {
        const fleet = await exportVehicles({}, own.signal, () => undefined)
        const result = await runDryRun(file, fleet, own.signal)
        if (!own.signal.aborted) onResult(result)
      } catch (failure) {
        if (!own.signal.aborted) setError(asApiError(failure))
      }
    }
    void check()
    return () => own.abort()
  }, [file, onResult])

  if (error) return <TroubleNotice error={error} onRetry={onRetry} />
  return (
    <label className="flex flex-col gap-2">
      {t('import.checking')}
      <progress className="h-2 w-full accent-action" />
    </label>
  )
}
