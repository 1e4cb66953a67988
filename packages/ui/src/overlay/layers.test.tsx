import '../reset.css'
import '../styles.css'
import type { CDPSession } from '@vitest/browser-playwright'
import * as Bare from '@radix-ui/react-dialog'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Dialog as AriaDialog, Modal as AriaModal } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/Button.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { words as english } from '../locales/en.ts'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Popover } from '../popover/Popover.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'

interface LayerProps {
  name: string
  children?: ReactNode
}

/** Layers of the library, each with its button. */
const ours: Record<string, ComponentType<LayerProps>> = {
  Modal: ({ name, children }) => (
    <Modal title={name} trigger={<Button>Open {name}</Button>}>
      {children}
    </Modal>
  ),
  Drawer: ({ name, children }) => (
    <Drawer title={name} trigger={<Button>Open {name}</Button>}>
      {children}
    </Drawer>
  ),
  Popover: ({ name, children }) => (
    <Popover label={name} trigger={<Button>Open {name}</Button>}>
      {children}
    </Popover>
  ),
}

/** Dialogs that a host may have. */
const theirs: Record<string, ComponentType<LayerProps>> = {
  'a native dialog': function Native({ name, children }) {
    const dialog = useRef<HTMLDialogElement>(null)
    return (
      <>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Open {name}
        </button>
        <dialog ref={dialog} aria-label={name}>
          <p>A sentence.</p>
          {children}
        </dialog>
      </>
    )
  },
  'a bare dialog of Radix': ({ name, children }) => (
    <Bare.Root>
      <Bare.Trigger>Open {name}</Bare.Trigger>
      <Bare.Portal>
        <Bare.Content aria-describedby={undefined} className="fixed z-50">
          <Bare.Title>{name}</Bare.Title>
          {children}
        </Bare.Content>
      </Bare.Portal>
    </Bare.Root>
  ),
  'a dialog of react-aria': function Aria({ name, children }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open {name}
        </button>
        <AriaModal isOpen={open} onOpenChange={setOpen} className="fixed z-50">
          <AriaDialog aria-label={name}>{children}</AriaDialog>
        </AriaModal>
      </>
    )
  },
}

// As long as an assertion about an element waits, for a busy machine.
const patient = { timeout: 15_000 }
const dialog = (name: string) => page.getByRole('dialog', { name })
const press = (name: string) => page.getByRole('button', { name: `Open ${name}` }).click()

const pairs = Object.keys(theirs).flatMap((their) => Object.keys(ours).map((our) => [our, their] as const))

describe.each(pairs)('%s and %s', (our, their) => {
  it.each([
    ['ours above theirs', { lower: theirs[their], upper: ours[our] }],
    ['theirs above ours', { lower: ours[our], upper: theirs[their] }],
  ])('Escape closes the uppermost: %s', async (_, { lower: Lower, upper: Upper }) => {
    if (!Lower || !Upper) throw new Error('no layer')
    await render(
      <UiProvider words={english}>
        <Lower name="lower">
          <Upper name="upper">
            <input aria-label="Inside" />
          </Upper>
        </Lower>
      </UiProvider>,
    )
    await press('lower')
    await press('upper')
    await page.getByRole('textbox', { name: 'Inside' }).fill('reachable')
    const upper = dialog('upper').element()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => upper.isConnected && upper.matches(':not(dialog)'), patient).toBe(false)
    await expect.element(dialog('lower')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Open upper' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('lower')).not.toBeInTheDocument()
  })
})

