import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { DataList } from '@voie-libre/ui/definition-list'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../../i18n/format.ts'
import { saveFile } from '../../../../shared/files/saveFile.ts'
import type { Preview } from './dryRun.ts'

/** How many lines an import would add, change, leave and refuse. */
export function PreviewCounts({ preview }: { preview: Preview }) {
  const { t } = useTranslation('fleet')
  const { added, changed, unchanged, refused, isFleetKnown } = preview
  return (
    <div className="flex flex-col gap-3">
      <DataList
        items={[
          { term: t(isFleetKnown ? 'import.added' : 'import.accepted'), value: formatCount(added) },
          ...(isFleetKnown
            ? [
                { term: t('import.changed'), value: formatCount(changed) },
                { term: t('import.unchanged'), value: formatCount(unchanged) },
              ]
            : []),
          { term: t('import.refused'), value: formatCount(refused) },
        ]}
      />
      {added + changed === 0 && <p>{t('import.nothing')}</p>}
    </div>
  )
}

/** The first refused lines, each with its reason, and all of them as a file to correct and import again. */
export function RefusedLines({ preview }: { preview: Preview }) {
  const { t } = useTranslation('fleet')
  const id = useId()
  const { added, changed, refused, refusals, rejected } = preview
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert tone="warning" className="w-full">
        {t('import.partly', { accepted: formatCount(added + changed), refused: formatCount(refused) })}
      </Alert>
      <h3 id={id} className="font-semibold">
        {refused > refusals.length
          ? t('import.firstRefused', { shown: formatCount(refusals.length), total: formatCount(refused) })
          : t('import.refusedLines')}
      </h3>
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
          {refusals.map(({ line, text, reason }) => (
            <tr key={line} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 text-start tabular-nums">
                {line}
              </th>
              <td className="px-3 py-2">{t(`import.lineProblem.${reason}`)}</td>
              <td className="px-3 py-2 wrap-anywhere">
                <bdi>{text}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="secondary" icon="download" onClick={() => saveFile(rejected, t('import.refusedFile'))}>
        {t('import.download')}
      </Button>
    </div>
  )
}
