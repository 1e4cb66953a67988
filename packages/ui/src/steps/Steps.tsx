import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

const way = cva('absolute end-1/2 top-4 h-0.5 w-full [translate:0_-50%]', {
  variants: { state: { done: 'bg-action-edge', current: 'bg-action-edge', todo: 'bg-line-strong' } },
})
const mark = cva('relative z-10 flex size-8 items-center justify-center rounded-pill border-2 font-bold', {
  variants: {
    state: {
      done: 'border-action-edge bg-action-fill text-on-action-fill',
      current: 'border-action-edge bg-surface-raised text-action-text',
      todo: 'border-line-strong bg-surface-raised text-text-soft',
    },
  },
})
const name = cva('max-w-full break-words hyphens-auto', {
  variants: { state: { done: 'text-text-soft', current: 'font-semibold text-text', todo: 'text-text-soft' } },
})

type StepsProps = ComponentProps<'ol'> & {
  /** Accessible name of the list, such as “Steps of the payment”. */
  label: string
  /** The steps in order; one is current. */
  items: readonly { label: string; state: 'done' | 'current' | 'todo' }[]
}

/** The progress of a driver in a task. */
export function Steps({ label, items, className, ...rest }: StepsProps) {
  const words = useWords()
  const stateNames = { done: words.stepDone, current: words.stepCurrent, todo: words.stepTodo }
  return (
    <ol {...rest} aria-label={label} className={`flex items-start text-sm ${className ?? ''}`}>
      {items.map((item, position) => (
        <li
          key={item.label}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="group relative flex min-w-0 flex-1 flex-col items-center gap-2 px-1 text-center"
        >
          {position > 0 && <span aria-hidden className={way({ state: item.state })} />}
          <span aria-hidden className={mark({ state: item.state })}>
            {item.state === 'done' ? <Icon name="check" size={18} /> : position + 1}
          </span>
          <span className={name({ state: item.state })}>
            {item.label}
            <span className="sr-only"> ({stateNames[item.state]})</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
