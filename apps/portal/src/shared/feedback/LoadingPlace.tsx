import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import type { ComponentProps } from 'react'

export type Part = Pick<ComponentProps<typeof Skeleton>, 'shape' | 'lines'>

/** Place of content whose height only its data tell. What follows is shown after it, so that nothing moves (app.css). */
export function LoadingPlace({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <div className="growing flex flex-col gap-3">
      {parts.map((part, at) => (
        <Skeleton key={at} {...part} />
      ))}
      <Spinner label={label} className="sr-only" />
    </div>
  )
}
