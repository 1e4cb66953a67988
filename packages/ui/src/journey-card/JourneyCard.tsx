import { memo, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { tickBox } from '../checkbox/Checkbox.tsx'

export interface JourneyCardProps {
  date: string
  reference?: string | undefined
  category?: string | undefined
  from?: string | undefined
  to?: string | undefined
  price: string
  priceDetail?: string | undefined
  notice?: { text: string; tone: 'alert' | 'calm' | 'neutral' } | undefined
  kind: 'freeflow' | 'adp' | 'cnp' | 'prepayment' | 'inprogress'
  /** What the checkbox is called: date and price, since a list of nameless ticks says nothing. [HARDENING 11.1] */
  name: string
  /** Handed back to `onSelectedChange`, so that a thousand cards can share one handler and stay memoised. */
  value?: string | undefined
  selected?: boolean | undefined
  selectable?: boolean | undefined
  onSelectedChange?: ((selected: boolean, value: string) => void) | undefined
  /** Why this journey cannot be ticked; its box is disabled. */
  disabledReason?: string | undefined
  action?: ReactNode
  /** Whether the card answers to the pointer; a list that only shows does not. [LIST-14] */
  hover?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLLIElement>
}

const pictograms: Record<JourneyCardProps['kind'], { plain: IconName; selected: IconName }> = {
  freeflow: { plain: 'plate', selected: 'plate-selected' },
  adp: { plain: 'adp', selected: 'adp-selected' },
  cnp: { plain: 'cnp', selected: 'cnp-selected' },
  prepayment: { plain: 'ticket', selected: 'ticket' },
  inprogress: { plain: 'clock', selected: 'clock' },
}

const notices = {
  alert: { icon: 'alert', look: 'bg-danger-soft text-danger' },
  calm: { icon: 'clock', look: 'bg-success-soft text-success' },
  neutral: { icon: 'info', look: 'bg-surface-sunken text-text-soft' },
} as const

/**
 * One journey to pay, with what the driver needs to recognise it: an item of a list.
 *
 * No state, hook or generated id, and nothing is laid out until it nears the window: a thousand of them must tick as
 * fast as plain markup. For the same reason it is memoised; give `onSelectedChange` one stable handler and `value`.
 */
export const JourneyCard = memo(Card, sameCard)

function Card({
  date,
  reference,
  category,
  from,
  to,
  price,
  priceDetail,
  notice,
  kind,
  name,
  value = '',
  selected = false,
  selectable,
  onSelectedChange,
  disabledReason,
  action,
  hover = true,
  className,
  ...rest
}: JourneyCardProps) {
  const tickable = selectable ?? (onSelectedChange !== undefined || disabledReason !== undefined)
  const live = tickable && disabledReason === undefined
  const note = notice && notices[notice.tone]
  const content = (
    <>
      {tickable && (
        <span className="relative mt-0.5 flex">
          <input
            type="checkbox"
            aria-label={name}
            value={value}
            checked={selected}
            disabled={!live}
            onChange={(event) => onSelectedChange?.(event.currentTarget.checked, value)}
            className={`${tickBox} scroll-my-48`}
          />
          {selected && (
            <Icon
              name="check"
              size={18}
              className="pointer-events-none absolute start-[3px] top-[3px] text-on-action forced-colors:hidden"
            />
          )}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg tabular-nums text-text">
          <span className="font-semibold">{date}</span>
          <span className="ms-auto font-bold whitespace-nowrap">{price}</span>
        </span>
        {(reference || category || priceDetail) && (
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-text-soft">
            <span className="min-w-0 wrap-anywhere">
              {reference && <span>{reference}</span>}
              {reference && category && <span aria-hidden="true"> · </span>}
              {category && <span className="whitespace-nowrap">{category}</span>}
            </span>
            {priceDetail && <span className="ms-auto text-end">{priceDetail}</span>}
          </span>
        )}
        {(from || to) && (
          <span className="mt-3 flex items-start gap-3 text-text">
            <Icon
              name={selected ? pictograms[kind].selected : pictograms[kind].plain}
              className="mt-0.5 text-text-soft"
            />
            <span className="min-w-0">
              {from && <span className="block wrap-anywhere">{from}</span>}
              {to && (
                <span className="flex items-start gap-1.5 wrap-anywhere">
                  {from && <Icon name="arrow-right" size={20} className="mt-0.5 text-text-soft" />}
                  <span className="min-w-0">{to}</span>
                </span>
              )}
            </span>
          </span>
        )}
        {note && (
          <span
            className={`mt-3 inline-flex max-w-full items-start gap-1.5 rounded-control px-2 py-1 text-sm font-medium ${note.look}`}
          >
            <Icon name={note.icon} size={20} />
            <span className="min-w-0">{notice.text}</span>
          </span>
        )}
        {disabledReason && <span className="mt-2 block text-sm text-text-soft">{disabledReason}</span>}
      </span>
    </>
  )
  return (
    <li
      {...rest}
      className={`relative min-w-0 list-none rounded-card border bg-surface-raised shadow-card outline-offset-2 outline-focus [contain-intrinsic-size:auto_11rem] [content-visibility:auto] has-[input:focus-visible]:outline-2 ${
        selected ? 'border-action ring-1 ring-action' : 'border-line'
      } ${live && hover ? 'hover:border-action hover:bg-action-soft' : ''} ${className ?? ''}`}
    >
      {tickable ? (
        <label className={`flex gap-3 p-4 sm:gap-4 sm:p-5 ${live ? 'cursor-pointer' : ''}`}>{content}</label>
      ) : (
        <div className="flex gap-3 p-4 sm:gap-4 sm:p-5">{content}</div>
      )}
      {action && <div className="border-t border-line px-4 py-3 sm:px-5">{action}</div>}
    </li>
  )
}

/** Shallow, but by content for the notice, which a host usually builds anew at each render. */
function sameCard(before: JourneyCardProps, after: JourneyCardProps): boolean {
  const { notice: oldNotice, ...old } = before
  const { notice: newNotice, ...current } = after
  return oldNotice?.text === newNotice?.text && oldNotice?.tone === newNotice?.tone && shallowEqual(old, current)
}

function shallowEqual(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)))
}
