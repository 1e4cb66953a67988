import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import type { RentalDates } from '@voie-libre/domain/journey/rentalDates'
import { type PlateSearchForm as PlateSearched, plateSearchSchema } from '@voie-libre/domain/search/searchForm'
import { Button } from '@voie-libre/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { forget } from '../../session/stored.ts'
import { PlateFields, RentalFields } from '../../shared/VehicleFields.tsx'

type PlateTyped = z.input<typeof plateSearchSchema>

interface PlateSearchFormProps {
  initial: { country: string; plate: string; range: RentalDates | undefined }
  /** Whether 'I was with a rental vehicle' is asked: a rental vehicle cannot prepay. [OPEN-26] */
  offersRental?: boolean
  searching: boolean
  onSearch: (form: PlateSearched) => void
  /** Under the form: why the last search gave nothing. */
  children?: ReactNode
}

/** Country, plate and, for a rental vehicle, when it was rented. Refuses nothing the server could know. [OPEN-23] */
export function PlateSearchForm({ initial, offersRental = true, searching, onSearch, children }: PlateSearchFormProps) {
  const { t } = useTranslation(['search', 'common'])
  const keepDates = useRentalDates()
  const form = useForm<PlateTyped, unknown, PlateSearched>({
    resolver: standardSchemaResolver(plateSearchSchema),
    mode: 'onTouched',
    defaultValues: {
      country: initial.country,
      plate: displayPlate(initial.plate, initial.country),
      rental: offersRental && initial.range !== undefined,
      range: initial.range,
    },
  })

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) =>
        void form.handleSubmit((searched) => {
          if (searching) return
          keepDates.searched()
          onSearch(searched)
        })(event)
      }
    >
      <FormProvider {...form}>
        <PlateFields />
        {offersRental && <RentalFields hint={t('plate.rentalHint')} onStored={() => keepDates.stored()} />}
      </FormProvider>
      <div className="flex flex-col items-start gap-3">
        {/* Kept within reach while something is missing: a press says what. [OPEN-23] */}
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
        <p className="text-sm text-text-soft">{t('safe')}</p>
      </div>
      {children}
    </form>
  )
}

/**
 * Complete dates are stored as they are typed; leaving without a search takes them away again, since stored rental dates
 * block prepayment. [WIDGET-27, OPEN-29]
 */
function useRentalDates() {
  const pending = useRef(false)
  useEffect(
    () => () => {
      if (pending.current) forget(['location/dates'])
    },
    [],
  )
  return {
    stored() {
      pending.current = true
    },
    searched() {
      pending.current = false
    },
  }
}
