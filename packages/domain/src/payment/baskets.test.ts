import { expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { liveBaskets, type SavedBasket, searchLife, withBasket, withoutBasket } from './baskets.ts'

const savedAt = '2026-03-02T08:00:00.000Z'
const basket = (sessionId: string, isFromNotice = false): SavedBasket => ({
  sessionId,
  journeys: [aJourney({})],
  plate: undefined,
  isFromNotice,
  savedAt,
})
const [a, b] = [basket('a'), basket('b')]

it('keeps one basket for each session', { tags: ['F-NAV-06'] }, () => {
  expect(withBasket([a], b)).toEqual([a, b])
  expect(withBasket([a, b], basket('a', true))).toEqual([b, basket('a', true)])
})

it('removes the basket of one session only', { tags: ['F-NAV-06'] }, () => {
  expect(withoutBasket([a, b], 'a')).toEqual([b])
  expect(withoutBasket([a, b], 'c')).toEqual([a, b])
})

it("drops a basket after the lifetime of the operator's session", { tags: ['OPEN-63'] }, () => {
  const after = (time: number) => new Date(Date.parse(savedAt) + time)
  expect(liveBaskets([a], after(searchLife - 1))).toEqual([a])
  expect(liveBaskets([a], after(searchLife))).toEqual([])
})
