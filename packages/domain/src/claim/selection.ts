import type { ClaimType } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { type ClaimGroup, claimGroup } from '../journey/category.ts'

type Case = Pick<Journey, 'id' | 'status' | 'paymentLimit' | 'caseOrigin' | 'nature' | 'claimDone'>
type Ids = ReadonlySet<string>

const typeOfGroup: Readonly<Record<ClaimGroup, ClaimType | undefined>> = {
  freeFlow: 'FREE_FLOW',
  latePayment: 'LATE_PAYMENT',
  nonPayment: 'CNP',
  omp: undefined,
}

/** The type a journey is contested as; undefined when it is contested elsewhere. [CLAIM-05, OPEN-46] */
export const claimTypeOf = (journey: Case): ClaimType | undefined => typeOfGroup[claimGroup(journey)]

/** The journeys claim/select lists: a trip paid in advance has nothing to contest yet. [OPEN-45] */
export const contestable = <Item extends Case>(journeys: readonly Item[]): Item[] =>
  journeys.filter(({ status }) => status !== 'PREPAYMENT')

/** Why a journey cannot be contested here. [OPEN-45] */
export function claimRefusal(journey: Case): 'claimDone' | 'omp' | undefined {
  if (journey.claimDone === true) return 'claimDone'
  return claimTypeOf(journey) === undefined ? 'omp' : undefined
}

export const isClaimable = (journey: Case): boolean => claimRefusal(journey) === undefined

/** The journeys that can be contested, by type, in the order of their first. A claim has one type. [OPEN-47] */
export function byClaimType<Item extends Case>(journeys: readonly Item[]): ReadonlyMap<ClaimType, Item[]> {
  const groups = new Map<ClaimType, Item[]>()
  for (const journey of journeys.filter(isClaimable)) {
    const type = claimTypeOf(journey)
    if (type !== undefined) groups.set(type, [...(groups.get(type) ?? []), journey])
  }
  return groups
}

/** The one type of a selection; undefined while it is empty. [OPEN-45, OPEN-47] */
export function claimTypeOfSelection(journeys: readonly Case[], selected: Ids): ClaimType | undefined {
  const first = journeys.find(({ id }) => selected.has(id))
  return first && claimTypeOf(first)
}

/** Ids of the cards that cannot be ticked: not claimable, or of another type than the selection. [OPEN-45] */
export function disabledForClaim(journeys: readonly Case[], selected: Ids): Ids {
  const type = claimTypeOfSelection(journeys, selected)
  const isOpen = (journey: Case) => isClaimable(journey) && (type === undefined || claimTypeOf(journey) === type)
  return new Set(journeys.filter((journey) => !isOpen(journey)).map(({ id }) => id))
}

/** A selection with one journey ticked or unticked; the same selection when it may not be. [OPEN-45] */
export function toggleClaim(journeys: readonly Case[], selected: Ids, id: string): Ids {
  const isKnown = journeys.some((journey) => journey.id === id)
  if (!isKnown || disabledForClaim(journeys, selected).has(id)) return selected
  const others = new Set(selected)
  return others.delete(id) ? others : others.add(id)
}
