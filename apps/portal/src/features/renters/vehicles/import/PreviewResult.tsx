import { displayPlate } from '@voie-libre/domain/journey/plate'
import { Alert } from '@voie-libre/ui/alert'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { DataList } from '@voie-libre/ui/definition-list'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../../i18n/format.ts'
import { saveFile } from '../../../../shared/files/saveFile.ts'
import { RefusedLines } from '../../RefusedLines.tsx'
import { VehicleNames } from '../closureParts.tsx'
import type { Preview } from './dryRun.ts'

/** Counts the lines that an import would add, change, leave and refuse. */
export function PreviewCounts({ preview }: { preview: Preview }) {
  const { t } = useTranslation('fleet')
  const { added, changed, reopened, unchanged, refused, isFleetKnown } = preview
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
      {added + changed + reopened === 0 && <p>{t('import.nothing')}</p>}
    </div>
  )
}

interface ReopenedByPreviewProps {
  preview: Preview
  reopen: boolean
  onReopenChange: (reopen: boolean) => void
  disabled: boolean
}

/** Names the closed vehicles that an import would reopen, and asks for consent. Empty without any. [OPEN-72] */
export function ReopenedByPreview({ preview, reopen, onReopenChange, disabled }: ReopenedByPreviewProps) {
  const { t } = useTranslation('fleet')
  const { reopened: count, reopenedVehicles } = preview
  if (count === 0) return null
  const names = reopenedVehicles.map(({ plate, country }) => displayPlate(plate, country))
  return (
    <Alert tone="warning" title={t('import.reopened', { count })}>
      <p>
        <VehicleNames names={names} total={count} />
      </p>
      <Checkbox
        className="mt-3"
        label={t('import.reopen', { count })}
        hint={t('import.reopenHint')}
        checked={reopen}
        disabled={disabled}
        onChange={(event) => onReopenChange(event.currentTarget.checked)}
      />
    </Alert>
  )
}

/** Shows the lines that an import leaves out, with a file of them to correct and import again. */
export function RefusedByPreview({ preview, accepted }: { preview: Preview; accepted: number }) {
  const { t } = useTranslation('fleet')
  const { refused, refusals, rejected } = preview
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert tone="warning" className="w-full">
        {t('import.partly', { accepted: formatCount(accepted), refused: formatCount(refused) })}
      </Alert>
      <RefusedLines
        title={t('import.refusedLines')}
        lines={refusals.map(({ line, text, reason }) => ({ line, text, reason: t(`import.lineProblem.${reason}`) }))}
        total={refused}
        onDownload={() => saveFile(rejected, t('import.refusedFile'))}
      />
    </div>
  )
}
