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

/** The minimal markup with the same rows. */
const Bare = () => (
  <table>
    <caption>Trajets</caption>
    <thead>
      <tr>
        <th scope="col">Sélection</th>
        {columns.map(({ id, header }) => (
          <th key={id} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {firstPage.map((journey) => (
        <tr key={journey.id}>
          <td>
            <input type="checkbox" aria-label={rowName(journey)} checked={false} onChange={() => undefined} />
          </td>
          {columns.map(({ id, cell }) => (
            <td key={id}>{cell(journey)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

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

window.tableBench = {
  first: async () => {
    const timeOf = async (kind: 'table' | 'bare') => {
      const root = createRoot(place())
      const took = await time(() => root.render(kind === 'table' ? <Table /> : <Bare />))
      root.unmount()
      await frame()
      return took
    }
    const pairs: Record<'table' | 'bare', number>[] = []
    for (let round = 0; round < 24; round += 1) {
      const isFirst = round % 2 === 0
      const early = isFirst ? await timeOf('table') : undefined
      const bare = await timeOf('bare')
      const table = early ?? (await timeOf('table'))
      // In the first rounds the browser compiles the code of both.
      if (round > 3) pairs.push({ table, bare })
    }
    return pairs
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
