import '../reset.css'
import '../styles.css'
import { StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from '../drawer/Drawer.tsx'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { announce, StatusRegion } from '../status/StatusRegion.tsx'
import { tap } from '../testing/touch.ts'
import { toast, ToastRegion } from '../toast/Toast.tsx'
import { Modal } from './Modal.tsx'

interface Options {
  kind?: 'dialog' | 'alert'
  busy?: boolean
  openerLeaves?: boolean
  byItself?: boolean
}

function Screen({ kind = 'dialog', busy = false, openerLeaves = false, byItself = false }: Options) {
  const [open, setOpen] = useState(byItself)
  return (
    <UiProvider words={english}>
      <h1 tabIndex={-1}>Vehicles</h1>
      {!(openerLeaves && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Remove
        </button>
      )}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Remove this vehicle?"
        kind={kind}
        busy={busy}
        footer={<button type="button">Yes</button>}
      >
        <p>It cannot be undone.</p>
      </Modal>
      <StatusRegion />
      <ToastRegion />
    </UiProvider>
  )
}

const opened = async (options: Options = {}) => {
  await render(<Screen {...options} />)
  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole(options.kind === 'alert' ? 'alertdialog' : 'dialog', { name: 'Remove this vehicle?' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

describe('Modal', () => {
  it('moves the focus to its title, keeps it during Tab, and makes the page behind inert', async () => {
    const dialog = await opened()
    const close = page.getByRole('button', { name: 'Close' })
    const title = page.getByRole('heading', { name: 'Remove this vehicle?' })
    await expect.element(title).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
    title.element().focus()
    await userEvent.tab()
    await expect.element(close).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
    expect(page.getByRole('button', { name: 'Remove' }).elements()).toHaveLength(0)
  })

  it('leaves the focus to an element that takes it', async () => {
    await render(
      <UiProvider words={english}>
        <Modal open onOpenChange={() => undefined} title="Add a vehicle">
          <input aria-label="Plate" ref={(input) => input?.focus()} />
        </Modal>
      </UiProvider>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Plate' })).toHaveFocus()
  })

  it('closes on Escape and returns the focus to its opener', async () => {
    const dialog = await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus()
  })

  it('moves the focus to the page’s heading when its opener was removed', async () => {
    const dialog = await opened({ openerLeaves: true })
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(document.activeElement === document.body || document.activeElement?.tagName === 'H1').toBe(true)
  })

  it('moves the focus to the page’s heading when no element opened it', async () => {
    await render(<Screen byItself />)
    await expect.element(page.getByRole('dialog').getByRole('heading')).toHaveFocus()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('heading', { name: 'Vehicles' })).toHaveFocus()
  })

  it('prevents scrolling behind it, and opens and closes by touch [HARDENING §4]', async () => {
    await render(<Screen />)
    await tap(page.getByRole('button', { name: 'Remove' }).element())
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await tap(page.getByRole('button', { name: 'Close' }).element())
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus()
  })

  it('is 40rem wide', { tags: ['WIDGET-37'] }, async () => {
    await page.viewport(1280, 800)
    const dialog = await opened()
    expect(dialog.element().getBoundingClientRect().width).toBe(640)
    await page.viewport(414, 896)
  })

  it('closes on a press outside', async () => {
    const dialog = await opened()
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('as an alert it ignores a press outside, and Escape means no', async () => {
    const dialog = await opened({ kind: 'alert' })
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('keeps messages announced, and closing a message does not close it', async () => {
    const dialog = await opened()
    announce('Two vehicles left')
    toast('The vehicle is removed.')
    await expect.element(page.getByRole('status').getByText('Two vehicles left')).toBeInTheDocument()
    await expect.element(page.getByRole('status').getByText('The vehicle is removed.')).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('The vehicle is removed.')).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
  })

  it('stays open while it is busy', async () => {
    const dialog = await opened({ busy: true })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Close' }).click({ force: true })
    await expect.element(dialog).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['that contains it', { inside: true, closes: false }],
    ['next to it', { inside: false, closes: false }],
    ['that closes when it opens', { inside: false, closes: true }],
  ])('is visible and usable above a drawer %s', async (_, drawer) => {
    await render(<Account {...drawer} />)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out now?' })
    await expect.element(dialog.getByRole('heading')).toHaveFocus()
    await dialog.getByRole('button', { name: 'Yes' }).hover() // Waits until no element covers it.
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    const back = page.getByRole('button', { name: drawer.closes ? 'Menu' : 'Log out' })
    await expect.element(back).toHaveFocus()
    if (drawer.closes) return
    await back.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

function Account({ inside, closes }: { inside: boolean; closes: boolean }) {
  const [menu, setMenu] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const ask = () => {
    setIsOpen(true)
    if (closes) setMenu(false)
  }
  const question = (
    <Modal open={isOpen} onOpenChange={setIsOpen} title="Log out now?">
      <button type="button" onClick={() => setIsOpen(false)}>
        Yes
      </button>
    </Modal>
  )
  return (
    <StrictMode>
      <UiProvider words={english}>
        <h1 tabIndex={-1}>Account</h1>
        <button type="button" onClick={() => setMenu(true)}>
          Menu
        </button>
        <Drawer open={menu} onOpenChange={setMenu} title="Menu">
          <button type="button" onClick={ask}>
            Log out
          </button>
          {inside && question}
        </Drawer>
        {!inside && question}
      </UiProvider>
    </StrictMode>
  )
}
