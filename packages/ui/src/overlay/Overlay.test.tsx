import '../reset.css'
import '../styles.css'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangeSelector } from '../date-range/DateRangeSelector.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { words as english } from '../locales/en.ts'
import { Modal } from '../modal/Modal.tsx'
import { Popover } from '../popover/Popover.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { announce, StatusRegion } from '../status/StatusRegion.tsx'
import { stillness } from '../testing/touch.ts'
import { toast, ToastRegion } from '../toast/Toast.tsx'
import { current, dismiss } from '../toast/toasts.ts'
import { coverPage } from './page.ts'

afterEach(() => {
  for (const { id } of current()) dismiss(id)
  vi.unstubAllGlobals()
})

const kinds = { modal: Modal, drawer: Drawer }

function Screen({ kind, children }: { kind: keyof typeof kinds; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const Kind = kinds[kind]
  return (
    <UiProvider words={english}>
      <h1 tabIndex={-1}>Vehicles</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="#behind">Behind</a>
      <Kind open={open} onOpenChange={setOpen} title="Overlay">
        <button type="button">First</button>
        {children}
      </Kind>
      <StatusRegion />
      <ToastRegion />
    </UiProvider>
  )
}

const pressBeside = () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })

it('restores what the host itself had made inert or hidden, after several overlays', async () => {
  const [main, aside, first, second] = ['main', 'aside', 'div', 'div'].map((tag) =>
    document.body.appendChild(document.createElement(tag)),
  )
  if (!main || !aside || !first || !second) throw new Error('no elements')
  onTestFinished(() => [main, aside, first, second].forEach((element) => element.remove()))
  main.ariaHidden = 'false'
  aside.inert = true
  const state = () => [main, aside, first].map(({ inert, ariaHidden }) => [inert, ariaHidden])
  const uncoverFirst = coverPage(first, null)
  const uncoverSecond = coverPage(second, null)
  await expect.poll(state).toEqual([
    [true, 'true'],
    [true, null],
    [true, 'true'],
  ])
  uncoverSecond()
  expect(state()).toEqual([
    [true, 'true'],
    [true, null],
    [false, null],
  ])
  uncoverFirst()
  await stillness()
  expect(state()).toEqual([
    [false, 'false'],
    [true, null],
    [false, null],
  ])
})

describe.each(['modal', 'drawer'] as const)('above a %s', (kind) => {
  const overlay = page.getByRole('dialog', { name: 'Overlay' })
  const opened = async (children?: ReactNode) => {
    await render(<Screen kind={kind}>{children}</Screen>)
    await page.getByRole('button', { name: 'Open' }).click()
    const first = kind === 'modal' ? overlay.getByRole('heading') : overlay.getByRole('button', { name: 'Close' })
    await expect.element(first).toHaveFocus()
    await stillness()
  }

  it('makes the page behind inert and prevents it from scrolling', async () => {
    await opened()
    expect(page.getByRole('link', { name: 'Behind' }).elements()).toHaveLength(0)
    const behind = page.getByText('Behind').element()
    expect(behind.closest('[inert]')).not.toBeNull()
    expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    expect(behind.closest('[inert]')).toBeNull()
    expect(getComputedStyle(document.body).overflow).toBe('visible')
  })

  it('shows and announces a message, which Tab can reach', async () => {
    await opened()
    announce('Two vehicles left')
    toast('The vehicle is removed.')
    const message = page.getByRole('status').getByText('The vehicle is removed.')
    await expect.element(message).toBeVisible()
    await expect.element(page.getByRole('status').getByText('Two vehicles left')).toBeInTheDocument()
    const { left, top, width, height } = message.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(message.element())
    overlay.getByRole('button', { name: 'First' }).element().focus()
    await userEvent.tab()
    const close = page.getByRole('status').getByRole('button', { name: 'Close' })
    await expect.element(close).toHaveFocus()
    await userEvent.tab()
    await expect.element(overlay.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message).not.toBeInTheDocument()
    await expect.element(overlay).toBeVisible()
  })

  it('closes only an open popover on a press outside both', async () => {
    await opened(
      <Popover trigger={<button type="button">More</button>} label="Details">
        <p>Some details.</p>
      </Popover>,
    )
    await page.getByRole('button', { name: 'More' }).click()
    const details = page.getByRole('dialog', { name: 'Details' })
    await expect.element(details).toBeVisible()
    const { left, top } = page.getByText('Some details.').element().getBoundingClientRect()
    expect(details.element().contains(document.elementFromPoint(left + 1, top + 1))).toBe(true)
    await pressBeside()
    await expect.element(details).not.toBeInTheDocument()
    await expect.element(overlay).toBeVisible()
    await pressBeside()
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it('closes first the calendar on Escape, then the overlay', async () => {
    await opened(<DateRangeSelector legend="Rental" onValueChange={() => undefined} />)
    const opener = page.getByRole('button', { name: /^Open the calendar/ }).first()
    await opener.click()
    const calendar = page.getByRole('dialog', { name: /^Calendar/ })
    await expect.element(calendar).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it('closes only an open calendar on a press outside both', async () => {
    await opened(<DateRangeSelector legend="Rental" onValueChange={() => undefined} />)
    await page
      .getByRole('button', { name: /^Open the calendar/ })
      .first()
      .click()
    const calendar = page.getByRole('dialog', { name: /^Calendar/ })
    await expect.element(calendar).toBeVisible()
    await pressBeside()
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(overlay).toBeVisible()
    await pressBeside()
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it('closes on Escape above the popover that opened it, and not while text is being composed', async () => {
    await render(
      <UiProvider words={english}>
        <Popover trigger={<button type="button">More</button>} label="Details">
          <Screen kind={kind} />
        </Popover>
      </UiProvider>,
    )
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(overlay).toBeVisible()
    await stillness()
    const composed = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(composed)
    await expect.element(overlay).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(overlay).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
  })

  it('stays when a press begins in it and ends beside it', async () => {
    await opened()
    const first = overlay.getByRole('button', { name: 'First' }).element()
    const scrim = first.closest('.overlay')
    first.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    scrim?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(overlay).toBeVisible()
    await pressBeside()
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it('closes on a phone’s Back, if the browser reports it', async () => {
    const watchers: EventTarget[] = []
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super()
          watchers.push(this)
        }
        destroy() {
          watchers.splice(watchers.indexOf(this), 1)
        }
      },
    )
    await opened()
    watchers[0]?.dispatchEvent(new Event('close'))
    await expect.element(overlay).not.toBeInTheDocument()
    expect(watchers).toEqual([])
  })
})
