import type { ComponentProps, ReactNode } from 'react'
import type { Selected } from './selection.ts'

export type SortOrder = 'asc' | 'desc'
export type Density = 'comfortable' | 'compact'

/** What the table knows of a column besides its cells. */
export interface ColumnHead {
  id: string
  header: string
  /** Makes the column sortable. The value is the order of the first press: usually `desc` for dates and amounts. */
  sort?: SortOrder | undefined
  /** `end` for amounts and counts. */
  align?: 'start' | 'end' | undefined
  /** Makes the cell the row header, which screen readers read with each cell of the row. Users cannot hide it. */
  rowHeader?: boolean | undefined
}

export interface DataTableColumn<Row> extends ColumnHead {
  cell: (row: Row) => ReactNode
  /** The value that a table with `defaultView` compares when it sorts. */
  value?: ((row: Row) => string | number) | undefined
}

/** The visible part of the rows, and their order. */
export interface TableView {
  /** From 1. */
  page: number
  pageSize: number
  sortBy?: string | undefined
  order?: SortOrder | undefined
}

/** Who sorts and pages: the server, or the table. */
export type Source =
  | {
      /** The server sorts and pages: `rows` is the page for this view. */
      view: TableView
      /** Called when a header, a page or a page size is selected. */
      onViewChange: (view: TableView) => void
      /** Number of all rows on the server for the current filter. */
      total: number
      /** Returns the address of a view; makes the pages links. */
      pageHref?: ((view: TableView) => string) | undefined
      defaultView?: undefined
    }
  | {
      view?: undefined
      onViewChange?: undefined
      total?: undefined
      pageHref?: undefined
      /** The table sorts: `rows` holds all rows. A `pageSize` divides them into pages. */
      defaultView?: Partial<TableView> | undefined
    }

/** The host holds the selection; it stays when the page or the order changes. */
export type TableSelection<Row> = {
  /** Accessible name of a row's checkbox. */
  rowName: (row: Row) => string
  /** Rows for which it returns false cannot be selected; a cell should give the reason. */
  isSelectable?: ((row: Row) => boolean) | undefined
  /** What to do while no row is selected; beside the number of rows, on a phone beside the checkbox of all. */
  hint?: ReactNode
  /** What is selected, in the words of the host: "2 journeys". Screen readers also get the number. */
  summary?: ReactNode
} & (
  | {
      selected: ReadonlySet<string>
      onSelectedChange: (selected: Set<string>) => void
      selectableTotal?: undefined
    }
  | {
      /** The selected ids, or all rows of the current filter without some. Start anew when the filter changes. */
      selected: Selected
      onSelectedChange: (selected: Selected) => void
      /** Number of selectable rows on all pages of the current filter. Offers to select them all. */
      selectableTotal: number
    }
)

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> &
  Source & {
    /** The table's caption and accessible name. */
    caption: string
    /** Hides the caption if a heading just above says the same. @default false */
    captionHidden?: boolean | undefined
    /** In display order. Keep the array between renders: a new one renders every row again. */
    columns: readonly DataTableColumn<Row>[]
    /** The rows to show; see `view` and `defaultView`. */
    rows: readonly Row[]
    /** Returns an id that is unique across all pages. */
    rowId: (row: Row) => string
    /** Makes rows selectable; the host holds the selection. */
    selection?: TableSelection<Row> | undefined
    /** Room around the cells. @default comfortable */
    density?: Density | undefined
    /** Called when the user chooses a density. Without it, the choice is hidden. */
    onDensityChange?: ((density: Density) => void) | undefined
    /** Ids of the columns to hide. A row header is always shown. */
    hiddenColumns?: ReadonlySet<string> | undefined
    /** Called when the user hides or shows a column. Without it, the choice is hidden. */
    onHiddenColumnsChange?: ((hidden: Set<string>) => void) | undefined
    /** Sums of a column, by its id, below the last row on paper: each with its label. */
    sums?: { column: string; lines: readonly (readonly [label: string, sum: ReactNode])[] } | undefined
    /** Fields that filter the rows, or a button that opens them. At the start of the line above the rows. */
    filters?: ReactNode
    /** Actions on the table or, without `selectedActions`, on the selected rows. */
    actions?: ReactNode
    /** Further actions on the table, such as an export. */
    lastingActions?: ReactNode
    /** Actions on the selected rows, after the others. Always rendered: they keep focus. */
    selectedActions?: ReactNode
    /** New rows are loading; the current rows stay. @default false */
    loading?: boolean | undefined
    /** Shown in place of the rows after a failure: the reason, and what to do. */
    error?: ReactNode
    /** Shown when there are no rows: the reason, and what to do. */
    empty?: ReactNode
  }
