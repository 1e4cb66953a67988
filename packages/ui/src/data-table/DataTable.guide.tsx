import type { Guide } from '../guide.ts'
import { DataTable, type DataTableColumn } from './DataTable.tsx'

interface Journey {
  id: string
  date: string
  price: string
}
const rows: Journey[] = [
  { id: 'a', date: '12/03/26 08:41', price: '€7.40' },
  { id: 'b', date: '14/03/26 17:02', price: '€17.40' },
]
const date: DataTableColumn<Journey> = { id: 'date', header: 'Date', cell: (row) => row.date, rowHeader: true }
const rowId = ({ id }: Journey) => id

export const guide: Guide = {
  entry: '@voie-libre/ui/data-table',
  purpose: 'Rows of one kind to compare, sort, select and page through: journeys of a fleet, invoices.',
  when: [
    'The rows share their columns, and people compare them.',
    '`view` if a server sorts and pages; the address can then hold the view. `defaultView` if the page has all rows.',
    '`selectableTotal` if an action works on all rows of a filter, such as closing 10,000 vehicles: the selection is then `{ except }`, and no id of another page is loaded.',
  ],
  notFor: [
    'A driver’s own journeys: JourneyCards.',
    'The facts of one thing: a DataList.',
    'Layout: use a CSS grid of the host. A table is for data.',
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
        because: 'Amounts align at the end, and the date is the row header.',
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
        because: 'The caption has no meaning, the header is an abbreviation, and the amounts do not align.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Filters, actions, the headers that sort, the boxes of the rows, the pages.'],
    ['Enter, Space', 'On a header: sorts by it, then in the opposite order.'],
    ['Arrow keys', 'In the list of orders, which a phone shows in place of the headers: sorts.'],
    ['Space', 'On a checkbox: selects the row; on the first: all rows of the page.'],
    ['Arrow keys', 'Scroll a table that is wider or higher than its place, whose scroll area can take the focus.'],
    ['Escape', 'Closes the menu of columns and density.'],
  ],
  accessibility: [
    'A native table with a caption; sorted columns have `aria-sort`, and the sort button is in the header.',
    'Screen readers read the cell marked `rowHeader` with each cell of its row.',
    'On narrow screens each row becomes a card, and keeps the roles of a table; a list sorts in place of the headers.',
    'A row that `isSelectable` excludes has a disabled checkbox: give the reason in a cell.',
    'A selection shows what clears it in the place of the hint, so that no row moves. With `selectedActions`, the actions on selected rows are always there: give each a reason while it is disabled, and the focus can return to it.',
    'The number of selected rows is announced, with how many of them are on other pages.',
    'The head and the first column stay in view. A first column wider than half the table scrolls with the others, as with text at 200 %. A site with a sticky header of its own sets its height as `--vl-table-top`.',
    'Hidden columns and density belong to the host: the table remembers neither. Nobody can hide a row header.',
    'On paper all rows of the page appear, with borders and without controls.',
  ],
  see: ['Navigation/Pagination', 'Content/DataList'],
}
