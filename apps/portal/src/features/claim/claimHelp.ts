import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { ensureLoaded } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { claimCategoryAtom } from '../../session/helpCategories.ts'
import { store } from '../../session/store.ts'

/** Path of the help category about claims, or of the help centre if the operator configures none. [OPEN-15] */
export async function claimHelp(): Promise<string> {
  // Loading saves the category for later visits without a response.
  await ensureLoaded(providerData()).catch(() => undefined)
  const category = store.get(claimCategoryAtom)
  return category === undefined ? pages.help : helpCategoryPath(category)
}
