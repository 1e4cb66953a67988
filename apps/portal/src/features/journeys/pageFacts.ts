import { type HomeAction, type ToPayPage, toPayPage } from '@voie-libre/contract/schemas/content'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import * as z from 'zod/mini'
import { ensureLoaded } from '../../api/resource.ts'
import { homeData, toPayPageData } from '../../api/whitelabel.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { type Permission, permission } from '../../shared/journeyList/PrepayButton.tsx'

/** The operator's permissions and content for a journey list. */
export interface PageFacts {
  page: ToPayPage
  actions: readonly HomeAction[]
  prepayment: Permission
}

/** Fallback if the page data fails to load: without offers and without content. [OPEN-05] */
const emptyPage = z.parse(toPayPage, {})

export async function pageFacts(): Promise<PageFacts> {
  const [page, actions, prepayment] = await Promise.all([
    ensureLoaded(toPayPageData()).catch(() => emptyPage),
    ensureLoaded(homeData())
      .then((home) => home.actions)
      .catch((): readonly HomeAction[] => []),
    permission(),
  ])
  return { page, actions, prepayment }
}

/** The plate of a set: its own, else the searched one. */
export function plateOf({ plate, countryCode }: JourneysSet): PlateSearch | undefined {
  const { plate: searched } = store.get(lastSearchAtom)
  const licensePlate = canonicalPlate(plate ?? searched?.licensePlate ?? '')
  const country = countryCode ?? searched?.country
  return licensePlate === '' || country === undefined ? undefined : { licensePlate, country }
}
