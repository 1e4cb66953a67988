import { displayPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { countryName } from '@voie-libre/domain/reference/countries'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../i18n/setup.ts'

interface ReadAsProps {
  /** What was typed is rather this than the field's kind: a plate in the field of a number, or the reverse. */
  read: { plate: PlateSearch } | { number: string }
  searching: boolean
  onNumber: () => void
  onPlate: () => void
}

/** Says what the page has read and offers both searches, the likely one first: only the server knows. [OPEN-69] */
export function ReadAs({ read, searching, onNumber, onPlate }: ReadAsProps) {
  const { t } = useTranslation('search')
  const searches = [
    ['number', onNumber, t('readAs.asNumber')],
    ['plate', onPlate, t('readAs.asPlate')],
  ] as const
  const title = 'plate' in read ? plateRead(read.plate) : t('readAs.number', { typed: read.number })
  return (
    <Alert tone="info" live title={title}>
      <div className="flex flex-wrap gap-3 pt-1">
        {('plate' in read ? searches.toReversed() : searches).map(([kind, onClick, name]) => (
          <Button key={kind} loading={searching} variant={kind in read ? 'primary' : 'tertiary'} onClick={onClick}>
            {name}
          </Button>
        ))}
      </div>
    </Alert>
  )

  function plateRead({ licensePlate, country }: PlateSearch): string {
    const typed = displayPlate(licensePlate, country)
    return t('readAs.plate', { typed, country: countryName(country, currentLanguage()) })
  }
}
