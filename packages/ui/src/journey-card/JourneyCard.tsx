import { memo, type ReactNode, type Ref } from 'react'
import { tickBox } from '../checkbox/Checkbox.tsx'
import { Pictogram } from './Pictogram.tsx'

export interface JourneyCardProps {
  /** When, as worded by the host. */
  date: string
  /** The number that the operator knows it by. */
  reference?: string | undefined
  /** Such as the class of the vehicle. */
  category?: string | undefined
  /** Where the road was entered. */
  from?: string | undefined
  /** Where it was left. */
  to?: string | undefined
  /** What is to pay, worded. */
  price: string
  /** What the price holds, such as a surcharge. */
  priceDetail?: string | undefined
  /** What is urgent about it; the tone is also a sign. */
  notice?: { text: string; tone: 'alert' | 'calm' | 'neutral' } | undefined
  /** Decides its pictogram. */
  kind: 'freeflow' | 'adp' | 'cnp' | 'prepayment' | 'inprogress'
  /** What the checkbox is called: date and price, since a list of nameless ticks says nothing. [HARDENING 11.1] */
  name: string
  /** Handed back to `onSelectedChange`, so that a thousand cards can share one handler and stay memoised. */
  value?: string | undefined
  /** Held by the host. */
  selected?: boolean | undefined
  /** Whether it has a box; by itself when it can be selected or says why not. */
  selectable?: boolean | undefined
  /** One stable handler for all cards. */
  onSelectedChange?: ((selected: boolean, value: string) => void) | undefined
  /** Why this journey cannot be ticked; its box is disabled. */
  disabledReason?: string | undefined
  /** Something to do with this journey alone. */
  action?: ReactNode
  /** Whether the card answers to the pointer; a list that only shows does not. [LIST-14] */
  hover?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLLIElement>
}

/** Each with its own sign, since colour alone says nothing to some: drawn by the style, as `arrow` is. */
const notices = {
  alert: "bg-danger-soft text-danger before:bg-danger before:text-danger-soft before:content-['!'/'']",
  calm: "bg-success-soft text-success before:bg-[conic-gradient(currentColor_70%,transparent_0)] before:content-['']",
  neutral: "bg-surface-sunken text-text-soft before:content-['i'/'']",
}

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
  const content = (
    <>
      {tickable && (
        <input
          type="checkbox"
          aria-label={name}
          value={value}
          checked={selected}
          disabled={!live}
          onChange={(event) => onSelectedChange?.(event.currentTarget.checked, value)}
          className={`${tickBox} peer mt-0.5 scroll-my-48 ${frame} ${live && hover ? 'group-hover:after:border-action' : ''}`}
        />
      )}
      <Facts
        date={date}
        price={price}
        priceDetail={priceDetail}
        about={reference && category ? `${reference} · ${category}` : (reference ?? category)}
        from={from}
        to={to}
        kind={kind}
        text={notice?.text}
        tone={notice?.tone}
        disabledReason={disabledReason}
      />
    </>
  )
  const layout = `grid gap-x-3 p-4 tabular-nums sm:gap-x-4 sm:p-5 ${tickable ? 'grid-cols-[auto_1fr_auto]' : 'grid-cols-[1fr_auto]'}`
  return (
    <li
      aria-label={name}
      {...rest}
      className={`group relative min-w-0 list-none rounded-card bg-surface-raised shadow-card [contain-intrinsic-size:auto_11rem] [content-visibility:auto] ${tickable ? '' : 'border border-line'} ${live && hover ? 'hover:shadow-raised' : ''} ${className ?? ''}`}
    >
      {tickable ? (
        <label className={live ? `${layout} cursor-pointer` : layout}>{content}</label>
      ) : (
        <div className={layout}>{content}</div>
      )}
      {action && <div className="border-t border-line px-4 py-3 sm:px-5">{action}</div>}
    </li>
  )
}

type FactsProps = Pick<
  JourneyCardProps,
  'date' | 'price' | 'priceDetail' | 'from' | 'to' | 'kind' | 'disabledReason'
> & {
  about: string | undefined
  text: string | undefined
  tone: keyof typeof notices | undefined
}

/** What a card says, whether ticked or not: ticking all of a list leaves it alone. */
const Facts = memo(function Facts(props: FactsProps) {
  const { date, price, priceDetail, about, from, to, kind, text, tone, disabledReason } = props
  return (
    <>
      <span className="text-lg font-semibold text-text">{date}</span>
      <span className="text-lg font-bold whitespace-nowrap text-text">{price}</span>
      {priceDetail ? (
        <span className="col-[-3/-1] flex flex-wrap justify-between gap-x-4 text-sm text-text-soft">
          <span className="min-w-0 wrap-anywhere">{about}</span>
          <span className="ms-auto text-end">{priceDetail}</span>
        </span>
      ) : (
        about && <span className="col-[-3/-1] text-sm wrap-anywhere text-text-soft">{about}</span>
      )}
      {(from || to) && (
        <span
          className={`relative col-[-3/-1] mt-3 block min-h-7 ps-10 pt-0.5 font-medium wrap-anywhere text-text-soft ${kind === 'freeflow' ? 'peer-checked:text-danger' : 'peer-checked:text-action'}`}
        >
          <Pictogram kind={kind} />
          {from && <span className="text-text">{from}</span>}{' '}
          {to && <span className={`text-text ${from ? arrow : ''}`}>{to}</span>}
        </span>
      )}
      {tone && (
        <span
          className={`col-[-3/-1] mt-3 flex items-start gap-2 justify-self-start rounded-control px-2 py-1 text-sm font-medium before:grid before:size-[1.45em] before:shrink-0 before:place-content-center before:rounded-dot before:border-2 before:border-current before:leading-none before:font-bold ${notices[tone]}`}
        >
          {text}
        </span>
      )}
      {disabledReason && <span className="col-[-3/-1] mt-2 text-sm text-text-soft">{disabledReason}</span>}
    </>
  )
})

/**
 * By content for the notice, which a host usually builds anew at each render; else as React would. Written out: asked a
 * thousand times at each tick, a loop over names takes three times as long.
 */
const sameCard = (before: JourneyCardProps, after: JourneyCardProps) =>
  before.notice?.text === after.notice?.text &&
  before.notice?.tone === after.notice?.tone &&
  before.selected === after.selected &&
  before.onSelectedChange === after.onSelectedChange &&
  before.action === after.action &&
  before.date === after.date &&
  before.reference === after.reference &&
  before.category === after.category &&
  before.from === after.from &&
  before.to === after.to &&
  before.price === after.price &&
  before.priceDetail === after.priceDetail &&
  before.kind === after.kind &&
  before.name === after.name &&
  before.value === after.value &&
  before.selectable === after.selectable &&
  before.disabledReason === after.disabledReason &&
  before.hover === after.hover &&
  before.id === after.id &&
  before.className === after.className &&
  before.ref === after.ref

/** The card's edge, drawn by its box: a style that asks what a card holds would cost more than the card. */
const frame =
  "after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-line after:content-[''] checked:after:border-2 checked:after:border-action"

/** Drawn by the style, and silent: one element less per card. */
const arrow = "before:mx-1 before:text-text-soft before:content-['→'/''] rtl:before:content-['←'/'']"

/**
 * One journey to pay, with what the driver needs to recognise it: an item of a list.
 *
 * No state, hook or generated id, few elements, and nothing is laid out until it nears the window: a thousand of them
 * must tick as fast as plain markup. It is memoised, too: give `onSelectedChange` one stable handler and `value`.
 */
export const JourneyCard = memo(Card, sameCard)
