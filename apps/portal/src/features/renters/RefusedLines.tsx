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
    <div className="flex flex-col items-start gap-3">
      <Heading id={id} className="font-semibold">
        {total > lines.length
          ? t('import.firstRefused', { shown: formatCount(lines.length), total: formatCount(total) })
          : title}
      </Heading>
      <table aria-labelledby={id} className="w-full rounded-control border border-line text-start text-sm">
        <thead className="bg-surface-sunken">
          <tr>
            {(['line', 'reason', 'content'] as const).map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-start">
                {t(`import.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text, reason }) => (
            <tr key={line} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 text-start tabular-nums">
                {line}
              </th>
              <td className="px-3 py-2">{reason}</td>
              <td className="px-3 py-2 wrap-anywhere">
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
