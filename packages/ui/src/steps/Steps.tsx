import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

type StepsProps = ComponentProps<'ol'> & {
  /** Accessible name of the list, such as “Steps of the payment”. */
  label: string
  /** The steps in order; one is current. */
  items: readonly { label: string; state: 'done' | 'current' | 'todo' }[]
}

const marks = {
  done: 'border-action bg-action text-on-action',
  current: 'border-action bg-surface-raised text-action',
  todo: 'border-line-strong bg-surface-raised text-text-soft',
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
          {position > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-4 h-0.5 w-full [translate:0_-50%] ${item.state === 'todo' ? 'bg-line-strong' : 'bg-action'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-10 flex size-8 items-center justify-center rounded-pill border-2 font-bold ${marks[item.state]}`}
          >
            {item.state === 'done' ? <Icon name="check" size={18} /> : position + 1}
          </span>
          <span
            className={`max-w-full break-words hyphens-auto ${item.state === 'current' ? 'font-semibold text-text' : 'text-text-soft'}`}
          >
            {item.label}
            <span className="sr-only"> ({stateNames[item.state]})</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
