import type { ComponentProps } from 'react'
import { useAssets } from '../provider/UiProvider.tsx'
import type { IconName } from './names.ts'

export { type IconName, isIconName } from './names.ts'

type IconProps = ComponentProps<'svg'> & {
  name: IconName
  /** Width and height in px at the usual text size; the icon grows with the text. [§9] @default 28 */
  size?: number | undefined
  /** The accessible name. Without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined
}

/** An icon of the sprite, in the colour of the text around it; pictograms have the brand's colours. [§2.15] */
export function Icon({ name, size = 28, label, className, ...rest }: IconProps) {
  const { iconSprite } = useAssets()
  return (
    <svg
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`shrink-0 text-[1rem] ${turning.test(name) ? 'rtl:[scale:-1_1]' : ''} ${className ?? ''}`}
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      focusable="false"
    >
      <use href={`${iconSprite}#${name}`} />
    </svg>
  )
}

/** Icons that point to the start or end: mirrored in right-to-left text. */
const turning = /^(arrow|chevron)-(left|right)$/
