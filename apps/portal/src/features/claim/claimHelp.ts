import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { ensureLoaded } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { peek, put } from '../../session/stored.ts'

/** Path of the help category about claims, or of the help centre if the operator configures none. [OPEN-15] */
export async function claimHelp(): Promise<string> {
  const provider = await ensureLoaded(providerData()).catch(() => undefined)
  if (provider) put('protest/faq', provider.protestFaqId)
  const category = peek('protest/faq')
  return category === undefined ? pages.help : helpCategoryPath(category)
}