it('leaves Escape to a modal dialog of the host elsewhere in the page, even if nothing in it has the focus', async () => {
  const Native = theirs['a native dialog']
  if (!Native) throw new Error('no dialog')
  await render(
    <>
      <Native name="theirs">{null}</Native>
      <Modal defaultOpen title="ours" />
      <Tooltip label="Why?">Because.</Tooltip>
    </>,
  )
  await expect.element(dialog('ours')).toBeVisible()
  document.querySelector('dialog')?.showModal()
  await page.getByText('A sentence.').click({ force: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('theirs')).not.toBeInTheDocument()
  await expect.element(dialog('ours')).toBeVisible()
})

describe('a host decides', () => {
  const kinds = { Modal, Drawer }

  describe.each(['Modal', 'Drawer'] as const)('%s:', (kind) => {
    const Kind = kinds[kind]

    it('opens by its trigger, reports each change once, and returns the focus', async () => {
      const onOpenChange = vi.fn<(open: boolean) => void>()
      await render(<Kind title="Layer" trigger={<Button>Open layer</Button>} onOpenChange={onOpenChange} />)
      const button = page.getByRole('button', { name: 'Open layer' })
      await expect.element(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect.element(dialog('Layer')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog('Layer')).not.toBeInTheDocument()
      await expect.element(button).toHaveFocus()
      expect(onOpenChange.mock.calls).toEqual([[true], [false]])
    })

    it('stays as the host holds it', async () => {
      await render(<Kind open title="Layer" />)
      await expect.element(dialog('Layer')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog('Layer')).toBeVisible()
    })

    it('can stay open on Escape and on a press outside', async () => {
      const veto = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      await render(<Kind defaultOpen title="Layer" onEscapeKeyDown={veto} onInteractOutside={veto} />)
      await expect.element(dialog('Layer')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
      expect(veto.mock.calls.map(([{ type }]) => type)).toEqual(['keydown', 'click'])
      await expect.element(dialog('Layer')).toBeVisible()
    })

    it('moves the focus where the host wishes', async () => {
      await render(<WithFocus Kind={Kind} />)
      await expect.element(page.getByRole('textbox', { name: 'Plate' })).toHaveFocus()
    })

    it('is rendered in the given element', async () => {
      const place = document.body.appendChild(document.createElement('div'))
      onTestFinished(() => place.remove())
      await render(<Kind defaultOpen title="Layer" container={place} />)
      await expect.element(dialog('Layer')).toBeVisible()
      expect(place.contains(dialog('Layer').element())).toBe(true)
    })

    it.each(['no-preference', 'reduce'])('fades out, and nothing reaches it meanwhile: motion %s', async (value) => {
      const protocol: CDPSession = cdp()
      await protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
      const seen = vi.fn<(seen: unknown) => void>()
      const watch = (open: boolean) => {
        const surface = dialog('Layer').element().closest<HTMLElement>('.overlay')
        if (open || !surface) return
        new MutationObserver(() => seen([surface.isConnected, surface.inert])).observe(surface, {
          attributeFilter: ['inert'],
        })
      }
      await render(<Kind defaultOpen title="Layer" onOpenChange={watch} />)
      const panel = dialog('Layer').element()
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => panel.isConnected, patient).toBe(false)
      expect(seen.mock.calls).toEqual([[[value !== 'reduce', true]]])
      await protocol.send('Emulation.setEmulatedMedia', { features: [] })
    })
  })

  it('a popover: opens and closes by the host, from inside, and stays open by a veto', async () => {
    await render(<HeldPopover />)
    await expect.element(dialog('Rights')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Rights')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(dialog('Rights')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Plate' })).toHaveFocus()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(dialog('Rights')).not.toBeInTheDocument()
  })

  it.each([
    ['top', 'start'],
    ['right', 'center'],
    ['bottom', 'end'],
    ['left', 'center'],
  ] as const)('a popover: at the %s, aligned to the %s', async (side, align) => {
    await page.viewport(1280, 800)
    await render(
      <div className="fixed inset-0 flex items-center justify-center">
        <Popover defaultOpen label="Rights" side={side} align={align} trigger={<Button>More information</Button>}>
          Yes
        </Popover>
      </div>,
    )
    await expect.element(dialog('Rights')).toBeVisible()
    const place = () => {
      const [button, panel] = [page.getByRole('button').element(), dialog('Rights').element()].map((element) =>
        element.getBoundingClientRect(),
      )
      if (!button || !panel) return undefined
      return {
        top: panel.bottom <= button.top && Math.abs(panel.left - button.left) < 2,
        right: panel.left >= button.right,
        bottom: panel.top >= button.bottom && Math.abs(panel.right - button.right) < 2,
        left: panel.right <= button.left,
      }
    }
    await expect.poll(place, patient).toMatchObject({ [side]: true })
    await page.viewport(414, 896)
  })
})

