import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import type { ColumnHead, Density } from './types.ts'

interface DisplayMenuProps {
  columns: readonly ColumnHead[]
  density: Density
  onDensityChange: ((density: Density) => void) | undefined
  hiddenColumns: ReadonlySet<string> | undefined
  onHiddenColumnsChange: ((hidden: Set<string>) => void) | undefined
}

/** A button that shows the choices of columns and density below it. Escape or a press elsewhere hides them. */
export function DisplayMenu(props: DisplayMenuProps) {
  const { columns, density, onDensityChange, hiddenColumns, onHiddenColumnsChange } = props
  const words = useWords()
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [edge, setEdge] = useState<'start-0' | 'end-0'>('end-0')

  useEffect(() => {
    const panel = place.current
    if (!open || !panel) return undefined
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !panel.contains(target)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation() // a dialog around the table stays open
      setOpen(false)
      button.current?.focus()
    }
    panel.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerup', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    return () => {
      panel.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerup', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
    }
  }, [open])

  const show = (id: string, on: boolean) => {
    const next = new Set(hiddenColumns)
    if (on) next.delete(id)
    else next.add(id)
    onHiddenColumnsChange?.(next)
  }
  return (
    <div ref={place} className="relative print:hidden">
      <Button
        ref={button}
        variant="tertiary"
        icon="eye"
        className="max-sm:-ms-4 max-sm:max-w-none" // its full width in spite of the margin
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          if (button.current) setEdge(roomierEdge(button.current))
          setOpen(!open)
        }}
      >
        {words.display}
      </Button>
      {open && (
        <div
          id={panelId}
          role="group"
          aria-label={words.display}
          className={`absolute top-full z-20 mt-1 max-h-[60dvh] w-max max-w-[min(20rem,85vw)] overflow-y-auto rounded-card border-card border-edge bg-surface-raised p-4 text-text shadow-raised ${edge}`}
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
        </div>
      )}
    </div>
  )
}

/** The edge of the button at which a wider panel stays on the screen: in a toolbar, the button may be anywhere. */
function roomierEdge(button: HTMLElement): 'start-0' | 'end-0' {
  const { left, right } = button.getBoundingClientRect()
  const isLeft = left + right < document.documentElement.clientWidth
  return isLeft === (getComputedStyle(button).direction === 'rtl') ? 'end-0' : 'start-0'
}
