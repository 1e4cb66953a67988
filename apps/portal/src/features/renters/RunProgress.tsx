import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface RunProgressProps {
  label: string
  /** Undefined while nothing runs. */
  done: number | undefined
  total: number
}

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-pill bg-surface-sunken text-action-edge ' +
  'forced-colors:appearance-auto [&::-moz-progress-bar]:bg-action-edge ' +
  '[&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-action-edge'

/** Progress of a run. Announces every tenth part, because screen readers would queue each number. */
export function RunProgress({ label, done, total }: RunProgressProps) {
  const { t } = useTranslation('fleet')
  const id = useId()
  const step = Math.max(1, Math.ceil(total / 10))
  return (
    // Leaves no gap in the layout while nothing runs.
    <div className={done === undefined ? 'sr-only' : 'flex flex-col gap-2'}>
      {done !== undefined && (
        <>
          <span id={id} className="flex justify-between gap-4 text-sm tabular-nums">
            {label} <span aria-hidden="true">{t('closure.progress', { done, total })}</span>
          </span>
          <progress aria-labelledby={id} value={done} max={total} className={bar} />
        </>
      )}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <output className="sr-only">
        {done !== undefined && t('closure.progress', { done: done - (done % step), total })}
      </output>
    </div>
  )
}
