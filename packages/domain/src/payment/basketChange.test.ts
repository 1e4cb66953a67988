import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { basketNow } from './basketChange.ts'

const one = aJourney({ id: 'one', ttcPrice: 500 })
const two = aJourney({ id: 'two', ttcPrice: 730 })
const three = aJourney({ id: 'three', ttcPrice: 1100 })
const omp = aJourney({ ...two, paymentLimit: 'OMP' })
const running = aJourney({ ...two, status: 'EN_COURS' })
const prepaid = aJourney({ id: 'prepaid-1-1', status: 'PREPAYMENT', ttcPrice: 400 })

const read = (journeys: (typeof one)[], paid: string[] = []) => ({ journeys, paid })
const ids = (journeys: readonly { id: string }[]) => journeys.map(({ id }) => id)
const dearer = aJourney({ ...two, ttcPrice: 5000 })
const cheaper = aJourney({ ...two, ttcPrice: 200 })
const withIndemnity = aJourney({ ...two, indemnity: 2000 })

describe('comparing the basket with the operator', { tags: ['OPEN-64'] }, () => {
  it.each([
    ['the same', read([one, two]), [], ['one', 'two']],
    ['in another order', read([two, one]), [], ['two', 'one']],
    ['one more', read([one, two, three]), [{ kind: 'appeared', journey: three }], ['one', 'two', 'three']],
    ['one less', read([one]), [{ kind: 'gone', journey: two }], ['one']],
    ['one paid', read([one], ['two']), [{ kind: 'paid', journey: two }], ['one']],
    [
      'one dearer',
      read([one, dearer]),
      [{ kind: 'dearer', journey: dearer, before: 730, after: 5000 }],
      ['one', 'two'],
    ],
    [
      'one cheaper',
      read([one, cheaper]),
      [{ kind: 'cheaper', journey: cheaper, before: 730, after: 200 }],
      ['one', 'two'],
    ],
    [
      'an indemnity on one',
      read([one, withIndemnity]),
      [{ kind: 'dearer', journey: withIndemnity, before: 730, after: 2730 }],
      ['one', 'two'],
    ],
    ['one at the prosecutor: all are blocked [JOURNEY-13]', read([one, omp]), [{ kind: 'recovery', journey: omp }], []],
    [
      'one in progress: all are blocked [JOURNEY-12]',
      read([one, running]),
      [{ kind: 'inProgress', journey: running }],
      [],
    ],
    [
      'none left',
      read([], ['one']),
      [
        { kind: 'paid', journey: one },
        { kind: 'gone', journey: two },
      ],
      [],
    ],
  ])('of a whole session: %s', (_, reading, changes, left) => {
    const now = basketNow([one, two], reading, false)
    expect(now.changes).toEqual(changes)
    expect(ids(now.journeys)).toEqual(left)
  })

  it('of a whole session: a new journey that cannot be paid here blocks the others', () => {
    const other = aJourney({ id: 'other', paymentLimit: 'OMP' })
    expect(basketNow([one], read([one, other]), false)).toEqual({
      changes: [{ kind: 'recovery', journey: other }],
      journeys: [],
    })
  })

  it.each([
    ['ignores journeys that were not selected', [one], read([one, three, omp]), [], ['one']],
    [
      'pays the others when one is handed to the prosecutor',
      [one, two],
      read([one, omp]),
      [{ kind: 'recovery', journey: omp }],
      ['one'],
    ],
    ['pays the others when one was removed', [one, two], read([one]), [{ kind: 'gone', journey: two }], ['one']],
    [
      'adds a new journey when the basket has a prepaid trip [SELECT-12]',
      [one, prepaid],
      read([one, three, prepaid]),
      [{ kind: 'appeared', journey: three }],
      ['one', 'three', 'prepaid-1-1'],
    ],
    [
      'ignores another journey at the prosecutor',
      [one, prepaid],
      read([one, omp, prepaid]),
      [],
      ['one', 'prepaid-1-1'],
    ],
  ])('of selected journeys: %s', (_, shown, reading, changes, left) => {
    const now = basketNow(shown, reading, true)
    expect(now.changes).toEqual(changes)
    expect(ids(now.journeys)).toEqual(left)
  })
})
