import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'

/** A native select beside other controls, with the sign of the fields. */
export const InlineSelect = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <span className={`text-sm text-text ${className}`}>
    <select
      {...rest}
      className="h-control w-full cursor-pointer appearance-none truncate rounded-control border border-line-strong bg-surface-raised ps-2 pe-8 tabular-nums hover:border-text"
    />
    <Icon
      name="chevron-down"
      size={16}
      className="pointer-events-none absolute end-2 top-1/2 [translate:0_-50%] text-text-soft"
    />
  </span>
)
