import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@voie-libre/domain/access/pages'
import { expect, it } from 'vitest'
import { budgetOf, overFirstLoad, routesIn } from './bench/firstLoad.ts'
import { portal } from './paths.ts'

it.each([
  ['passes within the slack', '/form/claim', 181, []],
  ['refuses more', '/form/claim', 181.4, ['/form/claim: its first code is 181.4 kB, its budget 180 kB.']],
  ['leaves a page without a budget alone', '/renters/travels', 300, []],
])('the first code of a page %s', (_, path, kilobytes, faults) => {
  expect(overFirstLoad([{ path, kilobytes, files: 9 }])).toEqual(faults)
})

it('finds the module and the texts of every page of the route table, and of every page with a budget', () => {
  const routes = routesIn(readFileSync(join(portal, 'src/app/routes.tsx'), 'utf8'))
  expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.values(pages).toSorted())
  expect(routes.find(({ path }) => path === '/payment/waiting')).toEqual({
    path: '/payment/waiting',
    module: 'features/payment/ResultPage.tsx',
    namespaces: ['payment'],
  })
  expect(routes.filter(({ path }) => budgetOf(path) !== undefined)).toHaveLength(16)
})
