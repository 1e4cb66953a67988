import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { clearedByClear } from '@voie-libre/domain/storage/stored'
import { expect, it } from 'vitest'

it('hides the prerendered home if the visitor has stored data to clear', { tags: ['STORE-03'] }, () => {
  const document = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8')
  const [, list = ''] = /var forgotten = \[([^\]]*)\]/.exec(document) ?? []
  expect(new Set([...list.matchAll(/'([^']+)'/g)].map(([, key]) => key))).toEqual(new Set(clearedByClear))
})
