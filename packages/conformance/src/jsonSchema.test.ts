import { expect, it } from 'vitest'
import { violationsOf } from './jsonSchema.ts'

const document = {
  components: {
    schemas: {
      Node: {
        type: 'object',
        properties: {
          id: { type: ['string', 'number'] },
          kind: { enum: ['A', 'B'] },
          children: {
            anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Node' } }, { type: 'null' }],
          },
          count: { type: 'integer', minimum: 1, maximum: 5 },
          code: { type: 'string', pattern: '^[A-Z]{2}$', minLength: 1 },
        },
        required: ['id'],
      },
    },
  },
}
const violations = violationsOf(document)
const schema = { $ref: '#/components/schemas/Node' }

it.each([
  ['accepts a valid value', { id: 1, kind: 'A', children: [{ id: 'x', children: null }], count: 5, code: 'FR' }, []],
  ['ignores unknown fields', { id: 1, more: {} }, []],
  ['reports a missing field', { kind: 'A' }, ["answer must have required property 'id'"]],
  ['reports a wrong type', { id: null }, ['answer/id must be string,number']],
  [
    'reports a value outside the list',
    { id: 1, kind: 'C' },
    ['answer/kind must be equal to one of the allowed values: A, B'],
  ],
  ['checks numbers', { id: 1, count: 1.5 }, ['answer/count must be integer']],
  ['checks limits', { id: 1, count: 6 }, ['answer/count must be <= 5']],
  ['checks the format of a text', { id: 1, code: 'fr' }, ['answer/code must match pattern "^[A-Z]{2}$"']],
  ['distinguishes objects and lists', [], ['answer must be object']],
])('%s', (_, value, problems) => expect(violations(schema, value)).toEqual(problems))

it.each([
  ['the entries of a list', [{ id: 1 }, {}], "answer/children/1 must have required property 'id'"],
  ['an object in place of a list', {}, 'answer/children must be array'],
])('checks each alternative: %s', (_, children, problem) => {
  expect(violations(schema, { id: 1, children })).toContain(problem)
})

it('checks the values of a map', () => {
  const map = { type: 'object', additionalProperties: { type: 'number' } }
  expect(violations(map, { a: 1, b: 'x' })).toEqual(['answer/b must be number'])
})

it('names the words that an open list does not know, which are no fault', () => {
  const anyOf = [{ type: 'string', enum: ['A', 'B'] }, { type: ['string', 'null'] }]
  const open = { type: 'array', items: { anyOf, 'x-known-words': true } }
  const unknown: string[] = []
  expect(violations(open, ['A', 'C', null], unknown)).toEqual([])
  expect(unknown).toEqual(['answer/1 is C, a word that the portal does not know by itself'])
})
