import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import type { ComponentProps } from 'react'

type SurfaceProps = ComponentProps<typeof DismissableLayer> & { open: boolean; opener: Element | null }

/**
 * What a layer is rendered in; it fades out at the end. It is a layer of Radix that does nothing, above that of the panel in
 * it: Radix would take Escape from a dialog of the host above, and leave it to the lower one of two copies of Radix.
 */
export function Surface({ open, opener, className, ...rest }: SurfaceProps) {
  return (
    <DismissableLayer
      {...rest}
      role="presentation"
      data-state={open ? 'open' : 'closed'}
      // Above a dialog of react-aria, which otherwise hides everything outside of itself and takes the focus back.
      data-react-aria-top-layer={opener?.closest('[role=dialog], [role=alertdialog]') ? true : undefined}
      // Nothing reaches a panel that fades out.
      inert={!open}
      aria-hidden={!open || undefined}
      className={`overlay ${className ?? ''}`}
    />
  )
}
