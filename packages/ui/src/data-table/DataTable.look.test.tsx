import '../testing/stories.css'
import type { CDPSession } from '@vitest/browser-playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { DataTable, type DataTableColumn, type DataTableProps, type Selected } from './DataTable.tsx'
import { sampleJourneys, type SampleJourney } from '../testing/sampleJourneys.ts'

beforeAll(async () => {
  document.documentElement.dataset['brand'] = 'harbour'
  await page.viewport(900, 500)
})
afterAll(() => page.viewport(414, 896))

const columns: DataTableColumn<SampleJourney>[] = [
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate, rowHeader: true },
  { id: 'price', header: 'Price', sort: 'desc', value: ({ price }) => price, cell: ({ price }) => `${price} c` },
]
const common = { caption: 'Journeys', columns, rows: sampleJourneys(4), rowId: ({ id }: SampleJourney) => id }
const Fleet = (props: DataTableProps<SampleJourney>) => (
  <UiProvider words={english}>
    <DataTable<SampleJourney> {...props} />
  </UiProvider>
)

it('has lower rows in compact density', async () => {
  const screen = await render(<Fleet {...common} />)
  const height = () => screen.getByRole('row').last().element().getBoundingClientRect().height
  const before = height()
  await screen.rerender(<Fleet {...common} density="compact" />)
  expect(height()).toBeLessThan(before - 8)
})

it('keeps the word of the display menu on one line on a phone', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Fleet {...common} density="compact" onDensityChange={() => {}} actions={<button>Export</button>} />,
  )
  const range = document.createRange()
  range.selectNodeContents(screen.getByRole('button', { name: english.display }).element())
  const tops = [...range.getClientRects()].filter(({ height, width }) => height > 0 && width > 0)
  await page.viewport(900, 500)
  expect(Math.max(...tops.map(({ bottom }) => bottom)) - Math.min(...tops.map(({ top }) => top))).toBeLessThan(32)
})

it('draws a mark only in the boxes of selected rows, disabled ones included', async () => {
  const screen = await render(
    <Fleet
      {...common}
      selection={{
        selected: new Set(['journey-1', 'journey-3']),
        onSelectedChange: () => {},
        rowName: ({ id }) => id,
        isSelectable: ({ id }) => id < 'journey-3',
      }}
    />,
  )
  const marks = ['1', '2', '3', '4'].map((number) => {
    const box = screen.getByRole('checkbox', { name: new RegExp(`journey-${number}$`) }).element()
    return getComputedStyle(box, '::before').visibility === 'visible'
  })
  expect(marks).toEqual([true, false, true, false])
})

it.each([375, 900])('moves no row and no action when rows are selected, at %i px', async (width) => {
  await page.viewport(width, 700)
  const fleetOf = (selected: Selected) => (
    <Fleet
      {...common}
      selection={{
        selected,
        onSelectedChange: () => {},
        selectableTotal: 240,
        rowName: ({ id }) => id,
        hint: <p>Tick journeys</p>,
        summary: '1 journey · €10.90',
      }}
      view={{ page: 1, pageSize: 4 }}
      total={240}
      onViewChange={() => {}}
      actions={<button>Add</button>}
      lastingActions={<button>Export</button>}
      selectedActions={<button>Close</button>}
    />
  )
  const screen = await render(fleetOf(new Set()))
  const top = () => screen.getByRole('rowheader').first().element().getBoundingClientRect().top
  const hint = screen.getByText('Tick journeys')
  // On a phone it stands beside the checkbox of all rows.
  await expect.element(hint.nth(width < 768 ? 1 : 0)).toBeVisible()
  await expect.element(hint.nth(width < 768 ? 0 : 1)).not.toBeVisible()
  const [before, clear] = [top(), screen.getByRole('button', { name: english.clearSelection })]
  await expect.element(clear).not.toBeInTheDocument()
  await screen.rerender(fleetOf(new Set(['journey-1'])))
  await expect.element(clear).toBeVisible()
  await expect.element(screen.getByText(/1 journey · €10.90/)).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(top()).toBe(before)
  await screen.rerender(fleetOf({ except: new Set() }))
  await expect.element(screen.getByRole('button', { name: english.selectAllOf('240') })).not.toBeInTheDocument()
  await expect.element(clear).toBeVisible()
  expect(top(), 'also once all are selected').toBe(before)
  await page.viewport(900, 500)
})

