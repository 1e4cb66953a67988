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
  expect(at('components/schemas/Journey/properties/ttcPrice')).toEqual({ type: ['number', 'string', 'null'] })
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
