import { Button } from '@voie-libre/ui/button'
import { Icon } from '@voie-libre/ui/icon'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/format.ts'

interface RefusedLinesProps {
  /** Of the title, which can take the focus. */
  id?: string
  title: string
  /** Default 3. */
  headingLevel?: 2 | 3
  /** The first refused lines, numbered as in the file. */
  lines: readonly { line: number; text: string; reason: ReactNode }[]
  /** Number of all refused lines. */
  total: number
  /** Saves all refused lines as a file. */
  onDownload: () => void
  /** What else can be done, and why. */
  children?: ReactNode
}

/** Table of the refused lines of a file, each with its reason. */
export function RefusedLines({ title, headingLevel = 3, lines, total, onDownload, ...props }: RefusedLinesProps) {
  const { t } = useTranslation('fleet')
  const own = useId()
  const { id = own, children } = props
  const Heading = `h${headingLevel}` as const
  const look = `flex items-center gap-2 ${headingLevel === 2 ? 'text-lg' : 'text-sm font-semibold'}`
  return (
    <div className={`flex flex-col items-start gap-3 ${headingLevel === 2 ? 'fleet-list' : ''}`}>
      <Heading id={id} tabIndex={-1} className={look}>
        <Icon name="warning" size={20} className="text-warning" />
        {total > lines.length
          ? t('import.firstRefused', { shown: formatCount(lines.length), total: formatCount(total) })
          : title}
      </Heading>
      <Rows
        className="stacked-rows"
        aria-labelledby={id}
        heads={[t('import.line'), t('import.reason'), t('import.content')]}
        rows={lines.map(({ line, reason, text }) => [
          line,
          reason,
          <bdi key="text" className="wrap-anywhere">
            {/* A line breaks between two cells rather than in a date. */}
            {text.split(';').flatMap((cell, at) => (at > 0 ? [';', <wbr key={at} />, cell] : [cell]))}
          </bdi>,
        ])}
      />
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>button]:w-full">
        <Button variant="secondary" icon="download" onClick={onDownload}>
          {t('import.download')}
        </Button>
        {children}
      </div>
    </div>
  )
}

const sheet =
  'w-full border-separate [border-spacing:0] overflow-clip rounded-card border-card border-edge bg-surface-raised text-sm tabular-nums [&_thead]:bg-surface-sunken [&_tr]:align-top'
const cells = '[&_:is(td,th)]:px-1.5 sm:[&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start'
const below =
  '[&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line [&_tbody_th]:font-medium [&_tbody_th]:whitespace-nowrap'

interface RowsProps extends ComponentProps<'table'> {
  heads: readonly string[]
  rows: readonly (readonly [name: ReactNode, ...values: ReactNode[]])[]
}

/** A small table whose rows are named by their first cell. Its roles are for browsers that lose them in blocks. */
export function Rows({ heads, rows, className = '', ...table }: RowsProps) {
  return (
    <table {...table} role="table" className={`${sheet} ${cells} ${below} ${className}`}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...values], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row" data-label={heads[0]}>
              {name}
            </th>
            {values.map((value, at) => (
              <td key={at} role="cell" data-label={heads[at + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