describe('is in the place that shows it', () => {
  it.each(['Modal', 'Drawer', 'Popover'])('%s: in the element with the brand', async (kind) => {
    const Kind = ours[kind]
    await render(
      <div data-brand="harbour" data-testid="branded">
        {Kind && <Kind name="layer" />}
      </div>,
    )
    await press('layer')
    await expect.element(dialog('layer')).toBeVisible()
    expect(dialog('layer').element().closest('[data-brand]')).toBe(page.getByTestId('branded').element())
  })

  it.each(['Modal', 'Drawer', 'Popover'])('%s: in the shadow root, where the keyboard works too', async (kind) => {
    const Kind = ours[kind]
    const host = document.body.appendChild(document.createElement('div'))
    const beside = document.body.appendChild(document.createElement('main'))
    const shadow = host.attachShadow({ mode: 'open' })
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    onTestFinished(() => {
      root.unmount()
      host.remove()
      beside.remove()
    })
    root.render(
      <UiProvider words={english}>
        {Kind && (
          <Kind name="layer">
            <Menu label="Actions" items={[{ label: 'Rename', onSelect: () => announced() }]} />
            <DateField label="Day" />
          </Kind>
        )}
      </UiProvider>,
    )
    const announced = vi.fn<() => void>()
    await press('layer')
    await expect.element(dialog('layer')).toBeVisible()
    expect(dialog('layer').element().getRootNode()).toBe(shadow)
    await expect.poll(() => beside.inert, patient).toBe(kind !== 'Popover')
    await expect.poll(() => shadow.activeElement?.closest('[role=dialog]'), patient).not.toBeNull()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    expect(announced).toHaveBeenCalledOnce()
    const day = page.getByRole('button', { name: english.chooseDate })
    await day.click()
    await expect.element(dialog(english.chooseDate)).toBeVisible()
    await expect.poll(() => shadow.activeElement?.closest('td'), patient).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog(english.chooseDate)).not.toBeInTheDocument()
    await expect.element(dialog('layer')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('layer')).not.toBeInTheDocument()
    await expect.poll(() => shadow.activeElement?.textContent, patient).toBe('Open layer')
    await expect.poll(() => beside.inert, patient).toBe(false)
  })

  it.each(['Modal', 'Drawer', 'Popover'])('%s: in the host’s own dialog', async (kind) => {
    const Kind = ours[kind]
    const Native = theirs['a native dialog']
    if (!Native || !Kind) throw new Error('no layer')
    await render(
      <Native name="theirs">
        <Kind name="layer" />
      </Native>,
    )
    await press('theirs')
    await press('layer')
    await expect.element(dialog('layer')).toBeVisible()
    expect(document.querySelector('dialog')?.contains(dialog('layer').element())).toBe(true)
  })
})

function WithFocus({ Kind }: { Kind: typeof Modal | typeof Drawer }) {
  const plate = useRef<HTMLInputElement>(null)
  return (
    <Kind defaultOpen title="Layer" initialFocus={plate}>
      <input aria-label="Name" />
      <input aria-label="Plate" ref={plate} />
    </Kind>
  )
}

function HeldPopover() {
  const [open, setOpen] = useState(true)
  const plate = useRef<HTMLInputElement>(null)
  return (
    <Popover
      label="Rights"
      open={open}
      onOpenChange={setOpen}
      initialFocus={plate}
      onEscapeKeyDown={(event) => event.preventDefault()}
      trigger={<Button>More</Button>}
    >
      {(close) => (
        <>
          <input aria-label="Name" />
          <input aria-label="Plate" ref={plate} />
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Popover>
  )
}
