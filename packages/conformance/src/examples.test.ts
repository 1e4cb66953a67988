import { allEndpoints } from '@voie-libre/contract/calls/all'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { violationsOf } from './jsonSchema.ts'
import { contractDocument } from './openapi.ts'

const media = z.object({ schema: z.unknown(), example: z.optional(z.unknown()) })
const content = z.object({ content: z.record(z.string(), z.unknown()) })
const operation = z.object({
  operationId: z.string(),
  requestBody: z.optional(content),
  responses: z.record(z.string(), z.unknown()),
})
const document: unknown = JSON.parse(JSON.stringify(contractDocument()))
const violations = violationsOf(document)
const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }).parse(document)
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

it('every example of a request and of an answer follows its schema', () => {
  const faults = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, responses['200']].flatMap((part) => {
      const [described] = Object.values(content.safeParse(part).data?.content ?? {})
      const { data } = media.safeParse(described)
      if (data?.schema === undefined || data.example === undefined) return []
      return violations(data.schema, data.example).map((fault) => `${operationId}: ${fault}`)
    }),
  )
  expect(faults).toEqual([])
})

it('the portal can read every example of an answer', () => {
  const read = allEndpoints.flatMap(({ name, answer, mayBeEmpty }) => {
    if (typeof answer === 'string') return []
    const described = operations.find(({ operationId }) => operationId === name)
    const { example } = media.parse(content.parse(described?.responses['200']).content['application/json'])
    if (example === undefined && mayBeEmpty !== true) return [`${name} has no example`]
    const decoded = z.safeDecode(answer, example)
    return decoded.success ? [] : [`${name}: ${z.prettifyError(decoded.error)}`]
  })
  expect(read).toEqual([])
})
