import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const step = cva([
  'relative flex flex-wrap items-baseline gap-x-3 pb-3 ps-6',
  'before:absolute before:start-1 before:top-2 before:size-2.5 before:rounded-dot before:bg-line-strong',
  'after:absolute after:start-2 after:top-5 after:-bottom-2 after:border-s-2 after:border-line',
  'first:before:bg-action-edge last:pb-0 last:after:hidden',
])

export interface PriceLadderProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What one pays today, and from which day on more; `amount` is formatted. */
  steps: readonly { amount: string; text: ReactNode }[]
}

/** How a price rises, step by step; the first is today’s. */
export function PriceLadder({ steps, className, ...rest }: PriceLadderProps) {
  return (
    <ol {...rest} className={`m-0 flex list-none flex-col p-0 ${className ?? ''}`}>
      {steps.map(({ amount, text }, index) => (
        <li key={index} className={step()}>
          <span className="min-w-20 font-bold whitespace-nowrap tabular-nums">{amount}</span>{' '}
          <span className="min-w-0 flex-1 basis-52 text-text-soft">{text}</span>
        </li>
      ))}
    </ol>
  )
}
