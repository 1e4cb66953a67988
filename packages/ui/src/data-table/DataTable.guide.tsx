import type { Guide } from '../guide.ts'
import { DataTable, type DataTableColumn } from './DataTable.tsx'

interface Journey {
  id: string
  date: string
  price: string
}
const rows: Journey[] = [
  { id: 'a', date: '12/03/26 08:41', price: '7.40 €' },
  { id: 'b', date: '14/03/26 17:02', price: '17.40 €' },
]
const date: DataTableColumn<Journey> = { id: 'date', header: 'Date', cell: (row) => row.date, rowHeader: true }
const rowId = ({ id }: Journey) => id

export const guide: Guide = {
  entry: '@voie-libre/ui/data-table',
  purpose: 'Rows of one kind that are compared, sorted, ticked and leafed through: journeys of a fleet, invoices.',
  when: [
    'The rows share their columns, and somebody compares them.',
    '`view` where a server sorts and cuts; its address can then hold what is seen. `defaultView` where all rows are here.',
    '`windowed` for thousands of rows upon one page.',
  ],
  notFor: [
    'A driver’s own journeys: JourneyCards.',
    'The facts of one thing: a DataList.',
    'Placing things side by side: a grid of the host. A table is data.',
  ],
  pairs: [
    {
      do: {
        show: (
          <DataTable
            caption="Journeys of March"
            columns={[date, { id: 'price', header: 'Price', cell: (row) => row.price, align: 'end' }]}
            rows={rows}
            rowId={rowId}
          />
        ),
        because: 'Amounts at the end, below each other; the date names the row.',
      },
      dont: {
        show: (
          <DataTable
            caption="Table"
            columns={[date, { id: 'price', header: 'TTC', cell: (row) => row.price }]}
            rows={rows}
            rowId={rowId}
          />
        ),
        because: 'A caption that tells nothing, an abbreviation, and amounts that cannot be compared at a glance.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Filters, actions, the headers that sort, the boxes of the rows, the pages.'],
    ['Enter, Space', 'Upon a header: sorts by it, then the other way round.'],
    ['Space', 'Upon a box: ticks the row; upon the first: all rows of the page.'],
    ['Arrow keys', 'Scroll a windowed table, whose place can be focused.'],
  ],
  accessibility: [
    'A native table with a caption; sorted columns have `aria-sort`, and the button to sort stands in the header.',
    'The cell marked `rowHeader` is read with each cell of its row.',
    'Below a width each row becomes a card, and keeps the roles of a table.',
    'A windowed table gives the count of all its rows, though only those in sight are there.',
  ],
  see: ['Navigation/Pagination', 'Content/DataList'],
}
