import type { ComponentProps } from 'react'

type SkeletonProps = ComponentProps<'div'> & {
  /** Shape of the content: lines of text, a card with a header, or table rows. @default text */
  shape?: 'text' | 'card' | 'rows' | undefined
  /** Number of lines or rows. @default 3 */
  lines?: number | undefined
}

const bar = 'h-4 rounded-control bg-line'

/**
 * Reserves the place of loading content. Hidden from assistive technology: the host must announce the loading
 * elsewhere.
 */
export function Skeleton({ shape = 'text', lines = 3, className, ...rest }: SkeletonProps) {
  const numbers = Array.from({ length: lines }, (_, line) => line)
  const text = numbers.map((line) => (
    <div key={line} className={`${bar} ${line === lines - 1 && lines > 1 ? 'w-2/3' : 'w-full'}`} />
  ))
  return (
    <div {...rest} aria-hidden className={`animate-pulse motion-reduce:animate-none ${className ?? ''}`}>
      {shape === 'text' && <div className="space-y-3">{text}</div>}
      {shape === 'card' && (
        <div className="space-y-3 rounded-card border-card border-edge bg-surface-raised p-5">
          <div className="flex items-center justify-between gap-6 pb-1">
            <div className={`${bar} h-6 w-2/5`} />
            <div className={`${bar} h-6 w-16`} />
          </div>
          {text}
        </div>
      )}
      {shape === 'rows' && (
        <div className="divide-y divide-line rounded-card border-card border-edge bg-surface-raised">
          {numbers.map((line) => (
            <div key={line} className="grid grid-cols-[3fr_4fr_2fr] gap-6 p-4">
              <div className={bar} />
              <div className={bar} />
              <div className={bar} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
