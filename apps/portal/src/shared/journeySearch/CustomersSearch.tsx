import { pages } from '@voie-libre/domain/access/pages'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Spinner } from '@voie-libre/ui/spinner'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPlates } from '../../api/account.ts'
import { useFreshResource } from '../../api/resource.ts'
import { OwnPlates } from './OwnPlates.tsx'
import { TroubleNotice } from '../feedback/TroubleNotice.tsx'

export interface CustomersSearchProps {
  searching: boolean
  onSearch: (form: PlateSearchForm) => void
  /** Alternative for a vehicle that is not in the account. */
  otherWay?: ReactNode
  /** Renders the plate form; `foreign` is the message for a vehicle that is not in the account. */
  renderForm: (onSearch: (form: PlateSearchForm) => void, foreign: ReactNode) => ReactNode
}

/** The saved plates, and a form that accepts only those. [OPEN-25] */
export function CustomersSearch({ searching, onSearch, otherWay, renderForm }: CustomersSearchProps) {
  const { t } = useTranslation(['search', 'common'])
  const { data: plates, error, loading, retry } = useFreshResource(ownPlates())
  const [foreign, setForeign] = useState(false)

  function searchOwn(wanted: PlateSearchForm) {
    const own =
      plates?.some((plate) => isSamePlate(plate, { country: wanted.country, licensePlate: wanted.plate })) ?? true
    setForeign(!own)
    if (own) onSearch(wanted)
  }
  const notice = foreign && (
    <Alert tone="warning" live title={t('own.foreign')}>
      <p>{t('own.foreignText')}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button href={pages.accountProfile} variant="secondary" icon="plus">
          {t('own.add')}
        </Button>
        {otherWay}
      </div>
    </Alert>
  )
  return (
    <div className="flex flex-col gap-8">
      {loading && !plates && (
        <div className="grid min-h-24 place-items-center">
          <Spinner label={t('common:loading')} />
        </div>
      )}
      {error && <TroubleNotice error={error} onRetry={retry} />}
      {plates && plates.length > 0 && (
        <>
          <OwnPlates
            plates={plates}
            searching={searching}
            onChoose={({ countryCode, numberPlate }) =>
              searchOwn({ country: countryCode, plate: canonicalPlate(numberPlate), rental: false })
            }
          />
          <h2 className="-mb-4 font-heading text-xl">{t('own.other')}</h2>
        </>
      )}
      {renderForm(searchOwn, notice)}
    </div>
  )
}
