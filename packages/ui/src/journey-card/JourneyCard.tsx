import { memo, type ComponentProps, type ReactNode } from 'react'
import { tickBox } from '../checkbox/Checkbox.tsx'
import { Pictogram } from './Pictogram.tsx'

export interface JourneyCardProps extends Omit<ComponentProps<'li'>, 'children' | 'value'> {
  /** Date and time, formatted by the host. */
  date: string
  /** The operator's reference number. */
  reference?: string | undefined
  /** Such as the vehicle class. */
  category?: string | undefined
  /** Entrance of the toll road. */
  from?: string | undefined
  /** Exit of the toll road. */
  to?: string | undefined
  /** Amount to pay, formatted by the host. */
  price: string
  /** Details of the price, such as a surcharge. */
  priceDetail?: string | undefined
  /** Important information such as the deadline; an icon repeats the tone. */
  notice?: { text: string; tone: 'alert' | 'calm' | 'neutral' } | undefined
  /** Selects the pictogram. */
  kind: 'freeFlow' | 'latePayment' | 'nonPayment' | 'prepayment' | 'inProgress'
  /** Accessible name of the checkbox: date and price, so that each in a list is different. [HARDENING 11.1] */
  label?: string | undefined
  /** Name under which a form posts `value`. Without `label` it is the accessible name, as earlier. */
  name?: string | undefined
  /** Posted, and passed to `onCheckedChange`, so that a thousand cards can share one handler and stay memoised. @default '' */
  value?: string | undefined
  /** Whether the journey is selected, if the host holds it. */
  checked?: boolean | undefined
  /** Whether it is selected at first, if the form holds it. @default false */
  defaultChecked?: boolean | undefined
  /** Whether the card has a checkbox. @default true if it can be selected, or has a `disabledReason` */
  selectable?: boolean | undefined
  /** Called with the new state and `value`. Pass the same stable handler to all cards. */
  onCheckedChange?: ((checked: boolean, value: string) => void) | undefined
  /** @deprecated The earlier name of `checked`. */
  selected?: boolean | undefined
  /** @deprecated The earlier name of `onCheckedChange`. */
  onSelectedChange?: ((selected: boolean, value: string) => void) | undefined
  /** Disables the checkbox and shows why this journey cannot be selected. */
  disabledReason?: string | undefined
  /** An action on this journey only, such as a button. */
  action?: ReactNode
  /** Whether the card has a hover style; false in lists that only display. [LIST-14] @default true */
  hover?: boolean | undefined
}

// Class names are constants: building them for each of a thousand cards is slow.
const sign =
  'col-[-3/-1] mt-1.5 -me-2 flex items-start gap-1.5 justify-self-start rounded-control px-2 py-0.5 text-sm font-medium ' +
  'before:grid before:size-[1.3em] before:shrink-0 before:place-content-center before:rounded-dot before:border-2 ' +
  'before:border-current before:leading-none before:font-bold'
/** Each tone has its own icon, drawn by CSS, because colour alone is not accessible. */
const notices = {
  alert: `${sign} bg-danger-soft text-danger before:bg-danger before:text-danger-soft before:forced-color-adjust-none before:content-['!'/'']`,
  calm: `${sign} bg-success-soft text-success before:bg-[conic-gradient(currentColor_70%,transparent_0)] before:content-['']`,
  neutral: `${sign} bg-surface-sunken text-text-soft before:content-['i'/'']`,
}

const card =
  'group relative min-w-0 list-none rounded-card bg-surface-raised shadow-card [contain-intrinsic-size:auto_9rem] [content-visibility:auto]'
const answeringCard = `${card} hover:shadow-raised`
const shownCard = `${card} border border-line`

const layout = 'grid gap-x-3 px-4 py-2.5 tabular-nums sm:px-5 sm:py-4'
const shownLayout = `${layout} grid-cols-[1fr_auto]`
const tickLayout = `${layout} grid-cols-[auto_1fr_auto]`
const liveLayout = `${tickLayout} cursor-pointer`

/** The checkbox draws the card's border: a `:has()` selector on each card would cost more than the card. */
const drawnBorder =
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-line ' +
  // A shadow thickens the border without a layout of the list.
  "after:content-[''] checked:after:border-action-edge checked:after:[box-shadow:inset_0_0_0_1px_var(--vl-color-action-edge)]"
