import { expect, it } from 'vitest'
import { sessionIdIn } from './sessionIdIn.ts'

it.each([
  ['sessionId=acc9bf18-94d9-4298-a696-c571c2040d20', 'acc9bf18-94d9-4298-a696-c571c2040d20'],
  ['sessionId=a%2Bb%2Fc%3D%3D', 'a+b/c=='],
  ['sessionId=%20abc%20', 'abc'],
  ['sessionId=abc&sessionId=abc', 'abc'],
  [`sessionId=${'x'.repeat(512)}`, 'x'.repeat(512)],
  ['other=1', undefined],
  ['sessionId=', undefined],
  ['sessionId=%20', undefined],
  ['sessionId=abc&sessionId=def', undefined],
  ['sessionId=abc&sessionId=', undefined],
  [`sessionId=${'x'.repeat(513)}`, undefined],
  ['sessionId=%3Cscript%3E', undefined],
  ['sessionId=..', undefined],
  ['sessionId=a%00b', undefined],
  ['sessionId=a%20b', undefined],
])('%s names the payment %s', { tags: ['RESULT-04', 'F-PAY-01'] }, (query, id) => {
  expect(sessionIdIn(new URLSearchParams(query))).toBe(id)
})
