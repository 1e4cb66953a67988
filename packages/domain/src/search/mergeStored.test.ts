import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { completedOf, withStored } from './mergeStored.ts'

const ids = (journeys: readonly { id: string }[]) => journeys.map(({ id }) => id)

describe('merging an answer with the stored journeys', { tags: ['OPEN-24'] }, () => {
  const open = aJourney({ id: '7', status: 'EN_COURS' })
  const completed = { ...open, completed: true, ttcPrice: 500 }
  const entry = {
    plate: 'AB123CD',
    country: 'FR',
    class: 1,
    in: { id: '23', label: 'a' },
    out: { id: '29', label: 'b' },
    count: 2,
    price: 300,
  }

  it('restores completed in-progress journeys by id', () => {
    const other = aJourney({ id: '8', status: 'EN_COURS' })
    expect(withStored({ journeys: [aJourney(), open, other] }, [], [completed])).toEqual([aJourney(), completed, other])
  })

  it("uses the operator's answer for journeys that are finished or no longer listed", () => {
    const finished = aJourney({ id: '7', status: 'TERMINE' })
    expect(withStored({ journeys: [finished] }, [], [completed])).toEqual([finished])
    expect(withStored({ journeys: [] }, [], [completed])).toEqual([])
  })

  it('adds the prepaid trips once, even when applied to its own result', () => {
    const once = withStored({ journeys: [aJourney()] }, [entry], [])
    expect(once.map(({ status }) => status)).toEqual(['TERMINE', 'PREPAYMENT', 'PREPAYMENT'])
    expect(withStored({ journeys: once }, [entry], [])).toEqual(once)
  })

  it("keeps prepaid trips of the operator's answer in addition to those of the basket", () => {
    const owed = aJourney({ id: '99', status: 'PREPAYMENT' })
    expect(ids(withStored({ journeys: [owed] }, [entry], []))).toEqual(['99', 'prepaid-1-1', 'prepaid-1-2'])
    expect(ids(withStored({ journeys: [owed] }, [], []))).toEqual(['99'])
  })

  it('finds journeys that the driver completed', () => {
    expect(completedOf([open, completed, { ...open, completed: false }, aJourney({ completed: true })])).toEqual([
      completed,
    ])
  })
})
