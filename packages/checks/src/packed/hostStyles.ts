import assert from 'node:assert/strict'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { looksOf, wear } from './visit.ts'

/** Style sheets of hosts, outside of layers: resets, a framework with `!important` utilities, a theme for elements. */
const theirs = [
  '/node_modules/normalize.css/normalize.css',
  '/node_modules/reset-css/reset.css',
  '/node_modules/bootstrap/dist/css/bootstrap.css',
  '/sheets/content-box.css',
  '/sheets/root-font.css',
  '/sheets/cms.css',
]

/** Adds to the built host the style sheets to try, and the library's as a bundler joins them. Returns the folder. */
export async function withSheets(host: string): Promise<string> {
  const dist = join(host, 'dist')
  const own = '/node_modules/@voie-libre/tokens/dist/'
  const brand = await readFile(join(host, own, 'harbour.css'), 'utf8')
  const classes = await readFile(join(host, 'node_modules/@voie-libre/ui/dist/styles.unlayered.css'), 'utf8')
  await cp(join(import.meta.dirname, 'sheets'), join(dist, 'sheets'), { recursive: true })
  await cp(join(import.meta.dirname, 'own.css'), join(dist, 'own.css'))
  await writeFile(join(dist, 'ours.css'), `${brand.replaceAll("url('", `url('${own}`)}${classes}`)
  return dist
}

/** Compares the page, with an open dialog, in a bare host and beside each style sheet of a host, before and after ours. */
export async function looksTheSame(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '2 March 2026, 08:14' }).check()
  await page.getByRole('button', { name: 'Pay 1 of 3' }).click()
  await page.getByRole('dialog', { name: 'Pay now?' }).waitFor()
  await wear(page, ['/ours.css', '/own.css'])
  const bare = await looksOf(page)
  assert.ok(bare.length > 300, 'few elements of the library')
  const faults: string[] = []
  for (const sheet of theirs) {
    for (const order of [
      [sheet, '/ours.css'],
      ['/ours.css', sheet],
    ]) {
      await wear(page, [...order, '/own.css'])
      faults.push(...differences(await looksOf(page), bare).map((fault) => `${order.join(', ')}: ${fault}`))
    }
  }
  assert.deepEqual(faults, [], 'the host changes the library')
}

/** The properties that differ from the reference, by element, or the numbers of elements. */
export const differences = (looks: readonly string[], reference: readonly string[]) =>
  looks.length === reference.length
    ? looks.flatMap((look, index) => (look === reference[index] ? [] : [difference(look, reference[index] ?? '')]))
    : [`${looks.length} elements of the library instead of ${reference.length}`]

function difference(look: string, reference: string): string {
  const expected = reference.split('; ')
  const changed = look
    .split('; ')
    .flatMap((part, index) => (part === expected[index] ? [] : `${part} for ${expected[index]}`))
  return `${expected[0]}: ${changed.join('; ')}`
}
