import type { ReactNode } from 'react'

/** The buttons of a list, in the table's toolbar; on a phone they fill their lines, so that both edges are straight. */
export function ListActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3 sm:contents max-sm:[&>a]:grow max-sm:[&>button]:grow">
      {children}
    </div>
  )
}
