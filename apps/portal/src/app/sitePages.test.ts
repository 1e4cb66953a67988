import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pages } from '@voie-libre/domain/access/pages'
import { languages } from '@voie-libre/domain/reference/languages'
import { expect, it } from 'vitest'
import { sitePageAt, sitePages } from './sitePages.ts'

it('has a module for each path of the site, and only files that exist', () => {
  expect(sitePages.map(({ name }) => name).toSorted()).toEqual(Object.keys(pages).toSorted())
  const files = sitePages.flatMap(({ sources }) => languages.flatMap(sources))
  expect(files.filter((file) => !existsSync(resolve(import.meta.dirname, '../..', file)))).toEqual([])
})

it.each([
  ['/', 'home'],
  ['/Form/Payment/', 'formPayment'],
  ['/help/pay', 'helpCategory'],
  ['/legal', 'article'],
  ['/a/b/c', undefined],
])('finds the page at %s', (path, name) => {
  expect(sitePageAt(path)?.name).toBe(name)
})
