import type { ComponentProps } from 'react'
import { LiveRegion } from '../status/LiveRegion.tsx'

const sizes = { sm: 20, md: 32, lg: 56 }

type SpinnerProps = ComponentProps<'span'> & {
  /** What is loading. Screen readers announce it, so leave it out if a text beside the spinner says the same. */
  label?: string | undefined
  /** `sm` hides the label visually, not from screen readers. @default md */
  size?: keyof typeof sizes | undefined
}

/**
 * Shows that something is loading. With a label it is a status that screen readers announce; without one it is
 * decorative.
 */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      aria-hidden={label ? undefined : true}
      className={`inline-flex items-center gap-3 ${className ?? ''}`}
    >
      <svg
        className="shrink-0 animate-spin motion-reduce:animate-pulse"
        width={sizes[size]}
        height={sizes[size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden
      >
        <circle cx="12" cy="12" r="9.5" opacity="0.22" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label && (
        <LiveRegion as="span" live="polite" className={size === 'sm' ? 'sr-only' : ''}>
          {label}
        </LiveRegion>
      )}
    </span>
  )
}
