import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { hasScrollBar } from './hasScrollBar.ts'

type ModalProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** Held by the host. */
  open: boolean
  /** Asked for by Escape, the button, or a press beside it; never while busy. */
  onOpenChange: (open: boolean) => void
  /** Names the dialog; best as the question that the buttons answer. */
  title: string
  /** Read with the title. */
  description?: string
  /** `alert` interrupts: a press beside it does not close it, since what it says wants an answer. */
  kind?: 'dialog' | 'alert'
  /** The buttons, the main one last. */
  footer?: ReactNode
  /** Something was sent and is not answered: it stays open. */
  busy?: boolean
}

/** A dialog over the page, 40rem wide at most. Focus goes in, stays in, and returns to what opened it. [§9] */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, description, kind = 'dialog', footer, busy = false, ...rest } = props
  const { className, children, ...attributes } = rest
  const words = useWords()
  const opener = useRef<Element>(null)
  const ask = (next: boolean) => (busy ? undefined : onOpenChange(next))
  return (
    <Dialog.Root open={open} onOpenChange={ask}>
      <Dialog.Portal>
        <Scrim
          onCancel={() => ask(false)}
          onUpon={() => {
            opener.current = document.activeElement
          }}
        >
          <Dialog.Content
            {...attributes}
            {...(description ? {} : { 'aria-describedby': undefined })}
            role={kind === 'alert' ? 'alertdialog' : 'dialog'}
            aria-modal
            aria-busy={busy || undefined}
            className={`relative flex max-h-dvh w-full max-w-modal scroll-py-24 flex-col overflow-y-auto overscroll-contain rounded-card border-card border-edge bg-surface-raised text-text shadow-raised max-sm:rounded-b-none sm:max-h-[calc(100dvh-3rem)] ${className ?? ''}`}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus(opener.current)
            }}
            // Beside it, and not upon a message that lies above.
            onInteractOutside={(event) => (kind === 'alert' || !uponScrim(event.target)) && event.preventDefault()}
          >
            <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface-raised p-5 pb-2 sm:px-6">
              <Dialog.Title className="pt-1.5 text-xl">{title}</Dialog.Title>
              <IconButton
                icon="close"
                label={words.close}
                disabled={busy}
                className="-me-2 -mt-1"
                onClick={() => onOpenChange(false)}
              />
            </div>
            <div className="flex-1 space-y-4 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
              {description && <Dialog.Description className="text-text-soft">{description}</Dialog.Description>}
              {children}
            </div>
            {footer && (
              <div className="sticky bottom-0 flex flex-col-reverse gap-3 border-t border-line bg-surface-raised p-4 sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </div>
            )}
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ScrimProps {
  /** A way out that is no key, such as a phone's button back. */
  onCancel: () => void
  /** Just before it takes the focus by itself. */
  onUpon: () => void
  children: ReactNode
}

/** Not Radix's overlay, which locks the page by writing a style sheet: that costs every element behind it anew. */
function Scrim({ onCancel, onUpon, children }: ScrimProps) {
  // Asked before it is there: with it, the page's bar is gone.
  const [beside] = useState(hasScrollBar)
  // Upon a Drawer, which makes all else inert, only a dialog of the browser's own can be seen and used. Elsewhere it must
  // be none: messages beside it are heard and pressed.
  const [upon] = useState(() => document.querySelector('dialog:modal') !== null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open !== false) return
    onUpon()
    dialog.current.showModal()
    dialog.current.querySelector('button')?.focus() // as anywhere else; the browser would begin at the panel itself
  }, [onUpon])
  const shared = {
    'data-scroll-bar': beside || undefined,
    className: `modal pointer-events-auto fixed inset-0 z-40 grid items-end overflow-y-auto overscroll-contain bg-scrim sm:place-items-center sm:p-6 ${
      upon ? 'm-0 size-full max-h-none max-w-none backdrop:bg-transparent' : ''
    }`,
    children,
  }
  return upon ? (
    <dialog
      {...shared}
      ref={dialog}
      role="presentation" // the one that is named lies within
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // an input of files cancels too
        event.preventDefault()
        onCancel()
      }}
    />
  ) : (
    <div {...shared} />
  )
}

const uponScrim = (target: EventTarget | null) => target instanceof Element && target.closest('.modal') !== null

/** To the opener; to the page's heading when there was none, or the dialog's own work has removed it. */
function returnFocus(opener: Element | null) {
  const isThere = opener?.isConnected === true && opener !== document.body
  const target = isThere ? opener : document.querySelector('h1[tabindex]')
  if (target instanceof HTMLElement) target.focus()
}
