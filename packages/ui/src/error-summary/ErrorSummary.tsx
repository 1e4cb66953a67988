import { useId, type ComponentProps, type MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The number of errors, or what they have in common. */
  title: string
  /** The errors; `id` is the id of the field. */
  errors: readonly { id: string; text: string }[]
}

/**
 * The errors that stopped a form; each links to its field. Announced when it appears; a host may also focus it by
 * `ref`.
 */
export function ErrorSummary({ title, errors, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <div
      tabIndex={-1}
      {...rest}
      role="alert"
      aria-labelledby={titleId}
      className={`rounded-card border-2 border-danger bg-danger-soft p-4 text-text ${className ?? ''}`}
    >
      <p id={titleId} className="flex items-start gap-2 font-semibold text-danger">
        <Icon name="alert" size={24} className="shrink-0" />
        {title}
      </p>
      <ul className="m-0 mt-2 list-none space-y-1 p-0 ps-8">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              className="inline-block py-1 text-text underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field without a hash in the address, which a router would treat as a page. */
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
