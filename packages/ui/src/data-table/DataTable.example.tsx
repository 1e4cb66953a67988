import { DataTable, type DataTableColumn } from '@voie-libre/ui/data-table'
import { useState } from 'react'

interface Journey {
  id: string
  date: string
  plate: string
  cents: number
}
const journeys: Journey[] = [
  { id: 'a', date: '12/03/26 08:41', plate: 'AB-123-CD', cents: 740 },
  { id: 'b', date: '14/03/26 17:02', plate: 'EF-456-GH', cents: 1740 },
]
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
// A column with a `value` can be sorted.
const columns: DataTableColumn<Journey>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => date, rowHeader: true },
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate, value: ({ plate }) => plate },
  {
    id: 'price',
    header: 'Price',
    cell: ({ cents }) => euros.format(cents / 100),
    value: ({ cents }) => cents,
    align: 'end',
  },
]

export function Example() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      caption="Journeys of the fleet"
      rows={journeys}
      rowId={({ id }) => id}
      columns={columns}
      selection={{ rowName: ({ date }) => date, selected, onSelectedChange: setSelected }}
    />
  )
}
