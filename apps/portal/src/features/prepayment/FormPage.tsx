import { pages } from '@voie-libre/domain/access/pages'
import type { PlateSearchForm as PlateSearched } from '@voie-libre/domain/search/searchForm'
import { Alert } from '@voie-libre/ui/alert'
import { Card } from '@voie-libre/ui/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { road } from '../../api/settings.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { OwnPlatesFirst } from '../../shared/journeySearch/OwnPlatesFirst.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { searchCode, useJourneySearch } from '../../shared/journeySearch/useJourneySearch.ts'
import { permission } from '../../shared/journeyList/PrepayButton.tsx'

/** Loads the car before the trip page opens; if it is unknown, the trip page asks the driver. A notice opens its own page. */
async function toPrepayment(): Promise<string> {
  const { plate, isFromNotice } = store.get(lastSearchAtom)
  if (isFromNotice) return pages.paymentNotice
  const { vehicleOf } = await import('../../api/journeys.ts') // already loaded by the search
  if (plate) await ensureLoaded(vehicleOf(plate)).catch(() => undefined)
  return pages.prepayment
}

/** form/prepayment: the vehicle to prepay for. No rental question, because rental vehicles cannot prepay. [OPEN-26] */
export function Component() {
  const { t } = useTranslation(['prepayment', 'search'])
  const { search, retry, searching, error } = useJourneySearch({ onward: toPrepayment })
  const [refused, setRefused] = useState(false)

  /** Ignores rental dates of an earlier search, because this search removes them. */
  async function find(searched: PlateSearched) {
    if (searching) return
    const hidden = (await permission()) === 'hidden'
    setRefused(hidden)
    if (!hidden) await search({ by: 'plate', form: searched })
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle', { road: road() })}>
      <Card title={t('search:tabs.plate')} className="max-w-3xl" {...loadsWhenTouched(...searchCode)}>
        <OwnPlatesFirst
          offersRental={false}
          searching={searching}
          onSearch={(searched) => void find(searched)}
          onNumber={(number) => void search({ by: 'number', number })}
          error={error}
          onRetry={retry}
        >
          {refused && <Alert tone="danger">{t('unavailable')}</Alert>}
        </OwnPlatesFirst>
      </Card>
    </Page>
  )
}
