import { importColumns } from '@voie-libre/contract/schemas/fleet'
import type { Columns, FileColumns } from '@voie-libre/domain/fleet/fleetImport'
import { Details } from '@voie-libre/ui/details'
import { Select } from '@voie-libre/ui/select'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ColumnChoiceProps {
  table: FileColumns
  /** Whether it shows at once, because the file's names are unknown. */
  open: boolean
  disabled: boolean
  onChange: (columns: Columns) => void
}

/** What a list of vehicles calls the columns of a file. */
export const nameOf = {
  numberPlate: 'column.plate',
  countryCode: 'column.country',
  validityStartDate: 'column.start',
  validityEndDate: 'column.end',
} as const

/** Says what each column of a file stands for, beside its first values, and lets the renter change it. */
export function ColumnChoice({ table: { head, rows, columns }, open, disabled, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation('fleet')
  // Stays open when the names are understood.
  const [defaultOpen] = useState(open)
  const box = useRef<HTMLDetailsElement>(null)
  const width = Math.max(head.length, ...rows.map(({ length }) => length))
  const all = Array.from({ length: width }, (_, at) => columns[at] ?? '')
  const options = [
    { value: '', label: t('import.columnNone') },
    ...importColumns.map((value) => ({ value, label: t(nameOf[value]) })),
  ]
  // A column stands for one thing, so that another one gives it up.
  function choose(at: number, value: string) {
    const next = all.map((old, each) =>
      each === at ? (importColumns.find((name) => name === value) ?? '') : old === value ? '' : old,
    )
    onChange(next)
    if (!importColumns.every((name) => next.includes(name)) || !box.current) return
    // Nothing is left to say: what the import changes is near again.
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  return (
    <Details ref={box} summary={t('import.columns')} defaultOpen={defaultOpen}>
      <p className="mb-3 text-sm text-text-soft">{t('import.columnsText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {all.map((value, at) => (
          <Select
            key={at}
            label={<bdi>{head[at] || t('import.columnNumber', { number: at + 1 })}</bdi>}
            hint={
              <bdi className="line-clamp-1 wrap-anywhere">{rows.flatMap((cells) => cells[at] || []).join(' · ')}</bdi>
            }
            value={value}
            disabled={disabled}
            options={options}
            onChange={(event) => choose(at, event.currentTarget.value)}
          />
        ))}
      </div>
    </Details>
  )
}
