import type { HomeAction, ToPayPage } from '@voie-libre/domain/content/content'
import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { prepaymentPermission } from '@voie-libre/domain/prepayment/permission'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import { ensureLoaded } from '../../api/resource.ts'
import { homeData, toPayPageData } from '../../api/whitelabel.ts'
import { peek } from '../../session/stored.ts'
import { accountType } from '../../session/visitor.ts'

/** What the operator allows and says around a list. */
export interface PageFacts {
  page: ToPayPage
  actions: readonly HomeAction[]
  prepayment: ReturnType<typeof prepaymentPermission>
}

/** Page data that cannot be had: nothing is offered, nothing is said. [OPEN-05] */
const silent: ToPayPage = {
  primoPassantText: undefined,
  canContestJourney: false,
  canAddPrepayment: false,
  paymentPeriod: undefined,
  backgroundPicture: undefined,
  articleList: [],
  lastUpdate: undefined,
  lateFees: [],
  otherNetworks: [],
}

export async function pageFacts(): Promise<PageFacts> {
  const [page, actions] = await Promise.all([
    ensureLoaded(toPayPageData()).catch(() => silent),
    ensureLoaded(homeData())
      .then((home) => home.actions)
      .catch((): readonly HomeAction[] => []),
  ])
  const visit = { page, actions, accountType: accountType(), rentalDates: peek('location/dates') }
  return { page, actions, prepayment: prepaymentPermission(visit) }
}

/** The plate a set is about: its own, else the searched one. */
export function plateOf({ plate, countryCode }: JourneysSet): PlateSearch | undefined {
  const searched = peek('form/plate')
  const licensePlate = canonicalPlate(plate ?? searched?.licensePlate ?? '')
  const country = countryCode ?? searched?.country
  return licensePlate === '' || country === undefined ? undefined : { licensePlate, country }
}
