import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

/** Whether an address leaves the host by its own nature: Button opens those in a new window, always. [§2.15, OPEN-50] */
export const opensOutside = (href: string): boolean => /^(https?:|mailto:)/i.test(href)

/** Never without `noopener`: the page that opens must not reach back into a payment. */
export const newWindowProps = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Tells everybody that a link opens a new window, before it is followed (RGAA 13.2). */
export function NewWindow() {
  const words = useWords()
  return (
    <>
      <Icon name="external" size={16} className="inline align-[-0.125em]" />
      <span className="sr-only"> ({words.newWindow})</span>
    </>
  )
}
