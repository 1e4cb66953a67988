import type { PlateSearchForm as PlateSearched } from '@voie-libre/domain/search/searchForm'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visitorAtom } from '../../session/visitor.ts'
import { useIsDrawn } from '../page/useInBrowser.ts'
import { PlateSearchForm } from './PlateSearchForm.tsx'

// Most visitors are not logged in.
const load = () => import('./OwnPlates.tsx')
const OwnPlates = lazy(async () => ({ default: (await load()).OwnPlates }))
const ForeignPlate = lazy(async () => ({ default: (await load()).ForeignPlate }))

interface OwnPlatesFirstProps extends ComponentProps<typeof PlateSearchForm> {
  /** Alternative for a vehicle that is not in the account. */
  otherWay?: ReactNode
}

/** For customers: the saved plates, and a form that accepts only those. For other visitors: the form. [OPEN-25] */
export function OwnPlatesFirst({ otherWay, onSearch, children, ...form }: OwnPlatesFirstProps) {
  const { t } = useTranslation(['search', 'common'])
  const isDrawn = useIsDrawn()
  const isCustomer = useAtomValue(visitorAtom) === 'customer'
  const [foreign, setForeign] = useState(false)

  async function search(wanted: PlateSearched) {
    const isOwn = !isCustomer || (await (await load()).isOwnPlate(wanted))
    setForeign(!isOwn)
    if (isOwn) onSearch(wanted)
  }
  const place = (
    <div className="own-plates for-customer -mb-4 flex flex-col gap-8">
      <section>
        <h2 className="mb-3 font-heading text-xl">{t('own.title')}</h2>
        <Spinner label={t('common:loading')} className="own-plates-rows w-full justify-center" />
      </section>
      <h2 className="font-heading text-xl">{t('own.other')}</h2>
    </div>
  )
  // The form stays at the same place of the tree when a login in another tab adds the plates, so typed values stay too.
  return (
    <div className="flex flex-col gap-8">
      {isDrawn && !isCustomer && place}
      {isCustomer && (
        <Suspense fallback={place}>
          <OwnPlates place={place} searching={form.searching} onChoose={(wanted) => void search(wanted)} />
        </Suspense>
      )}
      <PlateSearchForm
        key={form.first && `${form.first.country} ${form.first.licensePlate}`}
        {...form}
        onSearch={(wanted) => void search(wanted)}
      >
        {children}
        {isCustomer && foreign && <ForeignPlate otherWay={otherWay} />}
      </PlateSearchForm>
    </div>
  )
}
