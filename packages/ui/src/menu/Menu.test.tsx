import '../reset.css'
import '../styles.css'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from '../modal/Modal.tsx'
import { Menu } from './Menu.tsx'

const edit = vi.fn<() => void>()
const remove = vi.fn<() => void>()
const items = [
  { label: 'Edit', onSelect: edit },
  { label: 'Élargir', onSelect: () => undefined },
  { label: 'Export', disabled: true, onSelect: remove },
  { label: 'Journeys', href: '#journeys' },
  { label: 'Remove', tone: 'danger', onSelect: remove },
] as const
const menu = <Menu label="Actions" items={items} />
const button = page.getByRole('button', { name: 'Actions' })
const list = page.getByRole('menu', { name: 'Actions' })
const item = (name: string) => page.getByRole('menuitem', { name })

it('opens at its first action by Enter, Space and Down, and at the last one by Up', async () => {
  await render(menu)
  await userEvent.tab()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  for (const [key, name] of [
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Remove'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(item(name), { message: key }).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})

it('moves by arrows, Home, End and letters, over disabled actions too', async () => {
  await render(menu)
  await button.click()
  await expect.element(item('Edit')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowUp}', 'Remove'],
    ['{ArrowDown}', 'Edit'],
    ['{End}', 'Remove'],
    ['{Home}', 'Edit'],
    ['e', 'Élargir'],
    ['e', 'Export'],
    ['e', 'Edit'],
    ['j', 'Journeys'],
    ['x', 'Journeys'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(item(name), { message: key }).toHaveFocus()
  }
})

it('does an action after it has closed, and nothing for a disabled one', async () => {
  edit.mockClear()
  remove.mockClear()
  await render(menu)
  await button.click()
  await userEvent.keyboard('{Enter}')
  expect(edit).toHaveBeenCalledOnce()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp} ')
  await expect.element(item('Export')).toHaveFocus()
  expect(remove).not.toHaveBeenCalled()
  await userEvent.keyboard('j ')
  expect(location.hash).toBe('#journeys')
  await expect.element(list).not.toBeInTheDocument()
})

it('closes by Tab, which moves on from the button, and by a press elsewhere or on the button', async () => {
  await render(
    <>
      {menu}
      <a href="#next">Next</a>
    </>,
  )
  await button.click()
  await expect.element(item('Edit')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await button.click()
  await expect.element(list).toBeVisible()
  await button.click()
  await expect.element(list).not.toBeInTheDocument()
  await button.click()
  await expect.element(list).toBeVisible()
  await userEvent.click(document.body, { position: { x: 300, y: 500 }, force: true })
  await expect.element(list).not.toBeInTheDocument()
})

it('stays in the window and out of scroll areas, above its button where there is no room below', async () => {
  await render(
    <div className="fixed end-0 bottom-0 h-14 w-30 overflow-auto">
      <Menu label="Actions" items={items} />
    </div>,
  )
  await button.click()
  await expect.element(list).toBeVisible()
  const { left, right, bottom } = list.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(window.innerWidth)
  expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top)
  await item('Edit').hover() // Playwright waits until no element covers it
})

it('closes before a dialog below it, by Escape and by a press beside', async () => {
  function Dialog() {
    const [open, setOpen] = useState(true)
    return (
      <Modal open={open} onOpenChange={setOpen} title="Vehicle">
        {menu}
      </Modal>
    )
  }
  await render(<Dialog />)
  const dialog = page.getByRole('dialog', { name: 'Vehicle' })
  await button.click()
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await button.click()
  await expect.element(list).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

it('returns the focus to its button from a dialog that an action opens', async () => {
  function Vehicle() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu label="Actions" items={[{ label: 'Edit', onSelect: () => setOpen(true) }]} />
        <Modal open={open} onOpenChange={setOpen} title="Vehicle" />
      </>
    )
  }
  await render(<Vehicle />)
  await button.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Vehicle' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

it('does not open while it is disabled', async () => {
  await render(<Menu label="Actions" items={items} disabled />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(list).not.toBeInTheDocument()
})
