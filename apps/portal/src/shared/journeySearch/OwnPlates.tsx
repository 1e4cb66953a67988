import type { Plate as OwnPlate } from '@voie-libre/contract/schemas/account'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { Icon } from '@voie-libre/ui/icon'
import { Spinner } from '@voie-libre/ui/spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VehiclePlate } from '../vehicle/VehiclePlate.tsx'

interface OwnPlatesProps {
  plates: readonly OwnPlate[]
  searching: boolean
  onChoose: (plate: OwnPlate) => void
}

/** Buttons that search the journeys of the customer's saved plates. [OPEN-25] */
export function OwnPlates({ plates, searching, onChoose }: OwnPlatesProps) {
  const { t } = useTranslation(['search', 'common'])
  const [pressed, setPressed] = useState<string>()
  return (
    <section>
      <h2 className="mb-3 font-heading text-xl">{t('own.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {plates.map((plate) => {
          const { id, numberPlate, countryCode, model } = plate
          const vehicle = { licensePlate: canonicalPlate(numberPlate), country: countryCode }
          return (
            <li key={id}>
              <button
                type="button"
                aria-disabled={searching || undefined}
                onClick={() => {
                  if (searching) return
                  setPressed(id)
                  onChoose(plate)
                }}
                className="group flex w-full cursor-pointer items-center gap-3 rounded-card border-card border-edge bg-surface-raised p-4 text-start text-text shadow-card transition hover:border-action hover:shadow-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-60 motion-reduce:transition-none"
              >
                <span className="sr-only">{t('own.search')} </span>
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
                  <VehiclePlate vehicle={vehicle} />
                  {model !== undefined && <span className="text-text-soft">{model}</span>}
                </span>
                {searching && pressed === id ? (
                  <Spinner size="sm" label={t('common:loading')} />
                ) : (
                  <Icon name="arrow-right" size={24} className="shrink-0 text-action" />
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
