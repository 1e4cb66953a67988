import type { ReactNode } from 'react'

/** The buttons of a list, at the end of its line; on a phone they fill their lines, so that both edges are straight. */
export function ListActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full lg:justify-end max-sm:[&>a]:grow max-sm:[&>button]:grow">
      {children}
    </div>
  )
}
