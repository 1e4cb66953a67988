import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { claimBody, claimFormSchema, withPlates } from './claimForm.ts'
import { checkFiles, maxFilesSize } from './files.ts'
import {
  byClaimType,
  claimRefusal,
  claimTypeOf,
  claimTypeOfSelection,
  contestable,
  disabledForClaim,
  isClaimable,
  toggleClaim,
} from './selection.ts'

const free = aJourney({ id: 'free', paymentLimit: 'AUTRE' })
const free2 = aJourney({ id: 'free2', paymentLimit: 'IRIS' })
const late = aJourney({ id: 'late', paymentLimit: 'BEFORE_OMP' })
const unpaid = aJourney({ id: 'unpaid', paymentLimit: 'INFRACTION' })
const omp = aJourney({ id: 'omp', paymentLimit: 'OMP' })
const done = aJourney({ id: 'done', paymentLimit: 'AUTRE', claimDone: true })
const all = [free, free2, late, unpaid, omp, done]
const nothing: ReadonlySet<string> = new Set()

describe('a contestable journey', { tags: ['OPEN-45'] }, () => {
  it.each([
    [free, 'FREE_FLOW', undefined],
    [late, 'LATE_PAYMENT', undefined],
    [unpaid, 'CNP', undefined],
    [omp, undefined, 'omp'],
    [done, 'FREE_FLOW', 'claimDone'],
    [{ ...free, claimDone: false }, 'FREE_FLOW', undefined],
    [{ ...omp, claimDone: true }, undefined, 'claimDone'],
  ])('$id as %s, refused for %s', { tags: ['CLAIM-05', 'OPEN-46'] }, (journey, type, refusal) => {
    expect(claimTypeOf(journey)).toBe(type)
    expect(claimRefusal(journey)).toBe(refusal)
    expect(isClaimable(journey)).toBe(refusal === undefined)
  })

  it('is not a prepaid trip', () => {
    expect(contestable([free, aJourney({ id: 'prepaid', status: 'PREPAYMENT' })])).toEqual([free])
  })
})

describe('the selection of journeys to contest', { tags: ['OPEN-45', 'OPEN-47'] }, () => {
  it('starts with all contestable journeys', () => {
    expect(claimTypeOfSelection(all, nothing)).toBeUndefined()
    expect(disabledForClaim(all, nothing)).toEqual(new Set(['omp', 'done']))
  })

  it('accepts only journeys of the type already selected', () => {
    const selected = toggleClaim(all, nothing, 'free')
    expect(selected).toEqual(new Set(['free']))
    expect(claimTypeOfSelection(all, selected)).toBe('FREE_FLOW')
    expect(disabledForClaim(all, selected)).toEqual(new Set(['late', 'unpaid', 'omp', 'done']))
    expect(toggleClaim(all, selected, 'free2')).toEqual(new Set(['free', 'free2']))
  })

  it('can be cleared', () => {
    expect(toggleClaim(all, new Set(['free', 'free2']), 'free')).toEqual(new Set(['free2']))
  })

  it.each(['late', 'omp', 'done', 'elsewhere'])('does not add %s to a free-flow journey', (id) => {
    const selected = new Set(['free'])
    expect(toggleClaim(all, selected, id)).toBe(selected)
  })

  it('does not change the given selection', () => {
    const selected = new Set(['free'])
    toggleClaim(all, selected, 'free2')
    expect(selected).toEqual(new Set(['free']))
  })
})

it('splits a selection by type, without what cannot be contested', { tags: ['OPEN-47'] }, () => {
  const ids = [...byClaimType([late, ...all])].map(([type, journeys]) => [type, journeys.map(({ id }) => id)])
  expect(ids).toEqual([
    ['LATE_PAYMENT', ['late', 'late']],
    ['FREE_FLOW', ['free', 'free2']],
    ['CNP', ['unpaid']],
  ])
  expect(byClaimType([omp, done]).size).toBe(0)
})

describe('attachments', () => {
  const file = (name: string, size = 1, type = '') => ({ name, size, type })
  const pdf = (size: number) => file('a.pdf', size, 'application/pdf')

  it.each([
    ['exactly 5 MB', [pdf(maxFilesSize)], []],
    ['one byte more', [pdf(maxFilesSize + 1)], ['claim_files_toobig']],
    ['one byte more together', [pdf(maxFilesSize - 1), pdf(2)], ['claim_files_toobig']],
    ['fifty small ones', Array.from({ length: 50 }, () => pdf(1000)), []],
    ['none', [], []],
  ])('%s: %j', { tags: ['CLAIM-06', 'F-FIL-01'] }, (_, files, expected) => {
    expect(checkFiles(files)).toEqual(expected)
  })

  it('may have 5 MB', { tags: ['CLAIM-06'] }, () => {
    expect(maxFilesSize).toBe(5_242_880)
  })

  it.each([
    ['a.png', 'image/png', true],
    ['a.jpg', 'image/jpeg', true],
    ['a.jpeg', 'image/jpeg', true],
    ['a.gif', 'image/gif', true],
    ['a.pdf', 'application/pdf', true],
    ['A.PDF', 'application/pdf', true],
    ['a.b.png', 'image/png', true],
    ['a.jpg', '', true],
    ['a.jpg.exe', 'application/x-msdownload', false],
    ['a.jpg.exe', '', false],
    ['a.pdf', 'application/x-msdownload', false],
    ['a.jpg', 'image/heic', false],
    ['a.png', 'image/jpeg', false],
    ['a.heic', 'image/heic', false],
    ['a.svg', 'image/svg+xml', false],
    ['a.tiff', 'image/tiff', false],
    ['a.webp', 'image/webp', false],
    ['a.zip', 'application/zip', false],
    ['a.html', 'text/html', false],
    ['pdf.', 'application/pdf', false],
    ['a', 'application/pdf', false],
  ])('%s of type %j is accepted: %s', { tags: ['CLAIM-07', 'F-FIL-02', 'F-FIL-03'] }, (name, type, accepted) => {
    expect(checkFiles([file(name, 1, type)])).toEqual(accepted ? [] : ['mime_type_not_valid'])
  })

  it('refuses an empty file', { tags: ['F-FIL-03'] }, () => {
    expect(checkFiles([pdf(1), pdf(0)])).toEqual(['mime_type_not_valid'])
  })

  it.each([
    [{ attachmentMandatory: true }, 0, ['mandatory_attachment_missing']],
    [{ attachmentMandatory: true }, 1, []],
    [{ attachmentMandatory: false }, 0, []],
    [{ maxFiles: 2 }, 2, []],
    [{ maxFiles: 2 }, 3, ['protest_files_number']],
    [{ maxFiles: undefined }, 3, []],
  ])('a reason with %j and %d files: %j', { tags: ['OPEN-46'] }, (rules, count, expected) => {
    expect(
      checkFiles(
        Array.from({ length: count }, () => pdf(1)),
        rules,
      ),
    ).toEqual(expected)
  })

  it('report all errors, in order', () => {
    expect(checkFiles([file('a.exe', maxFilesSize + 1), pdf(1)], { maxFiles: 1 })).toEqual([
      'mime_type_not_valid',
      'claim_files_toobig',
      'protest_files_number',
    ])
  })

  it('have their own error code in messages', { tags: ['OPEN-49'] }, () => {
    expect(checkFiles([pdf(maxFilesSize + 1)], {}, 'claim_files_toobig_contact')).toEqual([
      'claim_files_toobig_contact',
    ])
  })
})

