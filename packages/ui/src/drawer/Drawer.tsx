import { cva } from 'class-variance-authority'
import * as Dialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import type { Titled } from '../heading/level.ts'
import { useOpen, type LayerProps } from '../overlay/layer.ts'
import { Overlay } from '../overlay/Overlay.tsx'
import { useWords } from '../provider/UiProvider.tsx'

const panel = cva('drawer h-dvh w-88 max-w-[88vw] border-card border-edge bg-surface-raised text-text shadow-raised', {
  variants: {
    side: {
      start:
        'me-auto starting:[translate:calc(var(--vl-spacing)*-12)] rtl:starting:[translate:calc(var(--vl-spacing)*12)]',
      end: 'ms-auto starting:[translate:calc(var(--vl-spacing)*12)] rtl:starting:[translate:calc(var(--vl-spacing)*-12)]',
    },
  },
})

type DrawerProps = Omit<ComponentProps<'div'>, 'title' | 'role'> &
  LayerProps &
  Titled & {
    /** Accessible name of the panel. */
    title: string
    /** The edge that it slides in from, in the direction of writing. @default end */
    side?: 'start' | 'end' | undefined
  }

/**
 * A panel that slides in over the page. The page behind is inert; Escape, a press on the scrim and a link inside close
 * it; focus returns to the opener.
 */
export function Drawer(props: DrawerProps) {
  const { open: held, defaultOpen, onOpenChange, title, headingLevel = 2, side = 'end', ...others } = props
  const { className, children, ...rest } = others
  const Heading = `h${headingLevel}` as const
  const words = useWords()
  const [open, setOpen] = useOpen({ open: held, defaultOpen, onOpenChange })
  return (
    <Overlay {...rest} open={open} onOpenChange={setOpen} place="flex" className={panel({ side, className })}>
      <div
        role="presentation"
        className="flex h-full flex-col overflow-y-auto overscroll-contain p-4"
        onClick={({ target }) => followsLink(target) && setOpen(false)}
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <Dialog.Title asChild>
            <Heading className="text-lg">{title}</Heading>
          </Dialog.Title>
          <Dialog.Close asChild>
            <IconButton icon="close" label={words.close} />
          </Dialog.Close>
        </div>
        {children}
      </div>
    </Overlay>
  )
}

/** A link leads to another page, so the drawer closes. */
const followsLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]') !== null
