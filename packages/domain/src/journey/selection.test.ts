import { describe, expect, it } from 'vitest'
import { aJourney } from './testing/journey.ts'
import {
  initialSelection,
  isCompletable,
  isCompleted,
  isInProgress,
  isSelectable,
  mayToggle,
  showsPrepaymentLink,
  toggle,
} from './selection.ts'

const first = aJourney({ id: 'first' })
const second = aJourney({ id: 'second', paymentLimit: 'BEFORE_OMP' })
const omp = aJourney({ id: 'omp', paymentLimit: 'OMP' })
const inProgress = aJourney({ id: 'inProgress', status: 'EN_COURS' })
const completed = aJourney({ id: 'completed', status: 'EN_COURS', completed: true })
const prepaid = aJourney({ id: 'prepaid', status: 'PREPAYMENT', nature: 'prePayment', completed: true })
const all = [first, second, omp, inProgress, completed, prepaid]
const finished = new Set(['first', 'second'])
const nothing: ReadonlySet<string> = new Set()

describe('a completed journey', { tags: ['OPEN-32'] }, () => {
  it.each([
    ['TERMINE', undefined, true],
    ['TERMINE', true, true],
    ['TERMINE', false, false],
    ['PREPAYMENT', undefined, true],
    ['PREPAYMENT', false, false],
    ['EN_COURS', undefined, false],
    ['EN_COURS', true, true],
    ['EN_COURS', false, false],
  ] as const)('status %s with completed %s counts as completed: %s', (status, flag, expected) => {
    const journey = aJourney({ status, ...(flag !== undefined && { completed: flag }) })
    expect(isCompleted(journey)).toBe(expected)
    expect(isInProgress(journey)).toBe(status === 'EN_COURS' && !expected)
  })
})

it.each([
  ['can complete a journey in progress', inProgress, true],
  ['cannot complete a completed one', completed, false],
  ['cannot complete one that the prosecutor has', { ...inProgress, paymentLimit: 'OMP' as const }, false],
])('the driver %s', { tags: ['SELECT-07'] }, (_, journey, expected) => {
  expect(isCompletable(journey)).toBe(expected)
})

describe('selectable is', () => {
  it.each([
    ['a finished journey', first, true],
    ['a late notice before the prosecutor', second, true],
    ['no OMP journey [SELECT-03]', omp, false],
    ['no OMP journey, even a completed one in progress [SELECT-03]', { ...completed, paymentLimit: 'OMP' }, false],
    ['no journey in progress [SELECT-06]', inProgress, false],
    ['a journey in progress once completed', completed, true],
    ['a prepaid trip', prepaid, true],
    ['a finished journey marked as not completed', { ...first, completed: false }, true],
  ] as const)('%s', (_, journey, expected) => {
    expect(isSelectable(journey)).toBe(expected)
  })
})

describe('the initial selection of a list', () => {
  it('contains completed journeys except OMP', { tags: ['SELECT-01'] }, () => {
    expect([...initialSelection(all)]).toEqual(['first', 'second', 'completed', 'prepaid'])
  })

  it('excludes journeys that the server marks as not completed', { tags: ['SELECT-01'] }, () => {
    expect(initialSelection([{ ...first, completed: false }])).toEqual(nothing)
  })
})

describe('a click on a card', () => {
  it('selects all finished journeys together', { tags: ['SELECT-04'] }, () => {
    expect(toggle(all, nothing, 'first')).toEqual(finished)
    expect(toggle(all, nothing, 'second')).toEqual(finished)
  })

  it('keeps the rest of the selection when it selects the finished group', () => {
    expect(toggle(all, new Set(['prepaid']), 'first')).toEqual(new Set(['prepaid', 'first', 'second']))
  })

  it('deselects all finished journeys together, and the others with them', { tags: ['SELECT-04', 'OPEN-32'] }, () => {
    expect(toggle(all, new Set([...finished, 'completed', 'prepaid']), 'second')).toEqual(nothing)
  })

  it.each(['completed', 'prepaid'])(
    'toggles a %s journey while all finished ones are selected',
    { tags: ['SELECT-05'] },
    (id) => {
      expect(toggle(all, finished, id)).toEqual(new Set([...finished, id]))
      expect(toggle(all, new Set([...finished, id]), id)).toEqual(finished)
    },
  )

  it.each(['completed', 'prepaid'])(
    'refuses a %s journey while a finished one is not selected',
    { tags: ['SELECT-05'] },
    (id) => {
      for (const selected of [nothing, new Set(['first']), new Set(['second', id])])
        expect(toggle(all, selected, id)).toBe(selected)
    },
  )

  it('does not change the given selection', () => {
    const selected = new Set(finished)
    toggle(all, selected, 'prepaid')
    toggle(all, selected, 'first')
    expect(selected).toEqual(finished)
  })

  it('never selects a journey in progress', { tags: ['SELECT-06'] }, () => {
    expect(toggle(all, nothing, 'inProgress')).toBe(nothing)
    expect(toggle(all, finished, 'inProgress')).toBe(finished)
  })

  it('refuses a disabled card, even in progress: OMP', { tags: ['SELECT-03', 'SELECT-08'] }, () => {
    expect(toggle(all, finished, 'omp')).toBe(finished)
    expect(toggle([{ ...inProgress, paymentLimit: 'OMP' }], nothing, 'inProgress')).toBe(nothing)
  })

  it('refuses a journey that is not in the list', () => {
    expect(toggle(all, finished, 'elsewhere')).toBe(finished)
  })

  it('selects other journeys in a list without finished ones', { tags: ['SELECT-05'] }, () => {
    expect(toggle([prepaid, omp], nothing, 'prepaid')).toEqual(new Set(['prepaid']))
  })
})

describe('a checkbox is enabled for', () => {
  it.each([
    ['a finished journey', first, nothing, true],
    ['OMP never [SELECT-03]', omp, finished, false],
    ['in progress never [SELECT-06]', inProgress, finished, false],
    ['prepaid with all finished [SELECT-05]', prepaid, finished, true],
    ['prepaid without all finished [SELECT-05]', prepaid, new Set(['first']), false],
    ['completed without any [SELECT-05]', completed, nothing, false],
  ])('%s', (_, journey, selected, expected) => {
    expect(mayToggle(all, selected, journey)).toBe(expected)
  })

  it('prepaid beside a disabled card that is not selected', { tags: ['OPEN-32'] }, () => {
    expect(mayToggle([first, omp, prepaid], new Set(['first']), prepaid)).toBe(true)
  })
})

describe('the prepayment link', { tags: ['SELECT-12'] }, () => {
  it.each([
    ['with all finished non-OMP journeys ticked', finished, true],
    ['with others ticked as well', new Set([...finished, 'prepaid']), true],
    ['not with one left out', new Set(['first']), false],
    ['not with none', nothing, false],
  ])('%s', (_, selected, expected) => {
    expect(showsPrepaymentLink(all, selected)).toBe(expected)
  })

  it('is shown without finished journeys', () => {
    expect(showsPrepaymentLink([omp, inProgress], nothing)).toBe(true)
  })
})
