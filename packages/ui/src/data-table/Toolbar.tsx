import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Icon } from '../icon/Icon.tsx'
import { grouped } from '../locales/grouped.ts'
import { Popover } from '../popover/Popover.tsx'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import type { ColumnHead, DataTableProps, Density, TableView } from './types.ts'
import type { Selecting } from './useTableSelection.ts'

type Choices = Pick<DataTableProps<object>, 'onDensityChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>
type DisplayMenuProps = Choices & { columns: readonly ColumnHead[]; density: Density }

interface ToolbarProps
  extends DisplayMenuProps, Pick<DataTableProps<object>, 'filters' | 'actions' | 'lastingActions' | 'selectedActions'> {
  status: 'loading' | 'failed' | 'shown'
  total: number
  view: TableView
  paged: boolean
  selection: Selecting['summary']
}

/**
 * The line above the rows: filters, display, how many rows there are or are selected, and what can be done. A
 * selection replaces the hint by what changes it, in the same place, so that no row and no button moves.
 */
export function Toolbar(props: ToolbarProps) {
  const { status, total, view, paged, selection, filters, actions, lastingActions, selectedActions, ...choices } = props
  const words = useWords()
  const language = useLanguage()
  const format = (number: number) => grouped(number, language)
  const sorted = choices.columns.find(({ id }) => id === view.sortBy)
  const chosen = selection && selection.count > 0 ? selection : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {filters}
      {(choices.onDensityChange || choices.onHiddenColumnsChange) && <DisplayMenu {...choices} />}
      {/* As wide with every text, so that the others never change their line. */}
      <div data-part="count" className={count}>
        <LiveRegion as="span" live="polite" className="flex items-center gap-2 tabular-nums">
          {status === 'loading' && (
            <>
              {/* As narrow as the count that follows, so that no button moves to another line. */}
              <Spinner size="sm" /> <span className="sr-only">{words.loading}</span>
            </>
          )}
          {status === 'shown' && (
            <span>
              {chosen ? (
                <b className="text-text">
                  <span className={chosen.summary ? 'sr-only' : ''}>{words.selected(format(chosen.count))}</span>
                  {chosen.summary && <span className="sr-only">, </span>}
                  {chosen.summary}
                  {chosen.count > chosen.onPage && (
                    <span className={chosen.canSelect ? 'max-xl:sr-only' : 'sr-only'}>
                      {words.selectedElsewhere(format(chosen.count - chosen.onPage))}
                    </span>
                  )}
                </b>
              ) : (
                words.results(total)
              )}
              {/* Announces the result of a change of page or order. [RGAA 7.5] */}
              <span className="sr-only">
                {paged && `, ${words.page} ${view.page}`}
                {sorted && `, ${words.sortedBy(sorted.header, view.order === 'desc')}`}
              </span>
            </span>
          )}
        </LiveRegion>
        {selection && (
          // One place for both, so that a selection moves nothing.
          <div className="grid">
            {!chosen && <div className={`${layer} max-md:hidden`}>{selection.hint}</div>}
            <div data-part="selection" className={`${layer} flex-wrap gap-x-4 ${chosen ? '' : 'invisible'}`}>
              {selection.selectable !== undefined && (
                <button
                  type="button"
                  className={`${act} ${selection.canSelect ? '' : 'invisible'}`}
                  onClick={selection.onSelectAll}
                >
                  {words.selectAllOf(format(selection.selectable))}
                </button>
              )}
              <button type="button" title={words.clearSelection} className={act} onClick={selection.onClear}>
                <Icon name="close" size={16} /> <span>{words.clearSelection}</span>
              </button>
            </div>
          </div>
        )}
      </div>
      {(lastingActions || (selectedActions && actions)) && (
        <div data-part="tools" className="flex gap-x-2">
          {selectedActions && actions}
          {lastingActions}
        </div>
      )}
      {selectedActions ?? actions}
    </div>
  )
}

const count = '-my-2 flex min-h-9 min-w-12 flex-1 flex-col justify-center gap-x-3 text-sm leading-tight! text-text-soft'
const layer = 'col-start-1 row-start-1 flex items-center leading-tight'
const act =
  'inline-flex min-h-target items-center gap-1 cursor-pointer rounded-control font-semibold text-action-text underline-offset-4 link-line hover:underline'

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
        <Button variant="tertiary" icon="eye" className="-mx-3">
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
