import type { Columns } from '@voie-libre/domain/fleet/fleetImport'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, asApiError } from '../../../../api/errors.ts'
import { exportVehicles } from '../../../../api/fleet.ts'
import { FailureNotice } from '../../../../shared/feedback/FailureNotice.tsx'
import type { DryRun, DryRunInput } from './dryRun.ts'
import type { DryRunMessage } from './dryRun.worker.ts'

interface DryRunProgressProps {
  file: File
  columns: Columns | undefined
  onResult: (result: DryRun) => void
}

/** Loads the fleet and compares the file with it; unmounting aborts both. A failure keeps the file. [F-NET-16] */
export function DryRunProgress({ file, columns, onResult }: DryRunProgressProps) {
  const { t } = useTranslation('fleet')
  const [failed, setFailed] = useState<{ file: File; error: ApiError }>()
  const error = failed?.file === file ? failed.error : undefined
  const answer = useEffectEvent(onResult)
  useEffect(() => {
    if (error) return undefined
    const own = new AbortController()
    exportVehicles({}, own.signal)
      .then((fleet) => runDryRun(file, fleet, own.signal, columns))
      .then(
        (result) => !own.signal.aborted && answer(result),
        (thrown: unknown) => !own.signal.aborted && setFailed({ file, error: asApiError(thrown) }),
      )
    return () => own.abort()
  }, [file, columns, error])

  if (error) return <FailureNotice error={error} onRetry={() => setFailed(undefined)} />
  return (
    <label className="flex flex-col gap-2">
      {t('import.checking')}
      <progress className="h-2 w-full accent-action-edge" />
    </label>
  )
}

type ScriptRules = Record<'createScriptURL', (address: string) => string>
type Policies = Record<'createPolicy', (name: string, rules: ScriptRules) => ScriptRules>

/** Trusted Types accept a script URL only from a policy, which can be created only once. [HARDENING 3.4] */
const startWorker = (() => {
  let trusted: string | undefined
  return (address: string): Worker => {
    const policies: Policies | undefined = Reflect.get(window, 'trustedTypes')
    trusted ??= policies?.createPolicy('fleet-import', { createScriptURL: () => address }).createScriptURL(address)
    return new Worker(trusted ?? address, { type: 'module' })
  }
})()

/** Runs the dry run in a worker, so that the page stays responsive; aborting ends the worker. */
export async function runDryRun(file: File, fleet: File, signal: AbortSignal, columns?: Columns): Promise<DryRun> {
  const { default: address } = await import('./dryRun.worker.ts?worker&url')
  return new Promise((resolve, reject) => {
    const worker = startWorker(address)
    const fail = (error: ApiError) => {
      worker.terminate()
      reject(error)
    }
    signal.addEventListener('abort', () => fail(new ApiError('aborted')))
    if (signal.aborted) return fail(new ApiError('aborted'))
    worker.addEventListener('error', () => fail(new ApiError('outage')))
    worker.addEventListener('message', ({ data }: MessageEvent<DryRunMessage>) => {
      if (data.kind === 'failed') return fail(new ApiError('refused', 'renter_import_read_file'))
      worker.terminate()
      resolve(data)
    })
    const input: DryRunInput = { file, fleet, today: parisDay(new Date()), columns }
    worker.postMessage(input, [])
  })
}
