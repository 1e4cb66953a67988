import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { PlateBand, type PlateBandProps } from './PlateBand.tsx'

const plate = cva(
  'inline-flex min-h-[1.7em] max-w-full items-stretch overflow-hidden rounded-plate border-2 align-middle font-plate leading-none',
  {
    variants: {
      tone: {
        standard: 'border-plate-ink bg-plate-face text-plate-ink',
        late: 'border-danger bg-surface-sunken text-danger',
      },
      size: { sm: 'text-lg', md: 'text-2xl', lg: 'text-4xl' },
    },
    defaultVariants: { tone: 'standard', size: 'md' },
  },
)

export interface PlateProps
  extends
    Omit<ComponentProps<'span'>, 'children'>,
    VariantProps<typeof plate>,
    Pick<PlateBandProps, 'country' | 'band'> {
  /** The formatted number, as displayed: AB-123-CD. */
  number: string
}

/**
 * A number plate that looks like the one on the car. The characters are text: people can select them, and screen
 * readers read them once.
 *
 * The tone `late` is the red and grey plate of an unpaid journey. [WIDGET-33]
 */
export function Plate({ number, country, band, tone, size, className, ...rest }: PlateProps) {
  return (
    <span dir="ltr" {...rest} className={plate({ tone, size, className })}>
      <PlateBand country={country} band={band} muted={tone === 'late'} />
      <span className="min-w-0 self-center break-all px-[0.35em] py-[0.2em] text-center font-semibold tracking-[0.04em]">
        {number}
      </span>
    </span>
  )
}
