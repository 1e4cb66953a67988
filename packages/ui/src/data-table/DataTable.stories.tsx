import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type Density,
  type Selected,
  type TableView,
} from './DataTable.tsx'
import { sampleJourneys, type SampleJourney } from '../testing/sampleJourneys.ts'

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
const columns: DataTableColumn<SampleJourney>[] = [
  { id: 'date', header: 'Date', sort: 'desc', value: ({ date }) => date, cell: ({ date }) => date, rowHeader: true },
  {
    id: 'plate',
    header: 'Plate',
    sort: 'asc',
    value: ({ plate }) => plate,
    cell: ({ plate }) => plate,
    align: 'start',
  },
  { id: 'way', header: 'Journey', cell: ({ way }) => way },
  {
    id: 'price',
    header: 'Price',
    sort: 'desc',
    value: ({ price }) => price,
    cell: ({ price }) => euros.format(price / 100),
    align: 'end',
  },
]
const rows = sampleJourneys(8)
const rowId = ({ id }: SampleJourney) => id
const rowName = ({ date, plate }: SampleJourney) => `${date}, ${plate}`

const Journeys = (props: DataTableProps<SampleJourney>) => <DataTable<SampleJourney> {...props} />

const meta = {
  title: 'Content/DataTable',
  component: Journeys,
  args: { caption: 'Journeys of the fleet', columns, rows, rowId },
} satisfies Meta<typeof Journeys>
export default meta
type Story = StoryObj<typeof meta>

export const AFewRows: Story = { args: { defaultView: { sortBy: 'date', order: 'desc' } } }
export const Sorted: Story = {
  args: { defaultView: { sortBy: 'date', order: 'desc' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.queryByRole('button', { name: 'Price' })
    // A narrow screen has a list of the orders in place of the headers.
    if (header) await userEvent.click(header)
    else await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by …' }), 'Price ↓')
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  },
}
/** A phone has a list of the orders in place of the headers. */
export const SortedOnAPhone: Story = {
  args: { defaultView: { sortBy: 'date', order: 'desc' } },
  globals: { viewport: { value: 'mobile1' } },
}
export const InPages: Story = { args: { rows: sampleJourneys(43), defaultView: { pageSize: 10 } } }

function Fleet() {
  const [view, setView] = useState<TableView>({ page: 3, pageSize: 10, sortBy: 'date', order: 'desc' })
  const [selected, setSelected] = useState(new Set(['journey-21', 'journey-24']))
  const [density, setDensity] = useState<Density>('comfortable')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['way']))
  const all = sampleJourneys(243)
  return (
    <DataTable
      caption="Journeys of the fleet"
      density={density}
      onDensityChange={setDensity}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      columns={columns}
      rows={all.slice((view.page - 1) * view.pageSize, view.page * view.pageSize)}
      rowId={rowId}
      view={view}
      onViewChange={setView}
      total={all.length}
      selection={{ selected, onSelectedChange: setSelected, rowName }}
      filters={
        <div className="grid w-full gap-4 sm:grid-cols-3">
          <TextField label="Plate" />
          <TextField label="From" placeholder="dd/mm/yyyy" />
          <Select label="State" options={[{ value: '', label: 'All' }]} />
        </div>
      }
      actions={
        <Button variant="secondary" icon="download">
          Export
        </Button>
      }
      selectedActions={
        <Button
          variant="secondary"
          disabled={selected.size === 0}
          title={selected.size === 0 ? 'Select rows first' : ''}
        >
          Contest
        </Button>
      }
    />
  )
}
export const FromAServer: Story = { render: () => <Fleet /> }
/** The menu of the toolbar: the host keeps the choices. */
export const DisplayMenu: Story = {
  render: () => <Fleet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Display' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'Compact rows' }))
    await expect(menu.getByRole('checkbox', { name: 'Date' })).toBeDisabled()
  },
}
export const Compact: Story = { args: { density: 'compact', defaultView: { sortBy: 'date', order: 'desc' } } }

function EveryPage() {
  const [view, setView] = useState<TableView>({ page: 3, pageSize: 10 })
  const [selected, setSelected] = useState<Selected>({ except: new Set(['journey-2', 'journey-22']) })
  return (
    <DataTable
      caption="Journeys of the fleet"
      columns={columns}
      rows={sampleJourneys(10_000).slice((view.page - 1) * view.pageSize, view.page * view.pageSize)}
      rowId={rowId}
      view={view}
      onViewChange={setView}
      total={10_000}
      selection={{ selected, onSelectedChange: setSelected, selectableTotal: 10_000, rowName }}
    />
  )
}
/** The whole list is selected without two rows; no id of another page was loaded. */
export const AllPagesSelected: Story = { render: () => <EveryPage /> }
/** Wider than its place: the first column stays while the others scroll. */
export const ScrolledSideways: Story = {
  args: {
    columns: [
      ...columns,
      ...['Entrance', 'Exit', 'Class', 'Notice', 'Operator', 'Reference'].map((header) => ({
        id: header,
        header,
        cell: ({ id }: SampleJourney) => <span className="whitespace-nowrap">{`${header} of ${id}`}</span>,
      })),
    ],
    selection: { selected: new Set(['journey-2']), onSelectedChange: () => {}, rowName },
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region')
    region.scrollLeft = 160
    await fireEvent.scroll(region)
  },
}
export const SomeRowsNotSelectable: Story = {
  args: {
    selection: {
      selected: new Set(['journey-1']),
      onSelectedChange: () => {},
      rowName,
      isSelectable: ({ id }) => id !== 'journey-2',
    },
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const LoadingAgain: Story = { args: { loading: true } }
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No journey here" illustration="search" headingLevel={3}>
        Try other dates, or another plate.
      </EmptyState>
    ),
  },
}
export const EmptyInFewWords: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <Alert tone="danger" title="The journeys could not be loaded.">
        <Button variant="secondary">Try again</Button>
      </Alert>
    ),
  },
}
export const CaptionHidden: Story = { args: { captionHidden: true } }
export const LongWords: Story = {
  args: {
    caption:
      'Journeys of the vehicles of the fleet of the agency of Saint-Germain-des-Fossés, since the first of January',
    rows: rows.map((row) => ({ ...row, way: `${row.way}, by Saint-Pourçain-sur-Sioule and Varennes-sur-Allier` })),
  },
}
