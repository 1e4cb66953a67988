import { countryOfPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { firstCountry, plateCountries } from '@voie-libre/domain/reference/countries'
import { noticeSearchSchema } from '@voie-libre/domain/search/searchForm'
import { TextField } from '@voie-libre/ui/text-field'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstPlate } from '../../session/search.ts'
import { useFields } from '../../shared/fields/useFields.ts'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { ReadAs } from '../../shared/journeySearch/ReadAs.tsx'
import { SearchSubmit } from '../../shared/journeySearch/SearchSubmit.tsx'

interface NoticeSearchFormProps {
  /** A number that was typed as a plate. */
  first?: string | undefined
  searching: boolean
  /** Whether the operator does not know the number of the last search. */
  unknown: boolean
  onSearch: (number: string) => void
  /** Searches what was typed as a plate instead. [OPEN-69] */
  onPlate: (plate: PlateSearch) => void
  /** Failure of the last search, shown below the form. */
  children?: ReactNode
}

/** Search by the number of a payment notice or case, as printed on the letter. [OPEN-23] */
export function NoticeSearchForm(props: NoticeSearchFormProps) {
  const { first = '', searching, unknown, onSearch, onPlate, children } = props
  const { t } = useTranslation('search')
  const failureId = useId()
  const form = useSchemaForm(noticeSearchSchema, { defaultValues: { number: first } })
  const field = useFields(form)
  const [searched, setSearched] = useState('')
  const likely = firstCountry(firstPlate()?.country, plateCountries)
  const country = countryOfPlate(searched, likely, unknown)
  const plate = country === undefined ? undefined : { licensePlate: searched, country }

  function submit({ number }: { number: string }) {
    if (searching) return
    setSearched(number)
    if (countryOfPlate(number, likely) === undefined) onSearch(number)
  }
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <TextField
        label={t('notice.number')}
        hint={t('notice.hint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-md"
        aria-invalid={unknown || undefined}
        describedBy={unknown ? failureId : undefined}
        {...field('number', { onChange: () => setSearched('') })}
      />
      <SearchSubmit searching={searching} complete={form.formState.isValid} />
      {plate && (
        <ReadAs
          read={{ plate }}
          searching={searching}
          onNumber={() => onSearch(plate.licensePlate)}
          onPlate={() => onPlate(plate)}
        />
      )}
      <div id={failureId} className="contents">
        {children}
      </div>
    </form>
  )
}
