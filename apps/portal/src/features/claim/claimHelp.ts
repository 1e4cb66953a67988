import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { ensureLoaded } from '../../api/resource.ts'
import { claimCategory, providerData } from '../../api/whitelabel.ts'

/** Path of the help category about claims, or of the help centre if the operator configures none. [OPEN-15] */
export async function claimHelp(): Promise<string> {
  // Loading saves the category for later visits without a response.
  await ensureLoaded(providerData()).catch(() => undefined)
  const category = claimCategory()
  return category === undefined ? pages.help : helpCategoryPath(category)
}
