import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatePicker } from './GatePicker.tsx'

const gates = ['West', 'Middle', 'East'].map((name) => ({ value: name, name, place: `At ${name}` }))
const options = gates.map(({ value, name }) => ({ value, label: name }))

it.each([375, 1000])(
  'shows the trip on the map, where gates can be pressed, also where the form holds it, at a width of %i',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await render(
      <form>
        <GatePicker
          gates={gates}
          entrance={{ label: 'From', name: 'from', placeholder: 'Choose', options }}
          exit={{ label: 'To', name: 'to', placeholder: 'Choose', options, defaultValue: 'East' }}
          mapLabel="Map of the road"
        />
        <button type="reset">Again</button>
      </form>,
    )
    const map = screen.getByRole('img', { name: 'Map of the road' })
    await expect.element(map).toBeVisible()
    // The road, and on it the chosen stretch with its arrow.
    const lines = () => map.element().querySelectorAll('g > path').length
    expect(lines()).toBe(1)
    const press = (gate: string) => {
      const at = gates.findIndex(({ name }) => name === gate)
      return userEvent.click(map.element().querySelectorAll('rect')[at] ?? map.element())
    }
    await press('West')
    await expect.poll(lines).toBe(3)
    expect([...map.element().querySelectorAll('text.font-bold')].map((text) => text.textContent)).toEqual([
      'At WestWest',
      'At EastEast',
    ])
    // A second press empties the field, and the next one fills it.
    await press('East')
    await expect.poll(lines).toBe(1)
    await press('Middle')
    await expect.element(screen.getByRole('combobox', { name: 'To' })).toHaveValue('Middle')
    await screen.getByRole('button').click()
    await expect.poll(lines).toBe(1)
  },
)

it.each([375, 700, 1440])(
  'chooses the gate whose name is pressed, also at its ends, at a width of %i',
  async (width) => {
    await page.viewport(width, 900)
    const names = [
      'Montmarault',
      'Deux-Chaises',
      'Le Montet',
      'Cressanges',
      'Bresnay',
      'Dompierre-sur-Besbre',
      'Digoin',
    ]
    const road = names.map((name, index) => ({ value: name, name, place: `Gate ${index} of the road` }))
    const field = { placeholder: 'Choose', options: road.map(({ value }) => ({ value, label: value })) }
    const screen = await render(
      <GatePicker
        gates={road}
        entrance={{ ...field, label: 'From' }}
        exit={{ ...field, label: 'To' }}
        mapLabel="Map of the road"
      />,
    )
    const map = screen.getByRole('img', { name: 'Map of the road' }).element()
    const frame = map.getBoundingClientRect()
    const from = screen.getByRole('combobox', { name: 'From' })
    for (const [index, text] of [...map.querySelectorAll('text')].entries())
      for (const line of text.children) {
        const { left, right, top, height } = line.getBoundingClientRect()
        for (const x of [left + 2, right - 2]) {
          if (x < frame.left || x > frame.right) continue // outside the map
          // A pointer's press takes a hundred times as long as this event at the place where it would land.
          const press = () =>
            document.elementFromPoint(x, top + height / 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          press()
          await expect.element(from).toHaveValue(names[index])
          press()
          await expect.element(from).toHaveValue('')
        }
      }
  },
)
