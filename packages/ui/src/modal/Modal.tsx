import { cva } from 'class-variance-authority'
import * as Dialog from '@radix-ui/react-dialog'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import type { Titled } from '../heading/level.ts'
import type { LayerProps } from '../overlay/layer.ts'
import { Overlay } from '../overlay/Overlay.tsx'
import { useWords } from '../provider/UiProvider.tsx'

const panel = cva([
  'relative flex max-h-dvh w-full max-w-modal scroll-py-24 flex-col overflow-y-auto overscroll-contain rounded-card',
  'border-card border-edge bg-surface-raised text-text shadow-raised',
  'max-sm:rounded-b-none sm:max-h-[calc(100dvh-3rem)]',
])

type ModalProps = Omit<ComponentProps<'div'>, 'title' | 'role'> &
  LayerProps &
  Titled & {
    /** Accessible name of the dialog, preferably the question that the buttons answer. */
    title: string
    /** Announced with the title. */
    description?: string | undefined
    /** `alert` needs an answer: a press on the scrim does not close it. @default dialog */
    kind?: 'dialog' | 'alert' | undefined
    /** The buttons, the main one last. */
    footer?: ReactNode
    /** Keeps the dialog open during a request: `onOpenChange` is not called. @default false */
    busy?: boolean | undefined
  }

/**
 * A dialog over the page, at most 40rem wide. Focus moves to its title, or to `initialFocus`, unless an element in it
 * takes it, as with `autoFocus`; it stays in, and returns to the opener. [§9]
 */
export function Modal(props: ModalProps) {
  const { title, headingLevel = 2, description, kind, footer, initialFocus, className, children, ...rest } = props
  const words = useWords()
  const Heading = `h${headingLevel}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Overlay
      {...rest}
      initialFocus={initialFocus ?? heading}
      closesByPress={kind !== 'alert'}
      role={kind === 'alert' ? 'alertdialog' : 'dialog'}
      aria-busy={rest.busy || undefined}
      place="grid items-end overflow-y-auto overscroll-contain sm:place-items-center sm:p-6"
      className={panel({ className })}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface-raised p-5 pb-2 sm:px-6">
        <Dialog.Title asChild>
          <Heading ref={heading} tabIndex={-1} className="pt-1.5 text-xl outline-none">
            {title}
          </Heading>
        </Dialog.Title>
        <Dialog.Close asChild>
          <IconButton icon="close" label={words.close} disabled={rest.busy} className="-me-2 -mt-1" />
        </Dialog.Close>
      </div>
      <div className="flex-1 space-y-4 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        {description && <Dialog.Description className="text-text-soft">{description}</Dialog.Description>}
        {children}
      </div>
      {footer && (
        <div className="sticky bottom-0 flex flex-wrap-reverse justify-end gap-3 border-t border-line bg-surface-raised px-5 py-4 max-sm:*:grow sm:px-6">
          {footer}
        </div>
      )}
    </Overlay>
  )
}
