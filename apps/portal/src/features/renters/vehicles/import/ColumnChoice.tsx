import { importColumns } from '@voie-libre/contract/schemas/fleet'
import type { Columns, FileColumns } from '@voie-libre/domain/fleet/fleetImport'
import { Button } from '@voie-libre/ui/button'
import { Details } from '@voie-libre/ui/details'
import { Select } from '@voie-libre/ui/select'
import type { TFunction } from 'i18next'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ColumnChoiceProps {
  table: FileColumns
  /** Whether it shows at once, because the file's names are unknown. */
  open: boolean
  disabled: boolean
  className: string
  /** `isAll` says that nothing is left to say. */
  onChange: (columns: Columns, isAll: boolean) => void
  ref: Ref<HTMLDetailsElement>
}

/** What a list of vehicles calls the columns of a file. */
export const nameOf = {
  numberPlate: 'column.plate',
  countryCode: 'column.country',
  validityStartDate: 'column.start',
  validityEndDate: 'column.end',
} as const

/** A file needs plates only. */
const optionOf = { ...nameOf, numberPlate: 'import.columnPlate' } as const

export const headOf = ({ head }: FileColumns, at: number, t: TFunction<'fleet'>) =>
  head[at] || t('import.columnNumber', { number: at + 1 })

/** Says what each column of a file stands for, beside its first value, and lets the renter change it. */
export function ColumnChoice({ table, open, disabled, className, onChange, ref }: ColumnChoiceProps) {
  const { t } = useTranslation('fleet')
  const { head, rows, columns, proposal } = table
  // Stays open when the names are understood.
  const [defaultOpen] = useState(open)
  const width = Math.max(head.length, ...rows.map(({ length }) => length))
  const all = Array.from({ length: width }, (_, at) => columns[at] ?? '')
  const options = [
    { value: '', label: t('import.columnNone') },
    ...importColumns.map((value) => ({ value, label: t(optionOf[value]) })),
  ]
  const valueOf = (at: number) => rows.map((cells) => cells[at]).find(Boolean)
  // A column stands for one thing, so that another one gives it up.
  function choose(at: number, value: string) {
    const next = all.map((old, each) =>
      each === at ? (importColumns.find((name) => name === value) ?? '') : old === value ? '' : old,
    )
    onChange(
      next,
      importColumns.every((name) => next.includes(name)),
    )
  }
  const suggested = proposal.flatMap((name, at) =>
    name === '' || name === columns[at] ? [] : `${headOf(table, at, t)} = ${t(nameOf[name])}`,
  )
  return (
    <Details ref={ref} summary={t('import.columns')} className={className} defaultOpen={defaultOpen}>
      {!all.includes('countryCode') && <p className="mb-3 text-sm text-text-soft">{t('import.columnsText')}</p>}
      {open && suggested.length > 0 && (
        <p className="mb-4">{t('import.columnsContent', { columns: suggested.join(', ') })}</p>
      )}
      <div className="divide-y divide-line border-t border-line">
        <div aria-hidden="true" className={`text-sm text-text-soft max-sm:hidden ${line}`}>
          <span>{t('import.columnName')}</span>
          <span>{t('import.columnValues')}</span>
          <span>{t('import.columnStands')}</span>
        </div>
        {all.map((value, at) => (
          <Select
            key={at}
            className={`${line} ${labelled}`}
            label={<bdi>{headOf(table, at, t)}</bdi>}
            hint={<bdi className="line-clamp-1 wrap-anywhere">{valueOf(at)}</bdi>}
            value={value}
            disabled={disabled}
            options={options}
            onChange={(event) => choose(at, event.currentTarget.value)}
          />
        ))}
      </div>
      {open && suggested.length > 0 && (
        <Button
          variant="secondary"
          icon="check"
          className="mt-4"
          disabled={disabled}
          onClick={() => onChange(proposal, true)}
        >
          {t('import.columnsAgree')}
        </Button>
      )}
    </Details>
  )
}

// A column is one line: its name, its first value and its list. On a phone the list takes a line of its own.
const line = 'py-2 sm:grid sm:grid-cols-[2fr_3fr_15rem] sm:items-center sm:gap-x-4'
const labelled =
  '[&>:first-child]:flex [&>:first-child]:items-baseline [&>:first-child]:gap-3 sm:[&>:first-child]:contents sm:[&>:first-child>*]:mb-0'
