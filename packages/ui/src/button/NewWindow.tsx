import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

/** Whether an address is outside the host: Button always opens such an address in a new window. [§2.15, OPEN-50] */
export const opensOutside = (href: string): boolean => /^(https?:|mailto:)/i.test(href)

/** `noopener` is required: the new page must not control a payment page through `window.opener`. */
export const newWindowProps = { target: '_blank', rel: 'noopener noreferrer' } as const

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
