import { useId, type ComponentProps, type MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How many fields, or what they share. */
  title: string
  /** `id` is that of the field to go to. */
  errors: readonly { id: string; text: string }[]
}

/** What stopped a form, each line leading to its field. Spoken when it appears; a host may also focus it by `ref`. */
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

/** Focus, without a hash in the address: a router would take it for a page. */
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
