import { prepaymentPermission } from '@voie-libre/domain/prepayment/permission'
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
    return prepaymentPermission({
      page,
      actions,
      accountType: accountType(),
      rentalDates: store.get(lastSearchAtom).dates,
    })
  } catch {
    return 'hidden'
  }
}
