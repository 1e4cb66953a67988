import { Button } from '@voie-libre/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/format.ts'

interface RefusedLinesProps {
  title: string
  /** Default 3. */
  headingLevel?: 2 | 3
  /** The first refused lines, numbered as in the file. */
  lines: readonly { line: number; text: string; reason: string }[]
  /** Number of all refused lines. */
  total: number
  /** Saves all refused lines as a file. */
  onDownload: () => void
}

/** Table of the refused lines of a file, each with its reason. */
export function RefusedLines({ title, headingLevel = 3, lines, total, onDownload }: RefusedLinesProps) {
  const { t } = useTranslation('fleet')
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`flex flex-col items-start gap-3 ${headingLevel === 2 ? 'fleet-list' : ''}`}>
      <Heading id={id} className={headingLevel === 2 ? 'text-xl' : 'font-semibold'}>
        {total > lines.length
          ? t('import.firstRefused', { shown: formatCount(lines.length), total: formatCount(total) })
          : title}
      </Heading>
      <table
        aria-labelledby={id}
        className="w-full border-separate [border-spacing:0] overflow-clip rounded-card border-card border-edge bg-surface-raised text-start align-top text-sm tabular-nums [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line"
      >
        <thead className="bg-surface-sunken">
          <tr>
            {(['line', 'reason', 'content'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`import.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text, reason }) => (
            <tr key={line} className="align-top">
              <th scope="row">{line}</th>
              <td>{reason}</td>
              <td className="wrap-anywhere">
                <bdi>{text}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="secondary" icon="download" onClick={onDownload}>
        {t('import.download')}
      </Button>
    </div>
  )
}
