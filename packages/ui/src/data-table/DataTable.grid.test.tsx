import '../testing/stories.css'
import { useState } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx'
import { sampleJourneys, type SampleJourney } from './sampleJourneys.ts'

const pressed = vi.fn<(what: string) => void>()
beforeAll(async () => {
  document.documentElement.dataset['brand'] = 'harbour'
  await page.viewport(900, 700)
})
afterAll(() => page.viewport(414, 896))
beforeEach(() => {
  pressed.mockClear()
  document.documentElement.dir = 'ltr'
})

const columns: DataTableColumn<SampleJourney>[] = [
  {
    id: 'plate',
    header: 'Plate',
    sort: 'asc',
    value: ({ id }) => Number(id.slice('journey-'.length)),
    cell: ({ id }) => id,
    rowHeader: true,
  },
  { id: 'way', header: 'Way', cell: ({ way }) => way },
  { id: 'open', header: 'Open', cell: ({ id }) => <button onClick={() => pressed(id)}>Open</button> },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id }) => (
      <span>
        Due <button>Contest {id}</button> <button>Export {id}</button>
      </span>
    ),
  },
]

function Grid(props: Partial<DataTableProps<SampleJourney>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { rows = sampleJourneys(40) } = props
  return (
    <UiProvider words={english}>
      <button>Before</button>
      <DataTable<SampleJourney>
        grid
        caption="Journeys"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        selection={{ selected, onSelectedChange: setSelected, rowName: ({ id }) => id }}
        {...(props.windowed && { windowed: true })}
      />
      <button>After</button>
    </UiProvider>
  )
}
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
const press = (keys: string) => userEvent.keyboard(keys)

it('has the roles of a grid, and one tab stop', async () => {
  const screen = await render(<Grid />)
  const grid = screen.getByRole('grid', { name: 'Journeys' })
  await expect.element(grid).toHaveAttribute('aria-multiselectable', 'true')
  await expect.element(screen.getByRole('gridcell', { name: 'Moulins – Digoin' }).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  expect(focused()).toBe('Select journey-1')
  await userEvent.tab()
  expect(focused()).toBe('After')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Select journey-1')
})

it('moves between cells and headers by arrow keys, and remembers the cell', async () => {
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-2', exact: true }).click()
  await press('{ArrowRight}')
  expect(focused()).toBe('Toulon-sur-Allier – Dompierre')
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(focused(), 'nothing is before the first cell').toBe('Select journey-2')
  await press('{ArrowDown}')
  expect(focused()).toBe('Select journey-3')
  await press('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(focused(), 'the header is above the first row').toBe('Plate')
  await press('{Enter}')
  await expect.element(screen.getByRole('columnheader', { name: 'Plate' })).toHaveAttribute('aria-sort', 'ascending')
  await press('{ArrowDown}')
  expect(focused()).toBe('journey-1')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('journey-1')
})

it('moves to the ends by Home and End, and by pages', async () => {
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-5', exact: true }).click()
  await press('{End}')
  expect(focused()).toContain('Contest journey-5')
  await press('{Home}')
  expect(focused()).toBe('Select journey-5')
  await press('{Control>}{End}{/Control}')
  expect(focused()).toContain('Contest journey-40')
  await press('{Control>}{Home}{/Control}')
  expect(focused()).toBe('Select journey-1')
  await press('{PageDown}')
  const step = Number(/\d+$/.exec(focused() ?? '')?.[0])
  expect(step).toBeGreaterThan(2)
  // Rows with longer texts are higher, so that another number of them is visible.
  await press('{PageUp}{PageUp}')
  expect(focused()).toBe('Select journey-1')
})

it('uses the only control of a cell by one key press', async () => {
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-2', exact: true }).click()
  await press('{ArrowRight}{ArrowRight}{Enter}')
  expect(pressed).toHaveBeenCalledExactlyOnceWith('journey-2')
  await press('{Home} ')
  await expect.element(screen.getByRole('checkbox', { name: 'Select journey-2', exact: true })).toBeChecked()
})

it.each(['{Enter}', '{F2}'])('%s leads into a cell with several controls, Escape and F2 back', async (key) => {
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-2', exact: true }).click()
  await press(`{End}${key}`)
  expect(focused()).toBe('Contest journey-2')
  await press('{ArrowRight}')
  expect(focused()).toBe('Export journey-2')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Contest journey-2')
  await press('{Escape}')
  expect(focused()).toContain('Due Contest journey-2')
  await press(`${key}{F2}{ArrowUp}`)
  expect(focused()).toContain('Due Contest journey-1')
})

it('selects the row of any cell by Shift and Space', async () => {
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-3', exact: true }).click()
  await press('{Shift>} {/Shift}')
  await expect.element(screen.getByRole('row', { name: /journey-3/ }).first()).toHaveAttribute('aria-selected', 'true')
})

it('mirrors the arrow keys in right-to-left text', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await render(<Grid />)
  await screen.getByRole('rowheader', { name: 'journey-2', exact: true }).click()
  await press('{ArrowRight}')
  expect(focused()).toBe('Select journey-2')
  await press('{ArrowLeft}')
  expect(focused()).toBe('journey-2')
})

it('reaches rows that a windowed grid has not rendered, and keeps one tab stop', async () => {
  const screen = await render(<Grid windowed rows={sampleJourneys(2000)} />)
  await screen.getByRole('rowheader', { name: 'journey-2', exact: true }).click()
  await press('{Control>}{End}{/Control}')
  expect(focused()).toContain('Contest journey-2000')
  await expect.element(screen.getByRole('rowheader', { name: 'journey-1999' })).toBeInTheDocument()
  expect(screen.getByRole('grid').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  await press('{Control>}{Home}{/Control}')
  expect(focused()).toBe('Select journey-1')
})
