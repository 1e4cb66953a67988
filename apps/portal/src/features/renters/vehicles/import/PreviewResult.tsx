import { Alert } from '@voie-libre/ui/alert'
import { DataList } from '@voie-libre/ui/definition-list'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../../i18n/format.ts'
import { saveFile } from '../../../../shared/files/saveFile.ts'
import { RefusedLines } from '../../RefusedLines.tsx'
import { csvBlob } from './csvBytes.ts'
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

/** What an import leaves out, and all refused lines as a file to correct and import again. */
export function RefusedByPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('fleet')
  const { added, changed, refused, refusals, rejected } = preview
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert tone="warning" className="w-full">
        {t('import.partly', { accepted: formatCount(added + changed), refused: formatCount(refused) })}
      </Alert>
      <RefusedLines
        title={t('import.refusedLines')}
        lines={refusals.map(({ line, text, reason }) => ({ line, text, reason: t(`import.lineProblem.${reason}`) }))}
        total={refused}
        onDownload={() => saveFile(csvBlob(rejected), t('import.refusedFile'))}
      />
    </div>
  )
}
