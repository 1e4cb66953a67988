import { Fragment, useEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { HostLink, useWords } from '../provider/UiProvider.tsx'

export type BreadcrumbItem = { label: string; href?: string | undefined; query?: Record<string, string> | undefined }

type BreadcrumbProps = ComponentProps<'nav'> & {
  /** The items from the top level down; the last one is the current page. */
  items: readonly BreadcrumbItem[]
}

const step =
  'inline-flex min-h-target pointer-coarse:min-h-touch items-center gap-1.5 rounded-control underline-offset-4'

/**
 * The position of a page in the site. A single item is a back link; below 1024 px, more than two items collapse to the
 * first, an ellipsis that reveals the others, and the last. It inherits its text colour. [§2.15]
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const words = useWords()
  const [revealed, setRevealed] = useState(false)
  const firstHidden = useRef<HTMLLIElement>(null)
  // The ellipsis disappears when pressed, so focus moves to the first revealed item.
  useEffect(() => {
    if (revealed) firstHidden.current?.querySelector<HTMLElement>('a, span')?.focus()
  }, [revealed])

  const last = items.length - 1
  const collapses = items.length > 2 && !revealed
  return (
    <nav {...rest} aria-label={words.breadcrumb} className={`text-sm ${className ?? ''}`}>
      <ol className={`flex items-center gap-x-2 gap-y-1 ${collapses ? 'lg:flex-wrap' : 'flex-wrap'}`}>
        {items.map((item, position) => (
          <Fragment key={`${position} ${item.label}`}>
            {collapses && position === last && (
              <li className="flex shrink-0 items-center gap-2 lg:hidden">
                <Separator />
                <button
                  type="button"
                  className="-mx-3 inline-flex size-8 pointer-coarse:size-touch cursor-pointer items-center justify-center rounded-control font-bold"
                  aria-label={words.showHiddenSteps}
                  onClick={() => setRevealed(true)}
                >
                  <span aria-hidden>…</span>
                </button>
              </li>
            )}
            <li
              ref={position === 1 ? firstHidden : undefined}
              className={`items-center gap-2 ${collapses && position > 0 && position < last ? 'hidden lg:flex' : 'flex'} ${collapses && position === 0 ? 'shrink-0' : ''}`}
            >
              {position > 0 && <Separator />}
              <Step item={item} back={last === 0} current={position === last} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

function Step({ item, back, current }: { item: BreadcrumbItem; back: boolean; current: boolean }) {
  const words = useWords()
  const label = (
    <>
      {back && <Icon name="arrow-left" size={18} />}
      {back && item.href !== undefined && <span className="sr-only">{words.back + words.about('')}</span>}
      {item.label}
    </>
  )
  if (item.href === undefined || (current && !back)) {
    return (
      <span className={step} tabIndex={current ? undefined : -1} aria-current={current ? 'page' : undefined}>
        {label}
      </span>
    )
  }
  const query = item.query ? `?${new URLSearchParams(item.query).toString()}` : ''
  return (
    <HostLink href={item.href + query} className={`${step} ${back ? 'font-semibold' : 'underline'} hover:no-underline`}>
      {label}
    </HostLink>
  )
}

const Separator = () => <Icon name="chevron-right" size={16} className="shrink-0 opacity-70" />
