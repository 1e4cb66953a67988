import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { HostLink } from '../provider/UiProvider.tsx'

const tile = cva([
  'group flex items-center gap-4 rounded-card border-card border-edge bg-surface-raised p-5 text-text no-underline shadow-card transition',
  'hover:border-action-edge hover:shadow-raised motion-reduce:transition-none',
])
const sign = cva([
  'flex size-14 shrink-0 items-center justify-center rounded-control bg-action-soft text-action-text transition-colors',
  'group-hover:bg-action-fill group-hover:text-on-action-fill motion-reduce:transition-none',
])

type TileProps = Omit<ComponentProps<'a'>, 'title' | 'children'> & {
  href: string
  /** The task: a verb. */
  title: ReactNode
  /** Who it is for, in one line. */
  subtitle?: ReactNode
  /** The icon before the text. */
  icon?: IconName | undefined
}

/** A link to one of the main tasks of the site, large enough for a thumb. */
export function Tile({ title, subtitle, icon, className, ...rest }: TileProps) {
  return (
    <HostLink {...rest} className={tile({ className })}>
      {icon && (
        <span className={sign()}>
          <Icon name={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        {/* "Zahlungsaufforderungen" is wider than a small phone: hyphenation is limited to words of that length. */}
        <span className="block font-heading text-xl font-bold wrap-anywhere hyphens-auto [hyphenate-limit-chars:18_6_6]">
          {title}
        </span>
        {subtitle && <span className="mt-0.5 block text-sm wrap-anywhere text-text-soft">{subtitle}</span>}
      </span>
      <Icon
        name="arrow-right"
        size={24}
        className="text-action-text transition-transform group-hover:[translate:var(--vl-spacing)] motion-reduce:transition-none"
      />
    </HostLink>
  )
}
