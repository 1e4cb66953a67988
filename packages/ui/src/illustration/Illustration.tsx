import type { ComponentProps } from 'react'
import { useAssets } from '../provider/UiProvider.tsx'

/** Each is the symbol `scene-…` of the sprite, upon the road of `scene`. */
export const illustrationNames = ['road', 'search', 'done', 'closed', 'waiting', 'refused'] as const
export type IllustrationName = (typeof illustrationNames)[number]

type IllustrationProps = ComponentProps<'svg'> & { name: IllustrationName }

/** A drawing in the brand's colours. A text beside it must say the same. */
export function Illustration({ name, className, ...rest }: IllustrationProps) {
  const { iconSprite } = useAssets()
  return (
    <svg {...rest} viewBox="0 0 240 136" className={`w-56 max-w-full ${className ?? ''}`} aria-hidden focusable="false">
      <use href={`${iconSprite}#scene`} />
      <use href={`${iconSprite}#scene-${name}`} />
    </svg>
  )
}
