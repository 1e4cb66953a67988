import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { grouped } from '../locales/grouped.ts'
import { Popover } from '../popover/Popover.tsx'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import type { ColumnHead, DataTableProps, Density, TableView } from './types.ts'
import type { Selecting } from './useTableSelection.ts'

type Choices = Pick<DataTableProps<object>, 'onDensityChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>
interface DisplayMenuProps extends Choices {
  columns: readonly ColumnHead[]
  density: Density
}

interface ToolbarProps extends DisplayMenuProps {
  status: 'loading' | 'failed' | 'shown'
  total: number
  view: TableView
  paged: boolean
  selection: Selecting['summary']
  /** The host's actions. */
  actions: ReactNode
}

/** The line above the rows: how many there are, how many are selected, and what can be done. */
export function Toolbar({ status, total, view, paged, selection, actions, ...choices }: ToolbarProps) {
  const words = useWords()
  const language = useLanguage()
  const format = (number: number) => grouped(number, language)
  const sorted = choices.columns.find(({ id }) => id === view.sortBy)
  const chosen = selection && selection.count > 0 ? selection : undefined
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:w-full">
        <LiveRegion
          as="span"
          live="polite"
          className="flex items-center gap-2 py-1 text-sm text-text-soft tabular-nums"
        >
          {status === 'loading' && (
            <>
              {/* As narrow as the count that follows, so that no button moves to another line. */}
              <Spinner size="sm" /> <span className="sr-only">{words.loading}</span>
            </>
          )}
          {status === 'shown' && (
            <span>
              {words.results(total)}
              {chosen && (
                <b className="text-text">
                  {' · '}
                  {words.selected(format(chosen.count))}
                  {chosen.count > chosen.onPage && words.selectedElsewhere(format(chosen.count - chosen.onPage))}
                </b>
              )}
              {/* Announces the result of a change of page or order. [RGAA 7.5] */}
              <span className="sr-only">
                {paged && `, ${words.page} ${view.page}`}
                {sorted && `, ${words.sortedBy(sorted.header, view.order === 'desc')}`}
              </span>
            </span>
          )}
        </LiveRegion>
        {(choices.onDensityChange || choices.onHiddenColumnsChange) && <DisplayMenu {...choices} />}
        {chosen && (
          <div className="flex flex-wrap max-md:-ms-4 print:hidden">
            {chosen.canSelect !== undefined && (
              <Button variant="tertiary" className="text-start" onClick={chosen.onSelectAll}>
                {words.selectAllOf(format(chosen.canSelect))}
              </Button>
            )}
            <Button variant="tertiary" className="text-start" onClick={chosen.onClear}>
              {words.clearSelection}
            </Button>
          </div>
        )}
      </div>
      <div className="flex max-w-full flex-wrap items-center gap-2 empty:hidden max-sm:w-full sm:gap-3 lg:ms-auto lg:justify-end print:hidden">
        {actions}
      </div>
    </div>
  )
}

/** A button that opens the choices of columns and density. */
function DisplayMenu(props: DisplayMenuProps) {
  const { columns, density, onDensityChange, hiddenColumns, onHiddenColumnsChange } = props
  const words = useWords()
  const show = (id: string, on: boolean) => {
    const next = new Set(hiddenColumns).add(id)
    if (on) next.delete(id)
    onHiddenColumnsChange?.(next)
  }
  return (
    <Popover
      label={words.display}
      className="max-h-[60dvh] max-w-[min(20rem,85vw)] overflow-y-auto print:hidden"
      trigger={
        <Button variant="tertiary" icon="eye" className="ms-auto max-sm:-me-3 print:hidden">
          {words.display}
        </Button>
      }
    >
      {onHiddenColumnsChange && (
        <fieldset>
          <legend className="mb-2 font-semibold">{words.columns}</legend>
          <div className="space-y-2">
            {columns.map(({ id, header, rowHeader = false }) => (
              <Checkbox
                key={id}
                label={header}
                checked={rowHeader || !hiddenColumns?.has(id)}
                disabled={rowHeader}
                onChange={(event) => show(id, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {onDensityChange && (
        <Checkbox
          className="not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-4"
          label={words.compactRows}
          checked={density === 'compact'}
          onChange={(event) => onDensityChange(event.target.checked ? 'compact' : 'comfortable')}
        />
      )}
    </Popover>
  )
}
