import type { OtherNetwork } from '@voie-libre/contract/schemas/content'
import type { JourneysSet, RentalDates } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { displayPlate, fitsCountry, likelyCountries, plateVariants } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { countryName } from '@voie-libre/domain/reference/countries'
import { searchRecordOf } from '@voie-libre/domain/search/searchRecord'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { DataList } from '@voie-libre/ui/definition-list'
import { Details } from '@voie-libre/ui/details'
import { EmptyState } from '@voie-libre/ui/empty-state'
import type { IconName } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock, formatDateTime, formatDay } from '../../i18n/format.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { askedAt, lastSearchAtom } from '../../session/search.ts'
import { saveFile } from '../../shared/files/saveFile.ts'
import { PrepayButton } from '../../shared/journeyList/PrepayButton.tsx'
import { SearchFailure } from '../../shared/journeySearch/SearchFailure.tsx'
import { SlowNote } from '../../shared/journeySearch/SlowNote.tsx'
import { useJourneySearch } from '../../shared/journeySearch/useJourneySearch.ts'
import { siteLink } from '../../shared/page/siteUrl.ts'
import { PlateChoices } from '../../shared/vehicle/PlateChoices.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import type { PageFacts } from './pageData.ts'

interface NoTravelProps {
  set: JourneysSet
  plate: PlateSearch | undefined
  facts: PageFacts
  /** Suggests similar plates; only for visitors who may search any plate. */
  suggests: boolean
}

/** Explains an empty result and offers another search, prepayment and an alert. [LIST-15..18, JOURNEY-10] */
export function NoTravel({ set, plate, facts, suggests }: NoTravelProps) {
  const { t } = useTranslation('journeys')
  const { page, actions, prepayment } = facts
  const updated = formatDateTime(page.lastUpdate).replaceAll(' ', '\u00A0')
  const { dates: range } = useAtomValue(lastSearchAtom)
  const mayAlert = plate !== undefined && actions.includes('subscription')
  const search = searchRecordOf(set, { askedAt: askedAt(), range })
  return (
    <PageGrid aside="wide">
      <div className="flex flex-col gap-6">
        <Card>
          <EmptyState
            illustration="search"
            className="max-sm:p-0 max-sm:[&>div]:w-full max-sm:[&>svg]:hidden sm:py-4 [&_p]:text-balance"
            title={search.period ? t('empty.titlePeriod') : t('empty.title')}
            action={
              <>
                {/* The first suspect is a mistyped plate. */}
                <Button href={pages.formPayment} icon="search" className="max-sm:w-full">
                  {t('empty.again')}
                </Button>
                {mayAlert && (
                  // The alert form uses the plate of this search as its default.
                  <Button href={pages.alert} variant="secondary" icon="bell" className="max-sm:w-full">
                    {t('empty.alert')}
                  </Button>
                )}
                <PrepayButton prepayment={prepayment} />
              </>
            }
          >
            {plate && (
              <div className="mt-2 mb-4">
                <VehiclePlate vehicle={plate} />
              </div>
            )}
            <p>{t('empty.delay')}</p>
            {mayAlert && <p>{t('empty.alertText')}</p>}
          </EmptyState>
        </Card>
        {search.period && <OnlyPeriod period={search.period} plate={plate} removable={range !== undefined} />}
      </div>
      <div className="flex flex-col gap-6">
        {(updated !== '' || page.paymentPeriod !== undefined) && (
          <Card title={t('empty.whenTitle')} tone="sunken">
            <div className="flex flex-col gap-2">
              {updated !== '' && <p>{t('empty.updated', { date: updated })}</p>}
              <p>
                {t('empty.searchAgain')} {page.paymentPeriod ?? t('empty.deadline')}
              </p>
            </div>
          </Card>
        )}
        <div className="divide-y divide-line rounded-card border-card border-edge bg-surface-raised px-5 shadow-card empty:hidden lg:px-6">
          {plate && search.at !== undefined && (
            <SearchProof plate={plate} search={search} at={search.at} updated={updated} />
          )}
          {plate && suggests && <OtherCountries plate={plate} />}
        </div>
        {plate && suggests && <LookAlikes plate={plate} />}
        <OtherNetworks networks={page.otherNetworks} />
      </div>
    </PageGrid>
  )
}

interface OnlyPeriodProps {
  period: RentalDates
  plate: PlateSearch | undefined
  /** Whether the driver entered the dates; those of a saved rental vehicle stay. */
  removable: boolean
}

/** Names the searched rental period and offers a search of all dates, because unpaid journeys may lie outside it. */
function OnlyPeriod({ period, plate, removable }: OnlyPeriodProps) {
  const { t } = useTranslation('journeys')
  const { search, retry, searching, error } = useJourneySearch()
  const searchAll = ({ licensePlate, country }: PlateSearch) =>
    void search({ by: 'plate', form: { plate: licensePlate, country, rental: false } })
  return (
    <Alert tone="warning" title={t('empty.period', periodWords(period))}>
      <p>{t('empty.otherDates')}</p>
      {plate && removable && (
        <Button icon="search" loading={searching} onClick={() => searchAll(plate)}>
          {t('empty.allDates')}
        </Button>
      )}
      <SlowNote searching={searching} />
      {error && <SearchFailure error={error} onRetry={retry} />}
    </Alert>
  )
}

