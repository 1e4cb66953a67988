import type { ColumnHead, Density } from './types.ts'

/*
 * The look of the table's parts. Below 48rem each row is a card on screen; on paper it stays a table, because a sheet is
 * narrower than that. Cells carry their own borders: a collapsed border does not move with a sticky cell.
 */

/** Sticks while the table is scrolled sideways, opaque above the cells that pass below it. `useEdges` sets the marks. */
const pinned = 'in-data-pinned:md:sticky in-data-pinned:md:z-1 in-data-pinned:md:[background:inherit] print:static'
/** The visible edge of the sticky columns. A border, because forced colours remove shadows. */
const edge =
  'in-data-scrolled:md:after:absolute in-data-scrolled:md:after:inset-y-0 in-data-scrolled:md:after:end-0 ' +
  'in-data-scrolled:md:after:border-e-2 in-data-scrolled:md:after:border-line-strong ' +
  'print:after:hidden'

export const looks = {
  /** Without an own scroll area the head sticks to the page, else to the edge of that area. */
  region:
    'relative rounded-card border-card border-edge bg-surface-raised overflow-x-auto ' +
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
    'md:data-fits:overflow-clip print:overflow-visible print:rounded-none print:border-0 print:text-sm',
  table: 'w-full border-separate [border-spacing:0] text-text not-print:max-md:block',
  caption: 'px-4 pt-4 pb-2 text-start font-heading text-lg font-semibold not-print:max-md:block print:not-sr-only',
  head: 'bg-surface-sunken text-sm text-text not-print:max-md:block md:sticky md:top-0 md:in-data-fits:top-(--vl-table-top,0px) md:z-10 print:static print:bg-transparent',
  headRow: '[background:inherit] not-print:max-md:flex not-print:max-md:items-center not-print:max-md:px-4',
  headCell:
    'py-2 font-semibold not-print:max-md:p-0 md:border-b md:border-line md:whitespace-nowrap print:border-b print:border-line-strong',
  body: 'not-print:max-md:block md:[&_:is(a,button,input,td,th)]:scroll-mt-14 print:[&_button]:hidden',
  row:
    'bg-surface-raised ' +
    'hover:bg-surface-sunken aria-selected:bg-[linear-gradient(var(--vl-color-action-soft),var(--vl-color-action-soft))] ' +
    'not-print:max-md:grid not-print:max-md:grid-cols-[auto_1fr] not-print:max-md:border-t not-print:max-md:border-line ' +
    'not-print:max-md:px-4 not-print:max-md:py-3 print:break-inside-avoid',
  /** A row without columns: what stands in place of the rows. */
  wide: 'border-line p-4 not-print:max-md:block not-print:max-md:border-t md:border-t',
  cell: 'font-normal wrap-break-word md:border-b md:border-line md:in-[tr:last-child]:border-b-0 print:border-b print:border-line',
  /** A line of a card: the column's header, then the value, aligned with those of the other lines. */
  line:
    'not-print:max-md:col-span-2 not-print:max-md:flow-root not-print:max-md:ps-[42%] not-print:max-md:pe-0 ' +
    'not-print:max-md:text-start not-print:max-md:before:float-start not-print:max-md:before:-ms-[72.4%] ' +
    'not-print:max-md:before:w-[69%] not-print:max-md:before:text-sm not-print:max-md:before:font-normal ' +
    "not-print:max-md:before:text-text-soft not-print:max-md:before:content-[attr(data-label)_/_'']",
  /** The first line of a card, beside the checkbox. */
  title:
    'not-print:max-md:col-start-2 not-print:max-md:row-start-1 not-print:max-md:px-0 not-print:max-md:text-start not-print:max-md:text-lg',
  sums: 'hidden font-semibold tabular-nums print:table-row-group print:break-inside-avoid',
  sum: 'border-t border-line-strong pt-2 text-end print:px-1.5',
  tick:
    'w-12 min-w-12 ps-4 ' +
    'not-print:max-md:col-start-1 not-print:max-md:row-start-1 not-print:max-md:w-auto not-print:max-md:min-w-0 ' +
    'not-print:max-md:ps-0 not-print:max-md:pe-3 print:hidden',
  /** A thumb may miss the checkbox of a card by half its size. */
  thumb: 'not-print:max-md:relative not-print:max-md:after:absolute not-print:max-md:after:-inset-3',
  pinnedTick: `${pinned} in-data-pinned:md:start-0`,
  pinnedFirst: `${pinned} in-data-pinned:md:start-0 ${edge}`,
  pinnedAfterTick: `${pinned} in-data-pinned:md:start-12 ${edge}`,
} as const

const rooms = {
  comfortable: 'px-4 py-2.5 print:px-1.5 print:py-1',
  compact: 'px-3 py-0.5 text-sm print:px-1.5',
} as const
const cardRooms = { comfortable: 'not-print:max-md:py-1', compact: 'not-print:max-md:py-0.5' } as const

/** The classes of the cells of each row, by column. Made once for all rows. */
export const cellLooks = (columns: readonly ColumnHead[], density: Density, afterTick: boolean): string[] =>
  columns.map(({ align, rowHeader }, at) =>
    [
      looks.cell,
      rooms[density],
      cardRooms[density],
      align === 'end' ? 'text-end tabular-nums' : 'text-start',
      rowHeader ? `font-semibold ${looks.title}` : looks.line,
      at > 0 ? '' : afterTick ? looks.pinnedAfterTick : looks.pinnedFirst,
    ].join(' '),
  )
