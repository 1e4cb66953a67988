import './main.css'
import { DataTable, type DataTableColumn } from '@voie-libre/ui/data-table'
import { UiProvider } from '@voie-libre/ui/provider'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { time } from '../time.ts'

interface Journey {
  id: string
  date: string
  plate: string
  way: string
  number: string
  state: string
  price: number
}

const gates = ['Moulins – Digoin', 'Toulon-sur-Allier – Dompierre', 'Montmarault – Sazeret']
const journeys: readonly Journey[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  date: `${String((index % 28) + 1).padStart(2, '0')}/03/2026 08:${String(index % 60).padStart(2, '0')}`,
  plate: `AB-${String(100 + ((index * 37) % 900))}-${index % 2 === 0 ? 'CD' : 'ÉF'}`,
  way: gates[index % gates.length] ?? '',
  number: `T${100_000 + ((index * 7919) % 90_000)}`,
  state: index % 3 === 0 ? 'Terminé' : 'En cours',
  price: 240 + ((index * 170) % 1490),
}))
const firstPage = journeys.slice(0, 50)
const money = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' })
const euros = (cents: number) => money.format(cents / 100)

const columns: DataTableColumn<Journey>[] = [
  { id: 'date', header: 'Date', sort: 'desc', value: ({ date }) => date, cell: ({ date }) => date, rowHeader: true },
  { id: 'plate', header: 'Plaque', sort: 'asc', value: ({ plate }) => plate, cell: ({ plate }) => plate },
  { id: 'way', header: 'Trajet', cell: ({ way }) => way },
  { id: 'number', header: 'Numéro', sort: 'asc', value: ({ number }) => number, cell: ({ number }) => number },
  { id: 'state', header: 'Situation', cell: ({ state }) => state },
  {
    id: 'price',
    header: 'Montant',
    sort: 'desc',
    value: ({ price }) => price,
    cell: ({ price }) => euros(price),
    align: 'end',
  },
]
const rowId = ({ id }: Journey) => id
const rowName = ({ date, plate }: Journey) => `${date}, ${plate}`

/** A page of a list that a server pages; with `all`, 10,000 rows that scroll. */
function Table({ all = false }: { all?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shared = { caption: 'Trajets', columns, rowId, selection: { selected, onSelectedChange: setSelected, rowName } }
  return (
    <UiProvider>
      {all ? (
        <DataTable {...shared} rows={journeys} windowed />
      ) : (
        <DataTable
          {...shared}
          rows={firstPage}
          view={{ page: 1, pageSize: 50, sortBy: 'date', order: 'desc' }}
          total={journeys.length}
          onViewChange={() => undefined}
        />
      )}
    </UiProvider>
  )
}

type Classes = Record<'region' | 'table' | 'caption' | 'thead' | 'headRow' | 'tbody' | 'row' | 'box', string> &
  Record<'heads' | 'cells', readonly string[]>

/** The minimal markup with the same rows; with the classes of the table, or without any. */
const Bare = ({ classes }: { classes: Classes | undefined }) => (
  <div className={classes?.region}>
    <table className={classes?.table}>
      <caption className={classes?.caption}>Trajets</caption>
      <thead className={classes?.thead}>
        <tr className={classes?.headRow}>
          <th scope="col" className={classes?.heads[0]}>
            Sélection
          </th>
          {columns.map(({ id, header }, at) => (
            <th key={id} scope="col" className={classes?.heads[at + 1]}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes?.tbody}>
        {firstPage.map((journey) => (
          <tr key={journey.id} className={classes?.row}>
            <td className={classes?.cells[0]}>
              <input
                type="checkbox"
                aria-label={rowName(journey)}
                checked={false}
                onChange={() => undefined}
                className={classes?.box}
              />
            </td>
            {columns.map(({ id, cell }, at) => (
              <td key={id} className={classes?.cells[at + 1]}>
                {cell(journey)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Read from the rendered table, so that both have the same ones. */
function classesOf(root: Element): Classes {
  const all = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.className)
  const first = (selector: string) => all(selector)[0] ?? ''
  return {
    region: first('[role=region]'),
    table: first('table'),
    caption: first('caption'),
    thead: first('thead'),
    headRow: first('thead tr'),
    tbody: first('tbody'),
    row: first('tbody tr'),
    box: first('tbody input'),
    heads: all('thead tr > *'),
    cells: all('tbody tr:first-child > *'),
  }
}

function place(): Element {
  const found = document.getElementById('root')
  if (!found) throw new Error('no place to render to')
  return found
}
const frame = () => new Promise((done) => requestAnimationFrame(done))
const region = () => document.querySelector('[role=region]')
const loading = () => region()?.hasAttribute('aria-busy') ?? false

/** Marks the start in a task of its own, so that the trace leaves out what came before. */
async function begin() {
  performance.mark('bench start')
  await new Promise((next) => setTimeout(next))
}
/** Clicks, and waits until the rows are there and two frames are painted. */
async function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click()
  do await frame()
  while (loading())
  await frame()
}

let classes: Classes | undefined

window.tableBench = {
  first: async (kind) => {
    if (!classes) {
      const root = createRoot(place())
      await time(() => root.render(<Table />))
      classes = classesOf(place())
      root.unmount()
      await frame()
    }
    const root = createRoot(place())
    await begin()
    await time(() =>
      root.render(kind === 'table' ? <Table /> : <Bare classes={kind === 'bare' ? classes : undefined} />),
    )
    // What the table measures after its first frame counts, too.
    await frame()
    performance.mark('bench end')
    await new Promise((next) => setTimeout(next))
    root.unmount()
    await frame()
  },
  open: async () => {
    const root = createRoot(place())
    await time(() => root.render(<Table all />))
    await frame()
  },
  scroll: async () => {
    await begin()
    const area = region()
    if (!area) throw new Error('no rows to scroll')
    for (let step = 0; step < 120; step += 1) {
      // A fast finger, and twice a pull at the scroll bar.
      area.scrollTop = step % 60 === 59 ? area.scrollHeight * (step / 200) : area.scrollTop + 300
      await frame()
    }
  },
  sort: async () => {
    await begin()
    for (const column of [2, 3, 5]) {
      for (let press = 0; press < 2; press += 1) await click(`thead th:nth-child(${column}) button`)
    }
  },
  select: async () => {
    await begin()
    for (const box of ['thead input', 'tbody tr:nth-child(3) input', 'thead input', 'thead input']) await click(box)
  },
}