describe('claim form', { tags: ['OPEN-46'] }, () => {
  const reasons = [
    { id: '1', label: 'Sold', commentMandatory: false, attachmentMandatory: true },
    { id: '2', label: 'Other', commentMandatory: true, attachmentMandatory: false },
  ]
  const form = { reasonId: '1', comment: ' Hello ', lastName: 'Martin', firstName: 'Anne', email: 'anne@example.org' }
  const issues = (fields: object) =>
    (claimFormSchema(reasons).safeParse({ ...form, ...fields }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )

  it.each([
    [{}, []],
    [{ comment: '' }, []],
    [{ reasonId: '2' }, []],
    [{ reasonId: '2', comment: '  ' }, ['comment: mandatory_comment_missing']],
    [{ reasonId: '' }, ['reasonId: required']],
    [{ lastName: ' ' }, ['lastName: required']],
    [{ firstName: '' }, ['firstName: required']],
    [{ lastName: 'x'.repeat(100) }, []],
    [{ lastName: 'x'.repeat(101) }, ['lastName: too_long']],
    [{ firstName: 'x'.repeat(101) }, ['firstName: too_long']],
    [{ comment: 'x'.repeat(2000) }, []],
    [{ comment: 'x'.repeat(2001) }, ['comment: too_long']],
    [{ email: 'anne' }, ['email: email_invalid']],
  ])('%j: %j', (fields, expected) => {
    expect(issues(fields)).toEqual(expected)
  })

  const plates = ['AF-552-NZ', 'AF-571-NZ']
  const lineOf = (plate: string) => `${plate}\u00a0: `

  it.each([
    ['AF-552-NZ\u00a0: \n\nAF-571-NZ:\n', ''],
    ['AF-571-NZ', ''],
    ['AF-552-NZ\u00a0: \nAF-571-NZ\u00a0: Jean Petit', 'AF-552-NZ\u00a0: \nAF-571-NZ\u00a0: Jean Petit'],
    ['AF-999-NZ\u00a0:', 'AF-999-NZ\u00a0:'],
  ])('of plates alone has an empty comment: %j', (comment, expected) => {
    const given = { ...form, comment }
    expect(claimFormSchema(reasons, plates).parse(given).comment).toBe(expected)
    const isRefused = !claimFormSchema(reasons, plates).safeParse({ ...given, reasonId: '2' }).success
    expect(isRefused, 'where one is required').toBe(expected === '')
  })

  it.each([
    ['', 'AF-552-NZ\u00a0: |\nAF-571-NZ\u00a0: '],
    [' \n', 'AF-552-NZ\u00a0: |\nAF-571-NZ\u00a0: '],
    ['Bonjour.\n', 'Bonjour.\nAF-552-NZ\u00a0: |\nAF-571-NZ\u00a0: '],
    ['AF-552-NZ: Jean Petit', 'AF-552-NZ: Jean Petit\nAF-571-NZ\u00a0: |'],
    ['AF-571-NZ, AF-552-NZ ', 'AF-571-NZ, AF-552-NZ |'],
    ['AF-571-NZ1, 0AF-552-NZ', 'AF-571-NZ1, 0AF-552-NZ\nAF-552-NZ\u00a0: |\nAF-571-NZ\u00a0: '],
    ['x'.repeat(1980), `${'x'.repeat(1980)}\nAF-552-NZ\u00a0: |`],
    ['x'.repeat(1990), `${'x'.repeat(1990)}|`],
  ])('with a line for each plate that the comment lacks, %#', (comment, expected) => {
    const { text, caret } = withPlates(comment, plates, lineOf)
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
  })

  it('is sent with the ids of the journeys, without an empty comment', { tags: ['API-79'] }, () => {
    const parsed = claimFormSchema(reasons).parse(form)
    expect(claimBody(parsed, [free, late])).toEqual({ ...form, comment: 'Hello', journeys: '["free","late"]' })
    expect(claimBody({ ...parsed, comment: '' }, [])).not.toHaveProperty('comment')
  })
})
