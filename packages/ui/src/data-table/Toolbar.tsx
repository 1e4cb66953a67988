import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { grouped } from '../locales/grouped.ts'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import type { ColumnHead, TableView } from './types.ts'
import type { Selecting } from './useTableSelection.ts'

interface ToolbarProps {
  status: 'loading' | 'failed' | 'shown'
  total: number
  view: TableView
  columns: readonly ColumnHead[]
  paged: boolean
  selection: Selecting['summary']
  /** The host's actions. */
  actions: ReactNode
  /** The choice of columns and density. */
  display: ReactNode
}

/** The line above the rows: how many there are, how many are selected, and what can be done. */
export function Toolbar({ status, total, view, columns, paged, selection, actions, display }: ToolbarProps) {
  const words = useWords()
  const language = useLanguage()
  const format = (number: number) => grouped(number, language)
  const sorted = columns.find(({ id }) => id === view.sortBy)
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
              <Spinner size="sm" /> {words.loading}
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
        {display}
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