const box = `${tickBox} peer mt-0.5 lg:scroll-my-48 ${drawnBorder}`
const answeringBox = `${box} group-hover:after:border-action-edge`

const way =
  'relative col-span-full mt-0.5 block ps-9 pt-0.5 leading-snug font-medium sm:mt-1.5 wrap-anywhere text-text-soft peer-checked:text-action-text'
/** Text, not drawn by CSS: without a style sheet it tells the direction too (RGAA 10.2). */
const arrow = <span className="text-text-soft rtl:inline-block rtl:-scale-x-100">→</span>

function Card(props: JourneyCardProps) {
  const { date, reference, category, from, to, price, priceDetail, notice, kind, label, name, ...others } = props
  const { selected, checked: newChecked, onSelectedChange, onCheckedChange: newHandler, ...unheld } = others
  const { value = '', defaultChecked, selectable, disabledReason, action, hover = true, className, ...rest } = unheld
  const checked = newChecked ?? selected
  const onCheckedChange = newHandler ?? onSelectedChange
  const postedName = label === undefined ? undefined : name
  const isFormHeld = checked === undefined && (postedName !== undefined || defaultChecked !== undefined)
  const tickable = selectable ?? (onCheckedChange !== undefined || isFormHeld || disabledReason !== undefined)
  const live = tickable && disabledReason === undefined
  const answers = live && hover
  const look = tickable ? (answers ? answeringCard : card) : shownCard
  const content = (
    <>
      {tickable && (
        <input
          type="checkbox"
          aria-label={label ?? name}
          name={postedName}
          value={value}
          checked={isFormHeld ? undefined : (checked ?? false)}
          defaultChecked={isFormHeld ? defaultChecked : undefined}
          disabled={!live}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked, value)}
          className={answers ? answeringBox : box}
        />
      )}
      <Facts
        {...{ date, price, priceDetail, from, to, kind, disabledReason }}
        about={reference && category ? `${reference} · ${category}` : (reference ?? category)}
        text={notice?.text}
        tone={notice?.tone}
      />
    </>
  )
  return (
    <li {...rest} aria-label={label ?? name} className={className ? `${look} ${className}` : look}>
      {tickable ? (
        <label className={live ? liveLayout : tickLayout}>{content}</label>
      ) : (
        <div className={shownLayout}>{content}</div>
      )}
      {action && <div className="border-t border-line px-4 py-0.5 sm:px-5 sm:py-2">{action}</div>}
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

/**
 * The content of a card, which does not depend on its selection: selecting all cards does not render it again. The notice
 * comes in parts, because hosts usually build it at each render.
 */
const Facts = memo(function Facts(props: FactsProps) {
  const { date, price, priceDetail, about, from, to, kind, text, tone, disabledReason } = props
  return (
    <>
      <span className="text-lg font-semibold text-text">{date}</span>
      <span className="text-lg font-bold whitespace-nowrap text-text">{price}</span>
      {priceDetail ? (
        <span className="col-[-3/-1] flex flex-wrap justify-between gap-x-4 text-sm text-text-soft">
          <span className="min-w-0 wrap-anywhere">{about}</span>
          <span>{priceDetail}</span>
        </span>
      ) : (
        about && <span className="col-[-3/-1] text-sm wrap-anywhere text-text-soft">{about}</span>
      )}
      {(from || to) && (
        <span className={way}>
          <Pictogram kind={kind} />
          <span className="text-text">
            {from}
            {from && to ? (
              <>
                {' '}
                <span className="inline-block">
                  {arrow}
                  {'\u00a0'}
                  {to}
                </span>
              </>
            ) : (
              to
            )}
          </span>
        </span>
      )}
      {tone && <span className={notices[tone]}>{text}</span>}
      {disabledReason && <span className="col-[-3/-1] mt-1 text-sm text-text-soft">{disabledReason}</span>}
    </>
  )
})

/**
 * One journey to pay, with the details a driver needs to recognise it, as an `li`.
 *
 * No state, hook or generated id, few elements, and no layout until it is near the window: a thousand cards must be as
 * fast as plain markup. It is memoised: pass one stable `onCheckedChange` handler, and `value`.
 */
export const JourneyCard = memo(Card)
