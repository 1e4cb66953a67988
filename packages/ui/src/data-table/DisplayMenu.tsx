import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Popover } from '../popover/Popover.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import type { ColumnHead, DataTableProps, Density } from './types.ts'

type Choices = Pick<DataTableProps<object>, 'onDensityChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>
interface DisplayMenuProps extends Choices {
  columns: readonly ColumnHead[]
  density: Density
}

/** A button that opens the choices of columns and density. */
export function DisplayMenu(props: DisplayMenuProps) {
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
