import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { visitorAtom } from '../../session/visitor.ts'
import type { CustomersSearchProps } from './CustomersSearch.tsx'

// Most visitors are not logged in.
const CustomersSearch = lazy(async () => ({ default: (await import('./CustomersSearch.tsx')).CustomersSearch }))

/** For customers: the saved plates, and a form that accepts only those. For other visitors: the form. [OPEN-25] */
export function OwnPlatesFirst(props: CustomersSearchProps) {
  const { t } = useTranslation('common')
  if (useAtomValue(visitorAtom) !== 'customer') return props.renderForm(props.onSearch, undefined)
  return (
    <Suspense fallback={<Spinner label={t('loading')} className="mx-auto my-8" />}>
      <CustomersSearch {...props} />
    </Suspense>
  )
}
