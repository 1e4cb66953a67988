import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { both } from '../field/both.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { AnyLink, NewWindow, opensOutside } from './NewWindow.tsx'

const button = cva(
  [
    'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors',
    'aria-busy:cursor-progress aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-60 motion-reduce:transition-none',
  ],
  {
    variants: {
      variant: {
        primary: [
          'no-underline border-control border-action-edge bg-action-fill text-on-action-fill forced-color-adjust-none hover:bg-action-fill-hover',
          '[.on-brand_&:not(.on-surface_*)]:border-transparent [.on-brand_&:not(.on-surface_*)]:bg-accent [.on-brand_&:not(.on-surface_*)]:text-on-accent',
          '[.on-brand_&:not(.on-surface_*)]:hover:bg-on-brand [.on-brand_&:not(.on-surface_*)]:hover:text-surface-brand',
        ],
        secondary:
          'no-underline border-control border-action-edge bg-surface-raised text-action-text hover:bg-action-soft',
        tertiary:
          'link-line border-control border-transparent bg-transparent text-action-text underline-offset-4 hover:underline',
        danger:
          'no-underline border-control border-transparent bg-danger text-on-danger forced-color-adjust-none hover:underline underline-offset-4',
        header:
          'on-brand no-underline border-control border-on-brand-soft bg-transparent text-on-brand hover:border-on-brand',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-control px-4 py-2 text-base',
        lg: 'min-h-control px-6 py-3 text-lg',
      },
    },
    defaultVariants: { variant: 'primary' },
  },
)

// The header's bars are low; elsewhere the size suits a thumb.
const usualSize = (variant: Look['variant']) => (variant === 'header' ? 'sm' : 'md')

interface Look {
  /**
   * Visual weight; `danger` confirms what cannot be undone, `header` is for the brand’s band. @default primary
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger' | 'header' | undefined
  /** `lg` for the main action of a page. @default md */
  size?: 'md' | 'lg' | undefined
  /** An icon before the text. */
  icon?: IconName | undefined
  children: ReactNode
}
/** An address starting with http or mailto opens a new window; any other is a page of the host. [§2.15] */
type LinkButton = Look &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** Target address; renders a link. */
    href: string
    /** Opens a new window; the link's name announces it. @default false */
    newWindow?: boolean | undefined
  }
type ActionButton = Look &
  ComponentProps<'button'> & {
    href?: undefined
    newWindow?: undefined
    /**
     * Shows a spinner and ignores clicks. The button keeps the focus, so that keyboard users do not lose their place.
     * @default false
     */
    loading?: boolean | undefined
  }

/**
 * Starts an action or navigates. Renders a `<button>`, or a link when `href` is given. A disabled button is natively disabled,
 * unless it has the focus, which would be lost, or a reason (`aria-describedby`), which must be reachable: then it is
 * `aria-disabled` and does nothing. A host's style sheet finds it by `data-part="button"`.
 */
export function Button(props: LinkButton | ActionButton) {
  return props.href === undefined ? <Action {...props} /> : <Anchor {...props} />
}

function Anchor({ variant, size, icon, href, newWindow = false, className, children, ...rest }: LinkButton) {
  const look = button({ variant, size: size ?? usualSize(variant), className })
  const isOutside = newWindow || opensOutside(href)
  return (
    <AnyLink {...rest} data-part="button" href={href} newWindow={isOutside} className={look}>
      {icon && <Icon name={icon} size={20} />}
      <Label>{children}</Label>
      {isOutside && <NewWindow />}
    </AnyLink>
  )
}

function Action(props: ActionButton) {
  const { variant, size, icon, href: _, newWindow: __, loading = false, className, ...rest } = props
  const { children, type = 'button', disabled = false, onClick, onMouseDown, onFocus, onBlur, ...attributes } = rest
  const words = useWords()
  const [hasFocus, setFocus] = useState(false)
  const idle = loading || disabled
  const hasReason = Boolean(attributes['aria-describedby'] ?? attributes['aria-description'] ?? attributes.title)
  return (
    <button
      {...attributes}
      data-part="button"
      className={button({ variant, size: size ?? usualSize(variant), className })}
      disabled={disabled && !loading && !hasFocus && !hasReason}
      aria-disabled={idle || attributes['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      aria-description={loading ? words.loading : undefined} // voice control needs the same name
      type={type}
      onClick={(event) => {
        // A key press, or Enter in a field, has a click count of 0: focus stays where it is.
        if (type === 'submit' && event.detail > 0) event.currentTarget.focus()
        // After a quick answer, the second click of a double click would send the form again.
        const isRepeated = type === 'submit' && event.detail > 1
        if (!idle && !isRepeated) return onClick?.(event)
        // Enter in a field clicks the form's submit button. Without one, the browser submits a form with a single
        // field.
        event.preventDefault()
      }}
      onFocus={both(onFocus, () => setFocus(true))}
      onBlur={both(onBlur, () => setFocus(false))}
      onMouseDown={both(onMouseDown, (event) => {
        // The field keeps the focus until the click: the message that appears when it loses the focus would move the
        // button away from the pointer, and the click would be lost.
        if (type === 'submit') event.preventDefault()
      })}
    >
      {loading && <Spinner size="sm" />}
      {icon && !loading && <Icon name={icon} size={20} />}
      <Label>{children}</Label>
    </button>
  )
}

/** Breaks a word wider than the button, such as an e-mail address, so that it does not widen the page. [F-NAV-13] */
const Label = ({ children }: { children: ReactNode }) => <span className="min-w-0 break-words">{children}</span>
