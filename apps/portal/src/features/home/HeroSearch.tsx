import { pages } from '@voie-libre/domain/access/pages'
import { canonicalNumber, canonicalPlate, isNumberOfNotice } from '@voie-libre/domain/journey/canonical'
import { defaultCountry, plateLetters, plateCountries, sortedCountries } from '@voie-libre/domain/reference/countries'
import { Button } from '@voie-libre/ui/button'
import { Link } from '@voie-libre/ui/link'
import { PlateField } from '@voie-libre/ui/plate-field'
import { Select } from '@voie-libre/ui/select'
import { useAtomValue } from 'jotai'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { currentLanguage, loadNamespaces, localized } from '../../i18n/setup.ts'
import { firstPlate } from '../../session/search.ts'
import { visitorAtom } from '../../session/visitor.ts'
import { useIsDrawn } from '../../shared/page/useInBrowser.ts'
import { SlowNote } from '../../shared/journeySearch/SlowNote.tsx'
import { PlateLabel } from '../../shared/vehicle/PlateLabel.tsx'
import { loadSearchFailure, searchCode, useJourneySearch } from '../../shared/journeySearch/useJourneySearch.ts'

/**
 * Plate search in home's banner. A customer may search only saved plates, so a button leads to their list. The server draws
 * both, and the style sheet shows one.
 */
export function HeroSearch() {
  const { t } = useTranslation('home')
  const isDrawn = useIsDrawn()
  const isCustomer = useAtomValue(visitorAtom) === 'customer'
  return (
    <>
      {!isCustomer && <PlateForm />}
      {(isCustomer || isDrawn) && (
        <Button href={pages.formPayment} size="lg" icon="wallet" className="for-customer">
          {t('search.title')}
        </Button>
      )}
    </>
  )
}

/** Searches by country and plate; without scripts it opens form/payment, as for other searches. [OPEN-23, OPEN-24] */
function PlateForm() {
  const { t } = useTranslation(['home', 'common'])
  const { search, retry, searching, error } = useJourneySearch()
  const [country, setCountry] = useState(() => firstPlate()?.country ?? defaultCountry)
  const [isMissing, setMissing] = useState(false)
  /** What was typed, if it is rather the number of a notice. */
  const [number, setNumber] = useState<string>()
  const select = useRef<HTMLSelectElement>(null)
  const plate = useRef<HTMLInputElement>(null)
  const refused =
    error?.code === 'invalid_number_plate' || error?.code === 'card_number_misplaced' ? error.code : undefined
  const [refusal, setRefusal] = useState<string>()
  // A refusal marks the field. [RGAA 11.10]
  useEffect(() => {
    if (refused === undefined) return
    plate.current?.focus()
    void import('../../shared/vehicle/plateRefusal.ts').then(({ plateRefusal }) =>
      setRefusal(plateRefusal(refused, select.current?.value ?? defaultCountry)),
    )
  }, [refused])
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = plate.current?.value ?? ''
    const isEmpty = canonicalPlate(typed) === ''
    setMissing(isEmpty)
    if (isEmpty) return plate.current?.focus()
    const read = canonicalNumber(typed)
    const isNumber = isNumberOfNotice(read)
    // No plate is as long as the number of a card, which must not be repeated: the search refuses that.
    if (isNumber && read.length > 12) return void search({ by: 'number', number: read, typed })
    setNumber(isNumber ? read : undefined)
    return isNumber ? undefined : searchPlate()
  }
  function searchPlate() {
    // Reads the fields, because a submit repeated after hydration can precede the state change.
    const typed = plate.current?.value ?? ''
    const form = { country: select.current?.value ?? country, plate: canonicalPlate(typed), rental: false }
    if (!searching) void search({ by: 'plate', form, typed })
  }
  return (
    <form
      noValidate
      aria-label={t('search.title')}
      action={localized(pages.formPayment)}
      onSubmit={submit}
      {...loadsWhenTouched(...searchCode)}
      className="for-others on-surface flex max-w-136 flex-col gap-3 rounded-card border-card border-edge bg-surface-raised p-4 text-text shadow-raised sm:p-5"
    >
      {/* The inputs stay aligned when a label needs two lines: both fields share the rows above, of and below the input. */}
      <div className="grid gap-3 sm:grid-cols-[13rem_1fr] sm:gap-x-4 sm:gap-y-0 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid sm:*:items-start">
        <Select
          label={t('search.country')}
          className="sm:*:last:h-full sm:[&_select]:h-full"
          options={sortedCountries(plateCountries, currentLanguage()).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          ref={select}
          defaultValue={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        <PlateField
          label={<PlateLabel text={t('search.plate')} />}
          required
          country={country}
          band={plateLetters(country)}
          ref={plate}
          defaultValue={firstPlate()?.licensePlate}
          error={isMissing ? t('search.missing') : refused && refusal}
          onChange={() => {
            setMissing(false)
            setRefusal(undefined)
            setNumber(undefined)
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" icon="search" loading={searching} className="w-full sm:w-auto">
          {t('common:action.search')}
        </Button>
        <Link href={pages.formPayment} variant="standalone">
          {t('search.other')}
        </Link>
      </div>
      <SlowNote searching={searching} />
      {number !== undefined && (
        <Suspense fallback={null}>
          <ReadAs
            read={{ number }}
            searching={searching}
            onNumber={() => void search({ by: 'number', number })}
            onPlate={searchPlate}
          />
        </Suspense>
      )}
      {error && !refused && (
        <Suspense fallback={null}>
          <SearchFailure error={error} onRetry={retry} />
        </Suspense>
      )}
    </form>
  )
}

const ReadAs = lazy(async () => {
  const [part] = await Promise.all([import('../../shared/journeySearch/ReadAs.tsx'), loadNamespaces(['search'])])
  return { default: part.ReadAs }
})
const SearchFailure = lazy(async () => ({ default: (await loadSearchFailure()).SearchFailure }))
