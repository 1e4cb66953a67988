import { cva } from 'class-variance-authority'
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Titled } from '../heading/level.ts'
import { useWords } from '../provider/UiProvider.tsx'

const summary = cva('flex flex-col border border-edge bg-surface-raised', {
  variants: {
    sticky: {
      true: [
        'summary-panel sticky bottom-0 z-20 overflow-y-auto rounded-t-card shadow-raised max-lg:[@media(height<30rem)]:static',
        'lg:top-6 lg:bottom-auto lg:max-h-[calc(100dvh-3rem)] lg:rounded-card lg:shadow-card',
      ],
      false: 'rounded-card shadow-card',
    },
    open: { true: '', false: '' },
  },
  compoundVariants: [
    { sticky: true, open: true, className: 'max-h-[85dvh]' },
    { sticky: true, open: false, className: 'max-h-[min(500px,60dvh)]' },
  ],
})
const foot = cva(
  [
    'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:min-h-18 lg:block lg:px-6 lg:pt-0 lg:pb-6',
  ],
  { variants: { open: { true: 'max-lg:border-t-2 max-lg:border-text', false: '' } } },
)
const unfold = cva([
  '-mx-2 flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-control border-0',
  'bg-transparent px-2 text-sm font-semibold text-action-text',
  'focus-visible:outline-2 focus-visible:outline-focus lg:hidden',
])

export interface SummaryLine {
  label: ReactNode
  amount: string
  detail?: ReactNode
  /** Details of the line, such as single journeys. */
  items?: readonly { label: ReactNode; amount: string }[] | undefined
}

export interface SummaryPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'about'>, Titled {
  /** Title and accessible name of the panel. */
  title: string
  /** What the amounts are for, such as the vehicle; below the title. */
  about?: ReactNode
  /** The amounts, group by group. */
  lines: readonly SummaryLine[]
  /** The total; screen readers announce its changes. */
  total: { label: string; amount: string }
  /** Whether it stays in view while the page scrolls. Without, its lines are always open. @default true */
  sticky?: boolean | undefined
  /** A line below the total; on narrow windows it shows with the lines. */
  note?: ReactNode
  /** Actions: the pay button. */
  children?: ReactNode
}

/**
 * The amount to pay. From 1024 px on it is beside the list; on narrower windows it is one row of 72 px at the bottom of
 * the window, with total and button, and its lines and note open on demand. Words that do not fit into the row wrap: at
 * most 500 px while closed. [LIST-06] In a window too low for both, it is after the list.
 *
 * Screen readers announce a new total, and read the first with the page. [HARDENING 7.5]
 */
export function SummaryPanel(props: SummaryPanelProps) {
  const { title, headingLevel = 2, about, lines, total, sticky = true, note, children, className, ref, ...rest } = props
  const words = useWords()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const [isUnfolded, setOpen] = useState(false)
  const open = isUnfolded || !sticky
  const [panel, shared] = useSharedRef(ref)
  // Lets base.css keep the focused elements beside the panel in view.
  useEffect(() => {
    const parent = panel.current?.parentElement
    parent?.toggleAttribute('data-has-summary', sticky)
    return () => parent?.removeAttribute('data-has-summary')
  }, [panel, sticky])
  return (
    <section {...rest} ref={shared} aria-labelledby={`${id}-title`} className={summary({ sticky, open, className })}>
      <Heading
        id={`${id}-title`}
        className={`px-4 pt-3 font-heading text-lg text-text lg:px-6 lg:pt-6 lg:text-xl ${open ? '' : 'max-lg:sr-only'}`}
      >
        {title}
      </Heading>
      {about && <div className={`px-4 pt-2 lg:px-6 ${open ? '' : 'max-lg:hidden'}`}>{about}</div>}
      <div id={`${id}-lines`} className={`px-4 lg:block lg:px-6 ${open ? '' : 'hidden'}`}>
        <ul className="m-0 list-none divide-y divide-line p-0 empty:pb-3">
          {lines.map((line, index) => (
            <li key={index} className="py-3">
              <Amount label={line.label} amount={line.amount} strong />
              {line.detail && <div className="mt-0.5 text-sm text-text-soft">{line.detail}</div>}
              {line.items && (
                <ul className="m-0 mt-1 list-none space-y-2 p-0 text-sm text-text-soft">
                  {line.items.map((item, at) => (
                    <li key={at}>
                      <Amount {...item} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={foot({ open })}>
        <p
          aria-live="polite"
          aria-atomic="true"
          className="flex min-w-0 flex-auto flex-col text-text lg:flex-row lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-4 lg:border-t-2 lg:border-text lg:pt-4"
        >
          <span className="text-sm font-semibold lg:text-base">{total.label}</span>{' '}
          <span className="text-xl leading-tight font-bold tabular-nums whitespace-nowrap lg:ms-auto lg:text-2xl">
            {total.amount}
          </span>
        </p>
        {sticky && lines.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-lines`}
            onClick={() => setOpen(!open)}
            className={unfold()}
          >
            {/* With a button beside it, a phone has room for the chevron only. */}
            <span className={children ? 'sr-only sm:not-sr-only' : ''}>
              {open ? words.hideDetails : words.showDetails}
            </span>
            <Icon
              name="chevron-down"
              size={24}
              className={open ? '' : 'rotate-180'} // the lines open upwards, because the panel is at the bottom
            />
          </button>
        )}
        {note && (
          <div
            className={`text-sm text-text-soft max-lg:order-first max-lg:basis-full lg:mt-2 ${open ? '' : 'max-lg:hidden'}`}
          >
            {note}
          </div>
        )}
        {/* Gives the margin to the child, because a host may hide the child on wide windows. */}
        {children && <div className="min-w-0 lg:[&>:first-child]:mt-5">{children}</div>}
      </div>
    </section>
  )
}

type AmountProps = Pick<SummaryLine, 'label' | 'amount'> & { strong?: boolean }

const Amount = ({ label, amount, strong = false }: AmountProps) => (
  <div className={`flex items-baseline justify-between gap-4 ${strong ? 'text-text' : ''}`}>
    <span className="min-w-0">{label}</span>
    <span className={`tabular-nums whitespace-nowrap ${strong ? 'font-semibold' : ''}`}>{amount}</span>
  </div>
)
