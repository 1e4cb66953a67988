import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '../provider/UiProvider.tsx'

const bar = cva([
  'block h-2 w-full appearance-none overflow-hidden rounded-pill bg-surface-sunken text-action-edge',
  'indeterminate:animate-pulse indeterminate:bg-action-edge [&::-moz-progress-bar]:bg-action-edge',
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-action-edge',
  'motion-reduce:animate-none forced-colors:appearance-auto',
])

interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** What progresses; the accessible name. */
  label: ReactNode
  /** The part that is done, from 0 to `max`. Without it the bar shows activity of unknown length. */
  value?: number | undefined
  /** The whole. @default 1 */
  max?: number | undefined
  /** The part in words, such as “12 of 40”. @default a percentage */
  valueText?: string | undefined
}

/** How much of a task is done. A native `progress`; `ref` and all further props reach it, `className` the whole. */
export function ProgressBar({ label, value, max = 1, valueText, className, ...rest }: ProgressBarProps) {
  const language = useLanguage()
  const id = useId()
  const text =
    value === undefined
      ? undefined
      : (valueText ?? new Intl.NumberFormat(language, { style: 'percent' }).format(max > 0 ? value / max : 0))
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={id} className="font-medium text-text">
          {label}
        </span>
        <span aria-hidden="true" className="text-text-soft tabular-nums">
          {text}
        </span>
      </div>
      <progress {...rest} aria-labelledby={id} aria-valuetext={text} value={value} max={max} className={bar()} />
    </div>
  )
}
