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

// Looks are constants: a text put together anew for each of a thousand cards is compared, and looked up, letter by letter.
const sign =
  'col-[-3/-1] mt-3 flex items-start gap-2 justify-self-start rounded-control px-2 py-1 text-sm font-medium before:grid before:size-[1.45em] before:shrink-0 before:place-content-center before:rounded-dot before:border-2 before:border-current before:leading-none before:font-bold'
/** Each with its own sign, since colour alone says nothing to some: drawn by the style. */
const notices = {
  alert: `${sign} bg-danger-soft text-danger before:bg-danger before:text-danger-soft before:forced-color-adjust-none before:content-['!'/'']`,
  calm: `${sign} bg-success-soft text-success before:bg-[conic-gradient(currentColor_70%,transparent_0)] before:content-['']`,
  neutral: `${sign} bg-surface-sunken text-text-soft before:content-['i'/'']`,
}

const card =
  'group relative min-w-0 list-none rounded-card bg-surface-raised shadow-card [contain-intrinsic-size:auto_11rem] [content-visibility:auto]'
const answeringCard = `${card} hover:shadow-raised`
const shownCard = `${card} border border-line`

const layout = 'grid gap-x-3 p-4 tabular-nums sm:gap-x-4 sm:p-5'
const shownLayout = `${layout} grid-cols-[1fr_auto]`
const tickLayout = `${layout} grid-cols-[auto_1fr_auto]`
const liveLayout = `${tickLayout} cursor-pointer`

/** The card's edge, drawn by its box: a style that asks what a card holds would cost more than the card. */
const box = `${tickBox} peer mt-0.5 lg:scroll-my-48 after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-line after:content-[''] checked:after:border-2 checked:after:border-action`
const answeringBox = `${box} group-hover:after:border-action`

const way = 'relative col-[-3/-1] mt-3 block min-h-7 ps-10 pt-0.5 font-medium wrap-anywhere text-text-soft'
const dangerWay = `${way} peer-checked:text-danger`
const actionWay = `${way} peer-checked:text-action`
/** Its arrow is drawn by the style, and silent: one element less per card. */
const onward = "text-text before:mx-1 before:text-text-soft before:content-['→'/''] rtl:before:content-['←'/'']"

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
  id,
  className,
  ref,
}: JourneyCardProps) {
  const tickable = selectable ?? (onSelectedChange !== undefined || disabledReason !== undefined)
  const live = tickable && disabledReason === undefined
  const answers = live && hover
  const look = tickable ? (answers ? answeringCard : card) : shownCard
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
          className={answers ? answeringBox : box}
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
  return (
    <li ref={ref} id={id} aria-label={name} className={className ? `${look} ${className}` : look}>
      {tickable ? (
        <label className={live ? liveLayout : tickLayout}>{content}</label>
      ) : (
        <div className={shownLayout}>{content}</div>
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
        <span className={kind === 'freeflow' ? dangerWay : actionWay}>
          <Pictogram kind={kind} />
          {from && <span className="text-text">{from}</span>}{' '}
          {to && <span className={from ? onward : 'text-text'}>{to}</span>}
        </span>
      )}
      {tone && <span className={notices[tone]}>{text}</span>}
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

/**
 * One journey to pay, with what the driver needs to recognise it: an item of a list.
 *
 * No state, hook or generated id, few elements, and nothing is laid out until it nears the window: a thousand of them
 * must tick as fast as plain markup. It is memoised, too: give `onSelectedChange` one stable handler and `value`.
 */
export const JourneyCard = memo(Card, sameCard)
