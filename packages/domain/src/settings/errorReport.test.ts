import { describe, expect, it } from 'vitest'
import { errorReportOf, withoutValues } from './errorReport.ts'

const stack = `TypeError: x is undefined
    at pay (https://toll.example/assets/PaymentPage-a1_B2.js:3:1042)
    at https://tags.example/box.js:1:1
    at search@https://toll.example/assets/start-C3.js:1:7?plate=AB-123-CD`

const failed = (name: string, message: string, at = stack) => Object.assign(new Error(message), { name, stack: at })

describe('a report of an error', () => {
  it("has the type, the browser's words and the portal's own files and lines", () => {
    expect(errorReportOf(failed('TypeError', 'x is undefined'))).toEqual({
      error: 'TypeError',
      message: 'x is undefined',
      frames: ['PaymentPage-a1_B2.js:3:1042', 'start-C3.js:1:7'],
    })
  })

  it("has no words of the portal's or a library's own errors, which may name what a driver has typed", () => {
    expect(errorReportOf(failed('ZodError', 'AB-123-CD of Dupont'))).toEqual({
      error: 'ZodError',
      frames: ['PaymentPage-a1_B2.js:3:1042', 'start-C3.js:1:7'],
    })
    expect(errorReportOf(failed('ada@example.org', ''))?.error).toBe('Error')
  })

  it('has ten files at most', () => {
    const long = 'at https://toll.example/assets/a.js:1:1\n'.repeat(99)
    expect(errorReportOf(failed('RangeError', 'Maximum call stack size exceeded', long))?.frames).toHaveLength(10)
  })

  it.each([
    ['an error of an extension', failed('TypeError', 'x', 'at chrome-extension://abc/content.js:1:1')],
    ['what is no error', 'AB-123-CD'],
    ['nothing', undefined],
  ])('is not made of %s', (_, thrown) => {
    expect(errorReportOf(thrown)).toBeUndefined()
  })
})

it.each([
  ["Cannot read properties of undefined (reading 'plate')", 'Cannot read properties of undefined (reading …)'],
  ['Unexpected token D, "Dupont Jean" is not valid', 'Unexpected token D, … is not valid'],
  ['URL constructor: ada@example.org is not a valid URL.', 'URL … … is not a valid URL.'],
  ['Failed to parse URL from /x?plate=ABCDEF', 'Failed to parse URL from …'],
  ['AB-123-CD is not a function', '… is not a function'],
  ['"never closed Dupont', '…'],
])('the words of %s keep no value', (message, words) => {
  expect(withoutValues(message)).toBe(words)
  // The server compares, so a cut message must stay as it is.
  expect(withoutValues(words)).toBe(words)
})
