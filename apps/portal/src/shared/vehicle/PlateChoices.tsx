import { plateKey, type PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Icon } from '@voie-libre/ui/icon'
import { Spinner } from '@voie-libre/ui/spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VehiclePlate } from './VehiclePlate.tsx'

const look =
  'flex size-full min-h-control cursor-pointer items-center gap-3 rounded-control border-control border-line-strong ' +
  'bg-surface-raised p-3 text-start text-text hover:border-action-edge hover:bg-action-soft ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

interface PlateChoicesProps {
  choices: readonly { vehicle: PlateSearch; about?: string | undefined }[]
  /** What a press does, for screen readers. */
  verb: string
  searching: boolean
  onChoose: (vehicle: PlateSearch) => void
}

export function PlateChoices({ choices, verb, searching, onChoose }: PlateChoicesProps) {
  const { t } = useTranslation('common')
  const [pressed, setPressed] = useState<PlateSearch>()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ vehicle, about }) => (
        <li key={plateKey(vehicle)}>
          <button
            type="button"
            aria-disabled={searching || undefined}
            onClick={() => {
              if (searching) return
              setPressed(vehicle)
              onChoose(vehicle)
            }}
            className={look}
          >
            <span className="sr-only">{verb} </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
              <VehiclePlate vehicle={vehicle} />
              {about !== undefined && <span className="text-sm text-text-soft">{about}</span>}
            </span>
            {searching && pressed && plateKey(pressed) === plateKey(vehicle) ? (
              <Spinner size="sm" label={t('loading')} />
            ) : (
              <Icon name="arrow-right" className="shrink-0 text-action-text" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
