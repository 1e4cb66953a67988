import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'plate', label: 'By plate', panel: <input aria-label="Plate" /> },
  { id: 'notice', label: 'By number', panel: <input aria-label="Number" /> },
  { id: 'file', label: 'By file', panel: <input aria-label="File" /> },
]

function Search() {
  const [value, setValue] = useState('plate')
  return <Tabs label="Search" value={value} onValueChange={setValue} items={items} />
}

it('holds the open tab itself without a value of the host, the default one at first', async () => {
  const screen = await render(<Tabs label="Search" defaultValue="notice" items={items} />)
  await expect.element(screen.getByRole('tab', { name: 'By number' })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: 'By file' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'File' })).toBeVisible()
})

it('opens the tab that arrows, Home and End reach', async () => {
  const screen = await render(<Search />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  await userEvent.tab()
  await expect.element(tab('By plate')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowRight}', 'By number'],
    ['{ArrowRight}', 'By file'],
    ['{ArrowRight}', 'By plate'],
    ['{ArrowLeft}', 'By file'],
    ['{Home}', 'By plate'],
    ['{End}', 'By file'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
  expect(
    screen
      .getByRole('tab')
      .elements()
      .filter((element) => element.getAttribute('tabindex') === '0'),
  ).toHaveLength(1)
})

it('reverses the left and right arrows in right-to-left writing', async () => {
  const screen = await render(
    <div dir="rtl">
      <Search />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'By number' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'By plate' })).toHaveFocus()
})

it.each(['Alt', 'Control', 'Meta'])('leaves arrows with %s to the browser', async (modifier) => {
  const screen = await render(<Search />)
  await userEvent.tab()
  await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`)
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('tab', { name: 'By plate' })).toHaveAttribute('aria-selected', 'true')
})

it('opens by touch', async () => {
  const screen = await render(<Search />)
  await tap(screen.getByRole('tab', { name: 'By file' }).element())
  await expect.element(screen.getByRole('tabpanel', { name: 'By file' })).toBeVisible()
})

it('moves from the tab into its panel, and hides other panels from the keyboard', async () => {
  const screen = await render(<Search />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'Plate' })).toHaveFocus()
  expect(screen.getByRole('textbox').elements()).toHaveLength(1)
})

it('keeps text typed in the panel of another tab', async () => {
  const screen = await render(<Search />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Plate' }), 'AB-123-CD')
  await userEvent.click(screen.getByRole('tab', { name: 'By number' }))
  await userEvent.click(screen.getByRole('tab', { name: 'By plate' }))
  await expect.element(screen.getByRole('textbox', { name: 'Plate' })).toHaveValue('AB-123-CD')
})
