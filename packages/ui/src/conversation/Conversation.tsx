import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'

const choice = cva([
  'min-h-control w-full cursor-pointer rounded-control border-control border-action-edge bg-surface-raised px-4 py-2',
  'text-start font-semibold text-action-text hover:bg-action-soft sm:w-auto',
])

type ConversationProps = ComponentProps<'div'> & {
  /** The subject; names the region. */
  label: string
}

/** Messages in order. Screen readers announce new messages only. */
export function Conversation({ label, className, ...rest }: ConversationProps) {
  return (
    <div
      {...rest}
      role="log"
      aria-live="polite"
      aria-label={label}
      className={`flex flex-col gap-3 ${className ?? ''}`}
    />
  )
}

const bubble = cva('min-w-0 max-w-[85%] rounded-card px-4 py-3 sm:max-w-lg', {
  variants: {
    side: {
      host: 'rounded-ss-none border-card border-edge bg-surface-raised text-text shadow-card',
      guest: 'rounded-ee-none bg-action-fill text-on-action-fill forced-color-adjust-none',
    },
  },
})

type MessageProps = ComponentProps<'div'> & {
  /** The speaker: the site (`host`) or its visitor (`guest`). */
  side: 'host' | 'guest'
  /** The speaker in words, because screen readers convey neither side nor colour. */
  speaker: string
  /** Icon of the speaker, beside the first of several messages. */
  icon?: IconName | undefined
}

/** One message of a conversation. */
export function Message({ side, speaker, icon, className, children, ...rest }: MessageProps) {
  return (
    <div {...rest} className={`flex items-start gap-3 ${side === 'guest' ? 'justify-end' : ''} ${className ?? ''}`}>
      {side === 'host' && <Mark icon={icon} />}
      <div className={bubble({ side })}>
        <span className="sr-only">{speaker} </span>
        {children}
      </div>
    </div>
  )
}

/** Reserves its space without an icon, so that messages align. */
function Mark({ icon }: { icon: IconName | undefined }) {
  if (!icon) return <span className="w-9 shrink-0" />
  return (
    <span className="on-brand grid size-9 shrink-0 place-items-center rounded-pill bg-surface-brand text-on-brand">
      <Icon name={icon} size={22} />
    </span>
  )
}

/** Shows that an answer is being written. */
type TypingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Announced text, such as “The assistant is writing”. */
  label: string
}

export function Typing({ label, className, ...rest }: TypingProps) {
  return (
    <div {...rest} className={`flex items-start gap-3 ${className ?? ''}`}>
      <Mark icon={undefined} />
      <div className={`${bubble({ side: 'host' })} flex h-12 items-center gap-1.5`}>
        <LiveRegion live="polite" className="sr-only">
          {label}
        </LiveRegion>
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className={`size-2 animate-pulse rounded-pill bg-text-soft motion-reduce:animate-none ${delay}`}
          />
        ))}
      </div>
    </div>
  )
}

type ChoicesProps = ComponentProps<'fieldset'> & {
  /** Accessible name of the group. */
  label: string
  children: ReactNode
}

/**
 * The possible answers. One element for the whole conversation, so that the host can focus it when the answers change
 * and focus is not lost with a removed button. Each child is an `li` with a `Choice` or a link.
 */
export function Choices({ label, className, children, ...rest }: ChoicesProps) {
  return (
    <fieldset
      tabIndex={-1}
      {...rest}
      aria-label={label}
      className={`m-0 min-w-0 scroll-my-6 border-0 p-0 rounded-card outline-offset-4 focus-visible:outline-2 focus-visible:outline-focus sm:ms-12 ${className ?? ''}`}
    >
      <ul className="flex list-none flex-col gap-2 p-0 sm:flex-row sm:flex-wrap sm:gap-3">{children}</ul>
    </fieldset>
  )
}

/** One possible answer. */
export function Choice({ type = 'button', className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={choice({ className })} />
}
