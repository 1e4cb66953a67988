import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { expect, it } from 'vitest'
import { contractDocument } from './openapi.ts'

const document: unknown = JSON.parse(JSON.stringify(contractDocument()))

function at(path: string): unknown {
  return path.split('/').reduce<unknown>((value, key) => {
    const name = key.replaceAll('~1', '/')
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }, document)
}

it('describes every call of the contract under its path and method', () => {
  for (const { method, path, name } of allEndpoints) {
    expect(at(`paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/operationId`)).toBe(name)
  }
})

it('has no dangling reference', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((path) => at(path) === undefined)).toEqual([])
})

it('describes amounts in the wire format, in euros', () => {
  expect(at('components/schemas/Journey/properties/ttcPrice')).toMatchObject({ type: ['number', 'string', 'null'] })
})

interface Described {
  description?: string
  properties?: Record<string, Described>
}
/** The places of fields and parameters in the document that say nothing about themselves. */
function undescribed(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties = {} } = value as Described
  const silent = Object.entries(properties).filter(([, property]) => (property.description ?? '').length < 10)
  return [
    ...silent.map(([field]) => `${place}.${field}`),
    ...('in' in value && 'schema' in value && !('description' in value) ? [place] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      undescribed(inner, key === 'properties' ? place : `${place}/${key}`),
    ),
  ]
}

it('says of every field and parameter what it means, and of amounts and times in which unit', () => {
  expect(undescribed(document, '')).toEqual([])
  const meaning = (path: string) => at(`components/schemas/${path}/description`)
  expect(meaning('PaymentMethods/properties/total')).toMatch(/in cents/)
  expect(meaning('ProviderPayment/properties/expectedTotal')).toMatch(/in cents/)
  expect(meaning('PrepaymentPrice/properties/total')).toMatch(/in euros/)
  expect(meaning('Journey/properties/deadline')).toMatch(/Paris time/)
})

it('names the known words of texts that may have others, and the keys and columns of lists', () => {
  expect(at('components/schemas/FooterEntry/properties/footerEntrySection/anyOf/0/enum')).toContain('LEGAL_NOTICES')
  expect(at('components/schemas/HomePage/properties/actions/items/anyOf/0/enum')).toContain('freeflow')
  expect(at('components/schemas/PaymentState/properties/status/anyOf')).toHaveLength(2)
  const parameters = at('paths/~1services~1v1~1renters~1journeys/get/parameters')
  const named = (name: string): unknown => Array.isArray(parameters) && parameters.find((one) => one.name === name)
  expect(named('sortBy')).toMatchObject({
    schema: { anyOf: [{ enum: expect.arrayContaining(['date', 'noticeNumber']) }, { type: 'string' }] },
  })
  expect(named('filters')).toMatchObject({ schema: { contentSchema: { $ref: '#/components/schemas/FleetFilters' } } })
})

it('tells the statuses of refusals, with their codes', () => {
  const answers = (path: string) => Object.keys(Object(at(`paths/${path}/responses`)))
  expect(answers('~1services~1v1~1payments~1psp/post')).toEqual(['200', '400', '409', '413', '429', 'default'])
  expect(answers('~1services~1v1~1users~1me/get')).toEqual(['200', '400', '401', '403', '429', 'default'])
  expect(at('paths/~1services~1v1~1payments~1psp/post/responses/409/description')).toContain('`basket_changed`')
})

it('follows every recommended rule of redocly', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const linted = spawnSync(process.execPath, [cli, 'lint', file, '--extends=recommended', '--format=json'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  await rm(folder, { recursive: true })
  expect(JSON.parse(linted.stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
})

it('states who may call, and that a refresh sends no token', { tags: ['API-03'] }, () => {
  expect(at('paths/~1services~1v1~1users~1me/get/security')).toEqual([{ userToken: [] }])
  expect(at('paths/~1services~1v1~1public~1users~1token~1refresh/post/security')).toEqual([])
})

it('marks our extensions and describes uploads', () => {
  expect(at('paths/~1services~1v1~1captcha~1challenge/get/x-extension')).toBe(true)
  expect(at('paths/~1services~1v1~1protests/post/requestBody/content/multipart~1form-data/schema')).toBeDefined()
  expect(at('components/schemas/SendClaimBody/properties/files/type')).toBe('array')
})
