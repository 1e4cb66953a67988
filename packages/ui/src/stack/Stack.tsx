import type { ComponentProps } from 'react'
import { type Gap, gaps } from './gaps.ts'

const alignments = { stretch: '', start: 'items-start', center: 'items-center' }

export interface StackProps extends ComponentProps<'div'> {
  /** Distance between the items, in steps of the brand’s spacing. @default 4 */
  gap?: Gap | undefined
  /** `stretch` gives every item the full width, the others its own. @default stretch */
  align?: 'stretch' | 'start' | 'center' | undefined
}

/** Its items one below the other, at the same distance. */
export function Stack({ gap = 4, align = 'stretch', className = '', ...rest }: StackProps) {
  return <div {...rest} className={`flex flex-col ${gaps[gap]} ${alignments[align]} ${className}`} />
}
