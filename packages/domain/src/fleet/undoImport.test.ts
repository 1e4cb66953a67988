import { describe, expect, it } from 'vitest'
import { undoOf } from './fleetForm.ts'

const vehicle = (start: string, end?: string) => ({ country: 'FR', plate: 'AB123CD', start, end })
const plate = (start: string, end?: string) => ({
  id: '1',
  countryCode: 'FR',
  numberPlate: 'AB123CD',
  validityStartDate: `${start}T08:30:00`,
  ...(end !== undefined && { validityEndDate: `${end}T23:59:59` }),
})
const closure = (day: string | null) => ({ kind: 'closure', validityEndDate: day && `${day}T23:59:59` })

describe('what takes an import of a vehicle back', { tags: ['RENTER-02', 'API-38', 'OPEN-55', 'OPEN-72'] }, () => {
  const [jan, feb, mar] = ['2026-01-10', '2026-02-10', '2026-03-10'] as const
  it.each([
    ['an added vehicle ends on its first day', undefined, vehicle(jan), plate(jan), closure(jan)],
    ['also if the operator has chosen that day', undefined, vehicle(jan), plate(feb), closure(feb)],
    [
      'a changed closure date becomes the former one',
      vehicle(jan, feb),
      vehicle(jan, mar),
      plate(jan, mar),
      closure(feb),
    ],
    ['a closed vehicle is open again', vehicle(jan), vehicle(jan, mar), plate(jan, mar), closure(null)],
    ['a reopened vehicle is closed again', vehicle(jan, feb), vehicle(jan), plate(jan), closure(feb)],
    [
      'a changed start needs an import',
      vehicle(jan, mar),
      vehicle(feb, mar),
      plate(feb, mar),
      { kind: 'import', vehicle: vehicle(jan, mar) },
    ],
    ['a colleague has closed it since', undefined, vehicle(jan), plate(jan, feb), { kind: 'changed' }],
    ['a colleague has moved its start since', vehicle(jan), vehicle(jan, mar), plate(feb, mar), { kind: 'changed' }],
  ])('%s', (_, before, after, present, undo) => {
    expect(undoOf({ before, after }, present)).toEqual(undo)
  })
})
