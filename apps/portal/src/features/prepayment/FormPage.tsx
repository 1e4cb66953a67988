import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { pages } from '@voie-libre/domain/access/pages'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { type PlateSearchForm, plateSearchSchema } from '@voie-libre/domain/search/searchForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { vehicleOf } from '../../api/journeys.ts'
import { prime } from '../../api/resource.ts'
import { peek } from '../../session/stored.ts'
import { OwnPlatesFirst } from '../../shared/OwnPlatesFirst.tsx'
import { Page } from '../../shared/Page.tsx'
import { SearchTrouble } from '../../shared/SearchTrouble.tsx'
import { useJourneySearch } from '../../shared/useJourneySearch.ts'
import { PlateFields } from '../../shared/VehicleFields.tsx'
import { permission } from './permission.ts'

type PlateTyped = z.input<typeof plateSearchSchema>

/** The car of a found plate is asked for on the way to the trip; an unknown one is asked of the driver there. */
async function toPrepayment(): Promise<string> {
  const plate = peek('form/plate')
  if (plate) await prime(vehicleOf(plate)).catch(() => undefined)
  return pages.prepayment
}

/** form/prepayment: whose trip is prepaid. No rental question, as a rental vehicle cannot prepay. [OPEN-26] */
export function Component() {
  const { t } = useTranslation(['prepayment', 'search', 'common'])
  const { search, retry, searching, error } = useJourneySearch({ onward: toPrepayment })
  const [refused, setRefused] = useState(false)
  const [{ licensePlate, country }] = useState(
    () => peek('form/plate') ?? { licensePlate: '', country: defaultCountry },
  )
  const form = useForm<PlateTyped, unknown, PlateSearchForm>({
    resolver: standardSchemaResolver(plateSearchSchema),
    mode: 'onTouched',
    defaultValues: { country, plate: displayPlate(licensePlate, country), rental: false, range: undefined },
  })

  /** Rental dates of an earlier search are forgotten by this one, so they do not count. */
  async function find(searched: PlateSearchForm) {
    if (searching) return
    const hidden = (await permission()) === 'hidden'
    setRefused(hidden)
    if (!hidden) await search({ by: 'plate', form: searched })
  }
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumb={[{ label: t('common:breadcrumb.home'), href: pages.home }, { label: t('title') }]}
    >
      <Card title={t('search:tabs.plate')} className="max-w-3xl">
        <OwnPlatesFirst
          searching={searching}
          onSearch={(searched) => void find(searched)}
          renderForm={(searchPlate, foreign) => (
            <form
              noValidate
              className="flex flex-col gap-6"
              onSubmit={(event) => void form.handleSubmit(searchPlate)(event)}
            >
              <FormProvider {...form}>
                <PlateFields />
              </FormProvider>
              <div className="flex flex-col items-start gap-3">
                <Button
                  type="submit"
                  size="lg"
                  icon="search"
                  loading={searching}
                  aria-disabled={!form.formState.isValid}
                  className="w-full sm:w-auto"
                >
                  {t('common:action.search')}
                </Button>
                <p className="text-sm text-text-soft">{t('search:safe')}</p>
              </div>
              {refused && <Alert tone="danger">{t('unavailable')}</Alert>}
              {error && <SearchTrouble error={error} onRetry={retry} />}
              {foreign}
            </form>
          )}
        />
      </Card>
    </Page>
  )
}
