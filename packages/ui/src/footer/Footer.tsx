import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { useWords } from '../provider/UiProvider.tsx'

const logo = cva([
  'block h-10 w-40 shrink-0 bg-(image:--vl-image-logo-on-brand) bg-contain bg-no-repeat',
  'forced-colors:bg-[CanvasText] forced-colors:bg-none forced-colors:mask-(image:--vl-image-logo-on-brand)',
  'forced-colors:mask-contain forced-colors:mask-no-repeat',
])

type FooterProps = ComponentProps<'footer'> & {
  /** Legally required pages, and help. */
  links: readonly { label: string; href: string; newWindow?: boolean | undefined }[]
  /** Buttons among the links, such as the cookie settings. */
  actions?: ReactNode
  /** Replaces the brand's logo. */
  brand?: ReactNode
  /** A line below, such as how payments are secured. */
  note?: ReactNode
}

/** The last band of the site: the operator's logo, legally required links, help. */
export function Footer({ links, actions, brand, note, className, ...rest }: FooterProps) {
  const words = useWords()
  return (
    <footer {...rest} className={`on-brand bg-surface-brand text-on-brand ${className ?? ''}`}>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 sm:px-6">
        <div className="flex flex-col gap-8 lg:flex-row lg:items-start lg:justify-between lg:gap-10">
          {brand ?? <span className={logo()} />}
          <nav aria-label={words.footerNavigation}>
            <ul className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-[repeat(3,auto)] lg:gap-x-12">
              {links.map(({ label, href, newWindow = false }) => (
                <li key={`${label} ${href}`}>
                  <Link href={href} newWindow={newWindow} variant="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {(note || actions) && (
          <div className="flex flex-col gap-4 border-t border-on-brand-soft/30 pt-6 text-sm text-on-brand-soft sm:flex-row sm:items-center sm:justify-between">
            {note}
            {actions && <div className="flex flex-wrap gap-3 sm:ms-auto">{actions}</div>}
          </div>
        )}
      </div>
    </footer>
  )
}
