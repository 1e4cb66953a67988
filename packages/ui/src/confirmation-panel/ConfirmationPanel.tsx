import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Illustration } from '../illustration/Illustration.tsx'
import type { Titled } from '../heading/level.ts'

type ConfirmationPanelProps = Omit<ComponentProps<'section'>, 'title'> &
  Titled & {
    /** What is done: “Your request has been sent”. */
    title: ReactNode
    /** Buttons or links for what comes next. */
    actions?: ReactNode
    /** Takes the focus when it appears, because it replaces the form that had it. @default false */
    takesFocus?: boolean | undefined
  }

/** Says that a task is done, what that means and what comes next. It replaces the form. */
export function ConfirmationPanel(props: ConfirmationPanelProps) {
  const { title, headingLevel = 2, actions, takesFocus = false, className, children, ...rest } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.closest('section')?.focus()
  }, [takesFocus])
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...rest}
      tabIndex={takesFocus ? -1 : undefined}
      aria-labelledby={id}
      className={`rounded-card border-card border-success bg-surface-raised p-5 shadow-card outline-none lg:p-6 ${className ?? ''}`}
    >
      <Illustration name="done" />
      <Heading id={id} ref={heading} className="mt-4 text-2xl break-words">
        {title}
      </Heading>
      {children && <div className="mt-3 space-y-3 break-words">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </section>
  )
}
