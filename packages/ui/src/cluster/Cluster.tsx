import type { ComponentProps } from 'react'
import { type Gap, gaps } from '../stack/gaps.ts'

const alignments = { start: '', center: 'justify-center', end: 'justify-end', between: 'justify-between' }
const phones = { wrap: 'flex-wrap items-center', stack: 'max-sm:flex-col-reverse sm:flex-wrap sm:items-center' }

export interface ClusterProps extends ComponentProps<'div'> {
  /** Distance between the items, in steps of the brand’s spacing. @default 3 */
  gap?: Gap | undefined
  /** Where the items are in a row that they do not fill. @default start */
  align?: 'start' | 'center' | 'end' | 'between' | undefined
  /** On a phone, `stack` gives each button the full width, the last one on top: the main action. @default wrap */
  phone?: 'wrap' | 'stack' | undefined
}

/** Buttons, links or tags beside each other; those without room begin a new row. */
export function Cluster({ gap = 3, align = 'start', phone = 'wrap', className = '', ...rest }: ClusterProps) {
  return <div {...rest} className={`flex ${phones[phone]} ${gaps[gap]} ${alignments[align]} ${className}`} />
}
