import { type ComponentProps, type ElementType, useDeferredValue, useSyncExternalStore } from 'react'

type LiveRegionProps = ComponentProps<'div'> & {
  /** `assertive` is an alert, `polite` a status, `off` no live region. */
  live: 'assertive' | 'polite' | 'off'
  /** The element. @default div */
  as?: ElementType | undefined
}

/**
 * A text that screen readers announce when it appears with its region: the region is empty first and filled right
 * afterwards, because they announce only changes of a region that exists. The HTML of a server has the text at once.
 */
export function LiveRegion({ live, as: Element = 'div', className, children, ...rest }: LiveRegionProps) {
  const isFromServer = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  const isFilled = useDeferredValue(true, isFromServer)
  return (
    <Element role={roles[live]} {...rest} className={className}>
      {(isFilled || live === 'off') && children}
    </Element>
  )
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const
