import { pages } from '@voie-libre/domain/access/pages'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureLoaded } from '../../api/resource.ts'
import { visitorAtom } from '../../session/visitor.ts'

// Most visitors are not logged in.
const OwnPlates = lazy(async () => ({ default: (await import('./OwnPlates.tsx')).OwnPlates }))

interface OwnPlatesFirstProps {
  searching: boolean
  onSearch: (form: PlateSearchForm) => void
  /** Alternative for a vehicle that is not in the account. */
  otherWay?: ReactNode
  /** Renders the plate form; `foreign` is the message for a vehicle that is not in the account. */
  renderForm: (onSearch: (form: PlateSearchForm) => void, foreign: ReactNode) => ReactNode
}

/** For customers: the saved plates, and a form that accepts only those. For other visitors: the form. [OPEN-25] */
export function OwnPlatesFirst({ searching, onSearch, otherWay, renderForm }: OwnPlatesFirstProps) {
  const { t } = useTranslation(['search', 'common'])
  const isCustomer = useAtomValue(visitorAtom) === 'customer'
  const [foreign, setForeign] = useState(false)

  async function searchOwn(wanted: PlateSearchForm) {
    const isOwn = !isCustomer || (await isOwnPlate(wanted))
    setForeign(!isOwn)
    if (isOwn) onSearch(wanted)
  }
  // The form keeps its place in the tree, and so what was typed, when a login in another tab adds the plates.
  return (
    <div className="flex flex-col gap-8">
      {isCustomer && (
        <Suspense fallback={<Spinner label={t('common:loading')} className="mx-auto my-8" />}>
          <OwnPlates searching={searching} onChoose={(wanted) => void searchOwn(wanted)} />
        </Suspense>
      )}
      {renderForm(
        (wanted) => void searchOwn(wanted),
        isCustomer && foreign && (
          <Alert tone="warning" live title={t('own.foreign')}>
            <p>{t('own.foreignText')}</p>
            <div className="flex flex-wrap gap-3 pt-1">
              <Button href={pages.accountProfile} variant="secondary" icon="plus">
                {t('own.add')}
              </Button>
              {otherWay}
            </div>
          </Alert>
        ),
      )}
    </div>
  )
}

/** Whether the customer has saved the plate; true if the plates cannot be loaded, because the operator decides. */
async function isOwnPlate({ country, plate }: PlateSearchForm): Promise<boolean> {
  try {
    const { ownPlates } = await import('../../api/account.ts')
    const plates = await ensureLoaded(ownPlates())
    return plates.some((own) => isSamePlate(own, { country, licensePlate: plate }))
  } catch {
    return true
  }
}
