import type { Plate } from '@voie-libre/contract/schemas/account'
import { DataList } from '@voie-libre/ui/definition-list'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/format.ts'
import { OwnPlate } from '../../../shared/vehicle/OwnPlate.tsx'
import { Progress } from './closureRun.tsx'

interface ChosenVehiclesProps {
  /** The only one. */
  single: Plate | undefined
  /** Undefined while the vehicles are loading. */
  count: number | undefined
  progress: { loaded: number; total: number }
}

/** What a closure is about: one vehicle with its start, or how many. */
export function ChosenVehicles({ single, count, progress }: ChosenVehiclesProps) {
  const { t } = useTranslation('fleet')
  if (single) {
    const { validityStartDate } = single
    return (
      <DataList
        items={[
          { term: t('closure.vehicle'), value: <OwnPlate plate={single} size="sm" /> },
          ...(validityStartDate === undefined
            ? []
            : [{ term: t('closure.start'), value: formatDay(validityStartDate) || validityStartDate }]),
        ]}
      />
    )
  }
  return (
    <>
      {count !== undefined && (
        <DataList items={[{ term: t('closure.vehicles'), value: t('closure.count', { count }) }]} />
      )}
      <Progress
        label={t('closure.loading')}
        done={count === undefined ? progress.loaded : undefined}
        total={progress.total}
      />
    </>
  )
}