it('aligns the values of a card on a phone, beside their headers', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Fleet
      {...common}
      columns={[
        ...columns,
        { id: 'way', header: 'A long header of the way', cell: ({ way }) => `${way}, ${way}, ${way}` },
      ]}
      selection={{ selected: new Set(), onSelectedChange: () => {}, rowName: ({ id }) => id }}
    />,
  )
  const row = screen.getByRole('row').nth(1)
  const [price, way] = row.getByRole('cell').elements().slice(1)
  const startOf = (cell: Element | undefined) => {
    const range = document.createRange()
    if (cell) range.selectNodeContents(cell)
    return Math.round(range.getBoundingClientRect().left)
  }
  expect(startOf(price)).toBe(startOf(way))
  expect(price && getComputedStyle(price, '::before').content).toContain('Price')
  const box = row.getByRole('checkbox').element().getBoundingClientRect()
  const title = row.getByRole('rowheader').element().getBoundingClientRect()
  expect(Math.abs(box.top + box.height / 2 - (title.top + title.height / 2)), 'on one line').toBeLessThan(8)
  await page.viewport(900, 500)
})

it('shows the list of orders on a phone only, in place of the buttons of the headers', async () => {
  const screen = await render(<Fleet {...common} captionHidden />)
  const [list, header] = [
    screen.getByRole('combobox', { name: 'Sort by …' }),
    screen.getByRole('button', { name: 'Price' }),
  ]
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(header).toBeVisible()
  await page.viewport(375, 700)
  await expect.element(header).not.toBeInTheDocument()
  await expect.element(screen.getByRole('columnheader', { name: 'Price' })).toBeInTheDocument()
  const bottom = list.element().getBoundingClientRect().bottom
  expect(bottom).toBeLessThan(screen.getByRole('rowheader').first().element().getBoundingClientRect().top)
  expect(list.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await page.viewport(900, 500)
})

const wide: DataTableColumn<SampleJourney>[] = [
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate, rowHeader: true },
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((header) => ({
    id: header,
    header,
    cell: ({ id }: SampleJourney) => <button className="whitespace-nowrap">{`A long text ${header} of ${id}`}</button>,
  })),
]

it('keeps head and first column in view, and a focused cell out from below them [HARDENING §3, 2.4.11]', async () => {
  document.documentElement.style.setProperty('--vl-table-top', '64px')
  const screen = await render(<Fleet {...common} columns={wide} rows={sampleJourneys(60)} />)
  const region = screen.getByRole('region').element()
  const first = screen.getByRole('rowheader').first().element()
  await expect.poll(() => region.hasAttribute('data-pinned')).toBe(true)
  const head = () => screen.getByRole('columnheader', { name: 'Plate' }).element().getBoundingClientRect()
  expect(head().bottom, 'no row is behind the head').toBeLessThanOrEqual(first.getBoundingClientRect().top + 1)
  const start = first.getBoundingClientRect().left
  region.scrollLeft = 400
  await expect.poll(() => region.hasAttribute('data-scrolled')).toBe(true)
  expect(first.getBoundingClientRect().left).toBeCloseTo(start, 0)
  const second = screen.getByRole('button', { name: 'A long text A of journey-1', exact: true }).element()
  expect(second.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().right)
  second.focus()
  expect(second.getBoundingClientRect().left).toBeGreaterThanOrEqual(first.getBoundingClientRect().right - 1)

  await screen.rerender(<Fleet {...common} columns={wide.slice(0, 2)} rows={sampleJourneys(60)} />)
  await expect.poll(() => region.hasAttribute('data-fits')).toBe(true)
  window.scrollTo(0, 700)
  await expect.poll(() => Math.round(head().top)).toBe(64)
  document.documentElement.style.removeProperty('--vl-table-top')
})

it.each([375, 900])('shows its display menu within a screen of %i px', async (width) => {
  await page.viewport(width, 700)
  const screen = await render(<Fleet {...common} onDensityChange={() => {}} onHiddenColumnsChange={() => {}} />)
  await screen.getByRole('button', { name: 'Display' }).click()
  const menu = page.getByRole('dialog', { name: 'Display' })
  await expect.element(menu).toBeVisible()
  const { left, right } = menu.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  await page.viewport(900, 500)
})

it('prints all rows as a table, without controls', async () => {
  const devTools: CDPSession = cdp()
  const screen = await render(
    <Fleet {...common} selection={{ selected: new Set(), onSelectedChange: () => {}, rowName: ({ id }) => id }} />,
  )
  const rows = () => screen.getByRole('rowheader').elements()
  await devTools.send('Emulation.setEmulatedMedia', { media: 'print' })
  const [first] = rows()
  expect(first && getComputedStyle(first).display, 'no card on a narrow sheet').toBe('table-cell')
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await devTools.send('Emulation.setEmulatedMedia', { media: '' })
})
