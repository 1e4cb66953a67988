import { useId } from 'react'

interface RunProgressProps {
  label: string
  /** Undefined while nothing runs. */
  done: number | undefined
  total: number
  /** Both numbers in words. */
  text: (done: number, total: number) => string
}

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-pill bg-surface-sunken text-action ' +
  'forced-colors:appearance-auto [&::-moz-progress-bar]:bg-action ' +
  '[&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-action'

/** How much of a run is done. Screen readers hear every tenth part, because each number would queue up. */
export function RunProgress({ label, done, total, text }: RunProgressProps) {
  const id = useId()
  const step = Math.max(1, Math.ceil(total / 10))
  return (
    // Out of the layout while nothing runs, so that it leaves no gap.
    <div className={done === undefined ? 'sr-only' : 'flex flex-col gap-2'}>
      {done !== undefined && (
        <>
          <span id={id} className="flex justify-between gap-4 text-sm tabular-nums">
            {label} <span aria-hidden="true">{text(done, total)}</span>
          </span>
          <progress aria-labelledby={id} value={done} max={total} className={bar} />
        </>
      )}
      {/* Rendered before it speaks, so that screen readers announce it. */}
      <output className="sr-only">{done !== undefined && text(done - (done % step), total)}</output>
    </div>
  )
}
