import { Icon } from '../icon/Icon.tsx'
import { HostLink, type HostLinkProps, useWords } from '../provider/UiProvider.tsx'

/** Whether an address is outside the host: Button always opens such an address in a new window. [§2.15, OPEN-50] */
export const opensOutside = (href: string): boolean => /^(https?:|mailto:)/i.test(href)

/**
 * A link of the host, or a plain one that opens a new window, whose content must then end with a `NewWindow`.
 * `noopener` is required: the new page must not control a payment page through `window.opener`.
 */
export function AnyLink({ newWindow, className, children, ...rest }: HostLinkProps & { newWindow: boolean }) {
  const Element = newWindow ? 'a' : HostLink
  return (
    <Element {...rest} {...(newWindow && newWindowProps)} className={className}>
      {children}
    </Element>
  )
}

const newWindowProps = { target: '_blank', rel: 'noopener noreferrer' }

/** Announces, by icon and text, that a link opens a new window (RGAA 13.2). */
export function NewWindow() {
  const words = useWords()
  return (
    <>
      <Icon name="external" size={16} className="inline align-[-0.125em]" />
      <span className="sr-only"> ({words.newWindow})</span>
    </>
  )
}