/** Links to other free-flow operators, where a driver of their roads pays. */
function OtherNetworks({ networks }: { networks: readonly OtherNetwork[] }) {
  const { t } = useTranslation('journeys')
  const links = networks.flatMap(({ name, roads, url }) => {
    const link = siteLink({ url, urlOpenNewTab: true })
    return link ? [{ name, roads, ...link }] : []
  })
  if (links.length === 0) return null
  return (
    <Card title={t('networks.title')}>
      <p className="mb-4 text-text-soft">{t('networks.text')}</p>
      <ul className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        {links.map(({ name, roads, href, newWindow }) => (
          <li key={href} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <span className="font-bold whitespace-nowrap">{roads}</span>
            <Link href={href} newWindow={newWindow} variant="standalone">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Suggests plates of the same country with similar characters. */
function LookAlikes({ plate: { licensePlate, country } }: { plate: PlateSearch }) {
  const { t } = useTranslation('journeys')
  const choices = plateVariants(licensePlate, country).map((variant) => ({ licensePlate: variant, country }))
  if (choices.length === 0) return null
  return (
    <Card title={t('suggestions.title')}>
      <p className="mb-4 text-text-soft">{t('suggestions.text')}</p>
      <Suggestions choices={choices} />
    </Card>
  )
}

/** Suggests the number in other countries; open only if the searched country issues no such plate. */
function OtherCountries({ plate: { licensePlate, country } }: { plate: PlateSearch }) {
  const { t } = useTranslation('journeys')
  const choices = likelyCountries(licensePlate, country).map((other) => ({ licensePlate, country: other }))
  if (choices.length === 0) return null
  return (
    <Fold title={t('suggestions.countries')} icon="search" defaultOpen={!fitsCountry(licensePlate, country)}>
      <Suggestions choices={choices} />
    </Fold>
  )
}

function Suggestions({ choices }: { choices: readonly PlateSearch[] }) {
  const { t } = useTranslation('journeys')
  const { dates: range } = useAtomValue(lastSearchAtom)
  const { search, retry, searching, error } = useJourneySearch()
  return (
    <div className="flex flex-col gap-4">
      <PlateChoices
        choices={choices.map((vehicle) => ({ vehicle, about: countryName(vehicle.country, currentLanguage()) }))}
        verb={t('suggestions.search')}
        searching={searching}
        onChoose={({ licensePlate: plate, country }) =>
          void search({ by: 'plate', form: { plate, country, rental: range !== undefined, range } })
        }
      />
      <SlowNote searching={searching} />
      {error && <SearchFailure error={error} onRetry={retry} />}
    </div>
  )
}

interface SearchProofProps {
  plate: PlateSearch
  search: ReturnType<typeof searchRecordOf>
  /** ISO instant of the server's response. */
  at: string
  /** Formatted time of the operator's last data update; empty if unknown. */
  updated: string
}

/** Proves an empty search, to print or save in case a notice arrives later. */
function SearchProof({ plate: { licensePlate, country }, search, at, updated }: SearchProofProps) {
  const { t } = useTranslation('journeys')
  const facts = [
    {
      term: t('proof.plate'),
      value: `${displayPlate(licensePlate, country)} (${countryName(country, currentLanguage())})`,
    },
    { term: t('proof.searched'), value: t('proof.at', { day: formatDay(at), time: formatClock(at) }) },
    {
      term: t('proof.period'),
      value: search.period ? t('proof.between', periodWords(search.period)) : t('proof.allDates'),
    },
    ...(search.reference === undefined ? [] : [{ term: t('proof.reference'), value: search.reference }]),
    { term: t('proof.site'), value: location.host },
    { term: t('proof.result'), value: t('proof.nothing') },
    ...(updated === '' ? [] : [{ term: t('proof.updated'), value: updated }]),
  ]

  const note = t(search.isOperatorsTime ? 'proof.noteOperator' : 'proof.note')

  function save() {
    const lines = [t('proof.title'), '', ...facts.map((fact) => t('proof.fact', fact)), '', note, '']
    // The byte order mark makes old text editors detect UTF-8.
    saveFile(new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/plain;charset=utf-8' }), t('proof.file'))
  }
  return (
    <Fold title={t('proof.title')} icon="file" className="print-alone">
      <div className="flex flex-col gap-4">
        <DataList items={facts} />
        <p className="text-sm text-text-soft">{note}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {t('proof.print')}
          </Button>
          <Button variant="tertiary" icon="download" onClick={save}>
            {t('proof.save')}
          </Button>
        </div>
      </div>
    </Fold>
  )
}

type FoldProps = ComponentProps<'section'> & { title: string; icon: IconName; defaultOpen?: boolean }

/** Section that few drivers need, collapsed by default. */
function Fold({ title, icon, defaultOpen = false, className, children }: FoldProps) {
  return (
    <section aria-label={title} className={`py-4 ${className ?? ''}`}>
      <Details icon={icon} defaultOpen={defaultOpen} summary={<h2 className="text-base">{title}</h2>}>
        {children}
      </Details>
    </section>
  )
}

/** Start and end of a searched period, formatted for texts. */
const periodWords = ({ start, end }: RentalDates) => ({ start: formatDateTime(start), end: formatDateTime(end) })
