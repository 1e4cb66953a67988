import { pages } from '@voie-libre/domain/access/pages'
import { prepaymentPermission } from '@voie-libre/domain/prepayment/permission'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { ensureLoaded } from '../../api/resource.ts'
import { homeData, toPayPageData } from '../../api/whitelabel.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType } from '../../session/visitor.ts'

export type Permission = ReturnType<typeof prepaymentPermission>

/** Whether this visitor may prepay; `hidden` if the operator's data fails to load. [PREPAY-30..32, OPEN-05] */
export async function permission(): Promise<Permission> {
  try {
    const [page, { actions }] = await Promise.all([ensureLoaded(toPayPageData()), ensureLoaded(homeData())])
    const { dates: rentalDates } = store.get(lastSearchAtom)
    return prepaymentPermission({ page, actions, accountType: accountType(), rentalDates })
  } catch {
    return 'hidden'
  }
}

/** Link to prepayment, if offered; with rental dates, explains why prepayment is unavailable. [PREPAY-30..32] */
export function PrepayButton({ prepayment }: { prepayment: Permission }) {
  const { t } = useTranslation('journeys')
  if (prepayment === 'hidden') return null
  const rental = prepayment === 'rental'
  return (
    <>
      <Button
        variant="secondary"
        icon="calendar"
        className="max-sm:w-full"
        {...(rental ? { disabled: true, 'aria-describedby': 'rental-note' } : { href: pages.prepayment })}
      >
        {t('prepay')}
      </Button>
      {rental && (
        <p id="rental-note" className="w-full text-sm text-text-soft">
          {t('rentalNote')}
        </p>
      )}
    </>
  )
}
