import { expect, it } from 'vitest'
import { violations } from './jsonSchema.ts'

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
const schema = { $ref: '#/components/schemas/Node' }

it.each([
  ['accepts what fits', { id: 1, kind: 'A', children: [{ id: 'x', children: null }], count: 5, code: 'FR' }, []],
  ['ignores fields it does not know', { id: 1, more: {} }, []],
  ['names what is missing', { kind: 'A' }, ['answer.id is missing']],
  ['names a wrong type', { id: null }, ['answer.id is null, not string or number']],
  ['names a value outside the list', { id: 1, kind: 'C' }, ['answer.kind is "C", not one of A, B']],
  ['looks into lists', { id: 1, children: [{ id: 1 }, {}] }, ['answer.children[1].id is missing']],
  ['tells a list from an object', { id: 1, children: {} }, ['answer.children is {}, not array']],
  ['checks numbers', { id: 1, count: 1.5 }, ['answer.count is 1.5, not integer']],
  ['checks limits', { id: 1, count: 6 }, ['answer.count is above 5']],
  ['checks how a text is written', { id: 1, code: 'fr' }, ['answer.code is "fr", which is not written as ^[A-Z]{2}$']],
  ['tells an object from a list', [], ['answer is [], not object']],
])('%s', (_, value, problems) => expect(violations(document, schema, value)).toEqual(problems))

it('checks the values of a map', () => {
  const map = { type: 'object', additionalProperties: { type: 'number' } }
  expect(violations(document, map, { a: 1, b: 'x' })).toEqual(['answer.b is "x", not number'])
})
