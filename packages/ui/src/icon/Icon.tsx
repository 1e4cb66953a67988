import type { ComponentProps } from 'react'
import { useAssets } from '../provider/UiProvider.tsx'
import { iconNames, type IconName } from './names.ts'

export type { IconName } from './names.ts'

type IconProps = ComponentProps<'svg'> & {
  name: IconName
  /** Pixels; 28 unless told. [§9] */
  size?: number
  /** What it says. Without one it is decoration, hidden from assistive technology. */
  label?: string
}

/** A sign of the sprite, in the colour of the text around it; pictograms bring the brand's own colours. [§2.15] */
export function Icon({ name, size = 28, label, className, ...rest }: IconProps) {
  const { iconSprite } = useAssets()
  return (
    <svg
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`shrink-0 ${turning.test(name) ? 'rtl:-scale-x-100' : ''} ${className ?? ''}`}
      width={size}
      height={size}
      focusable="false"
    >
      <use href={`${iconSprite}#${name}`} />
    </svg>
  )
}

/** Signs that point along the line: they turn with the direction of the text. */
const turning = /^(arrow|chevron)-(left|right)$/

/** Whether the sprite has a sign of that name: content of servers names icons freely. */
export const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name)
