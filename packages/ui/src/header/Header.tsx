import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import type { Drawer } from '../drawer/Drawer.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { whenFailedBefore } from '../provider/failedImage.ts'
import { HostLink, useWords } from '../provider/UiProvider.tsx'

const logoBox = 'block h-9 w-36 lg:h-10 lg:w-40'
const drawnLogo = cva([
  logoBox,
  'bg-(image:--vl-image-logo) bg-contain bg-no-repeat',
  'rtl:bg-right forced-colors:bg-[CanvasText] forced-colors:bg-none forced-colors:mask-(image:--vl-image-logo)',
  'forced-colors:mask-contain forced-colors:mask-no-repeat rtl:forced-colors:mask-right',
])
const tabLink =
  'flex items-center border-y-4 border-surface-raised px-3 text-center font-semibold text-text no-underline ' +
  'hover:text-action-text aria-[current]:border-b-action-edge aria-[current]:text-action-text'
const accountLink = cva([
  'flex min-h-control items-center gap-2 rounded-control border-control border-action-edge px-4 font-semibold text-action-text no-underline',
  'hover:bg-action-soft aria-[current]:bg-action-fill aria-[current]:text-on-action-fill aria-[current]:forced-color-adjust-none',
])
const menuLink = cva([
  'flex min-h-14 items-center gap-3 border-s-4 border-surface-raised px-3 text-lg font-semibold text-text no-underline',
  'aria-[current]:border-s-action-edge aria-[current]:bg-action-soft aria-[current]:text-action-text',
])

type HeaderTab = { label: string; href: string; current?: boolean | undefined; icon?: IconName | undefined }

type HeaderProps = ComponentProps<'header'> & {
  /** If it is missing or does not load, the brand's own logo shows. */
  logo: { src?: string | undefined; alt: string; href: string }
  /** The main pages of the site; `icon` shows in the menu. */
  tabs: readonly HeaderTab[]
  /** Links to the login or the account. */
  account?: HeaderTab | undefined
  /** Renters link and languages; inside the drawer on phones. */
  topBar?: ReactNode
  /** A short link or notice between the logo and the menu of a phone, such as another language. */
  compact?: ReactNode
}

/** The site's header: a bar with tabs, or below 1024 px a sticky compact bar whose menu opens a drawer. [§2.14] */
export function Header({ logo, tabs, account, topBar, compact, className, ...rest }: HeaderProps) {
  const words = useWords()
  const everyTab = account ? [...tabs, { icon: 'user', ...account } as const] : tabs
  const here = everyTab.find(({ current }) => current)?.href ?? ''
  // Stores the page on which it was opened, so that any change of page closes it. [OPEN-56]
  const [openedAt, setOpenedAt] = useState<string>()
  const [Menu, setMenu] = useState<typeof Drawer>()
  // The drawer is larger than the rest of the header. After a failed load, for example offline, a press tries again.
  const load = () => {
    if (!Menu) void import('../drawer/Drawer.tsx').then(({ Drawer: loaded }) => setMenu(() => loaded), forget)
  }
  const forget = () => setOpenedAt(undefined)

  return (
    <header
      {...rest}
      className={`sticky top-0 z-30 border-b border-line bg-surface-raised lg:static ${className ?? ''}`}
    >
      {topBar && (
        <div className="on-brand hidden bg-surface-brand text-on-brand lg:block">
          <div className="mx-auto flex min-h-11 max-w-page items-center justify-end gap-6 px-6 text-sm">{topBar}</div>
        </div>
      )}
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-2 px-4 sm:px-6 lg:h-20 lg:gap-6">
        <HostLink href={logo.href} className="shrink-0 rounded-control">
          <Logo key={logo.src} src={logo.src} alt={logo.alt} />
        </HostLink>
        {compact && <div className="min-w-0 lg:hidden">{compact}</div>}
        <nav aria-label={words.mainNavigation} className="hidden h-full min-w-0 lg:block">
          <ul className="flex h-full items-stretch gap-1">
            {tabs.map((tab) => (
              <li key={tab.href} className="flex">
                <HostLink href={tab.href} aria-current={tab.current ? 'page' : undefined} className={tabLink}>
                  {tab.label}
                </HostLink>
              </li>
            ))}
            {account && (
              <li className="ms-3 flex items-center">
                <HostLink
                  href={account.href}
                  aria-current={account.current ? 'page' : undefined}
                  className={accountLink()}
                >
                  <Icon name={account.icon ?? 'user'} size={22} />
                  {account.label}
                </HostLink>
              </li>
            )}
          </ul>
        </nav>
        <IconButton
          icon="menu"
          label={words.menu}
          className="lg:hidden"
          aria-haspopup="dialog"
          aria-expanded={openedAt === here}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            load()
            setOpenedAt(here)
          }}
        />
      </div>
      {Menu && (
        <Menu open={openedAt === here} onOpenChange={(open) => setOpenedAt(open ? here : undefined)} title={words.menu}>
          <div className="flex flex-1 flex-col gap-6">
            <nav aria-label={words.mainNavigation}>
              <ul className="divide-y divide-line border-y border-line">
                {everyTab.map((tab) => (
                  <li key={tab.href}>
                    <HostLink
                      href={tab.href}
                      aria-current={tab.current ? 'page' : undefined}
                      // The current tab stays the same between two pages of one subject.
                      onClick={forget}
                      className={menuLink()}
                    >
                      {tab.icon && <Icon name={tab.icon} size={24} />}
                      {tab.label}
                    </HostLink>
                  </li>
                ))}
              </ul>
            </nav>
            {topBar && (
              <div className="on-brand mt-auto flex flex-col items-start gap-4 rounded-card bg-surface-brand p-4 text-on-brand">
                {topBar}
              </div>
            )}
          </div>
        </Menu>
      )}
    </header>
  )
}

function Logo({ src, alt }: { src: string | undefined; alt: string }) {
  const [missing, setMissing] = useState(false)
  return src && !missing ? (
    <img
      src={src}
      alt={alt}
      className={`${logoBox} object-contain object-left rtl:object-right`}
      ref={whenFailedBefore(() => setMissing(true))}
      onError={() => setMissing(true)}
    />
  ) : (
    // With forced colours its shape shows in the colour of text: its own colours are made for the brand's surface.
    <span className={drawnLogo()}>
      <span className="sr-only">{alt}</span>
    </span>
  )
}
