import type { ComponentProps } from 'react'

type SkeletonProps = ComponentProps<'div'> & {
  /** How many will come. */
  lines?: number
}

/** Keeps the place of text that is on its way. Silent: whoever shows it says elsewhere that something loads. */
export function Skeleton({ lines = 3, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden className={`animate-pulse space-y-3 motion-reduce:animate-none ${className ?? ''}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={`h-4 rounded-control bg-surface-sunken ${line === lines - 1 && lines > 1 ? 'w-2/3' : 'w-full'}`}
        />
      ))}
    </div>
  )
}
