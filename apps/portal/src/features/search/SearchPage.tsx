import { pages } from '@voie-libre/domain/access/pages'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { Tabs } from '@voie-libre/ui/tabs'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { toPayPageData } from '../../api/whitelabel.ts'
import { visitorAtom } from '../../session/visitor.ts'
import { OwnPlatesFirst } from '../../shared/journeySearch/OwnPlatesFirst.tsx'
import { FactsAside } from '../../shared/page/FactsAside.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { SearchFailure } from '../../shared/journeySearch/SearchFailure.tsx'
import { searchCode, type SearchPurpose, useJourneySearch } from '../../shared/journeySearch/useJourneySearch.ts'
import { NoticeSearchForm } from './NoticeSearchForm.tsx'

type Tab = 'plate' | 'notice'

export const preload = () => ensureLoaded(toPayPageData())

/** form/payment: searches for journeys to pay, by plate or by notice number. [OPEN-23] */
export function Component() {
  const { t } = useTranslation('search')
  return <SearchPage title={t('title')} subtitle={t('subtitle')} aside={<Aside />} />
}

interface SearchPageProps {
  title: string
  subtitle: string
  aside: ReactNode
  purpose?: SearchPurpose
  /** Shown below the form after a search without usable result. */
  nothing?: ReactNode
}

/** Search by plate or by notice number, in tabs. */
export function SearchPage({ title, subtitle, aside, purpose, nothing }: SearchPageProps) {
  const { t } = useTranslation('search')
  const { search, retry, searching, error, nothing: isNothing, forgetError } = useJourneySearch(purpose)
  const [tab, setTab] = useState<Tab>('plate')
  const [notice, setNotice] = useState(false)
  // What was typed in the other tab's field.
  const [read, setRead] = useState<{ plate?: PlateSearch; number?: string }>({})
  const isCustomer = useAtomValue(visitorAtom) === 'customer'

  function open(chosen: Tab) {
    setTab(chosen)
    forgetError()
  }
  function run(wanted: Parameters<typeof search>[0]) {
    setNotice(wanted.by === 'number')
    void search(wanted)
  }
  return (
    <Page title={title} subtitle={subtitle}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Card {...loadsWhenTouched(...searchCode)}>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onValueChange={(id) => open(id === 'notice' ? 'notice' : 'plate')}
            items={[
              {
                id: 'plate',
                label: t('tabs.plate'),
                panel: (
                  <OwnPlatesFirst
                    first={read.plate}
                    searching={searching && !notice}
                    onSearch={(form) => run({ by: 'plate', form })}
                    onNumber={(number) => {
                      open('notice')
                      setRead({ number })
                      run({ by: 'number', number })
                    }}
                    error={notice ? undefined : error}
                    onRetry={retry}
                    otherWay={
                      <Button variant="tertiary" onClick={() => open('notice')}>
                        {t('own.byNotice')}
                      </Button>
                    }
                  >
                    {!notice && isNothing && nothing}
                  </OwnPlatesFirst>
                ),
              },
              {
                id: 'notice',
                label: t('tabs.notice'),
                panel: (
                  <NoticeSearchForm
                    key={read.number}
                    first={read.number}
                    searching={searching && notice}
                    unknown={notice && error?.code === 'immatriculation_not_found'}
                    onSearch={(number) => run({ by: 'number', number })}
                    onPlate={(plate) => {
                      open('plate')
                      setRead({ plate })
                      // A customer searches only saved plates: the form checks that. [OPEN-25]
                      const form = { country: plate.country, plate: plate.licensePlate, rental: false }
                      if (!isCustomer) run({ by: 'plate', form })
                    }}
                  >
                    {notice && (error ? <SearchFailure error={error} onRetry={retry} /> : isNothing && nothing)}
                  </NoticeSearchForm>
                ),
              },
            ]}
          />
        </Card>
        {aside}
      </div>
    </Page>
  )
}

function Aside() {
  const { t } = useTranslation('search')
  const { data: page } = useResource(toPayPageData())
  return (
    <FactsAside
      title={t('facts.label')}
      facts={[
        ...(page?.paymentPeriod === undefined ? [] : [['clock', page.paymentPeriod] as const]),
        ['user', t('facts.account')],
        ['lock', t('facts.safe')],
        ['file', t('facts.receipt')],
      ]}
    >
      <Link href={pages.receipts} variant="standalone">
        {t('facts.findReceipt')}
      </Link>
    </FactsAside>
  )
}
