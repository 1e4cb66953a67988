import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conformance } from '@voie-libre/conformance/command'
import { launchOptions } from '@voie-libre/tools/browser'
import { root } from '@voie-libre/tools/paths'
import { type ServerProcess, startServer, startSite } from '@voie-libre/tools/siteProcess'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Driver } from '../testing/drivers.ts'
import { payFromHome } from '../testing/payOnScreen.ts'

const guide = readFileSync(join(root, 'docs/YOUR-SERVER.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-server-'))
const server = startServer(['deploy/examples/server.py', '0'], process.env, root, 'python3')
let operator = ''
let portal: ServerProcess

beforeAll(async () => {
  operator = await server.address
  // The ports of the example's configuration may be in use on this machine.
  portal = startSite({
    PORTAL_CONFIG: join(root, 'deploy/examples/server.config.json'),
    OPERATOR_API_URL: operator,
    PROVIDER_ORIGINS: operator,
  })
  await portal.address
})
afterAll(async () => {
  await Promise.all([server.stop(), portal.stop()])
  rmSync(folder, { recursive: true })
})

/** The published check of the profile that the guide names. */
const broken = async (more: { plate: string; paid?: string; notification?: string }) => {
  const findings = await conformance({
    url: operator,
    profile: ['payment'],
    captcha: 'none',
    provider: [operator],
    write: true,
    slowest: 60_000,
    generate: 10,
    seed: 7,
    ...more,
  })
  expect(findings.filter(({ result }) => result === 'ok').length).toBeGreaterThan(40)
  return findings.filter(({ result }) => result === 'broken')
}

it('answers the commands of the guide as it says, from the first one to the last one', () => {
  const blocks = [...guide.matchAll(/^```sh curl\n([\s\S]*?)^```\n+```json\n([\s\S]*?)^```/gm)]
  expect(blocks.length).toBeGreaterThanOrEqual(6)
  let session = ''
  for (const [, command = '', wanted = ''] of blocks) {
    const here = (text: string) => text.replaceAll('http://localhost:8000', operator)
    const script = here(command).replaceAll('$SESSION', session)
    const answer: unknown = JSON.parse(execFileSync('sh', ['-e', '-c', script], { encoding: 'utf8' }))
    expect(answer, command).toMatchObject(JSON.parse(here(wanted)))
    if (typeof answer === 'object' && answer !== null && 'sessionId' in answer) session = String(answer.sessionId)
  }
})

it('lets a driver find and pay a journey by plate in the portal, and passes the check before and after', async () => {
  expect(await broken({ plate: 'CD-456-EF' })).toEqual([])
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ baseURL: await portal.address, locale: 'fr-FR' })
    const page = await context.newPage()
    const sent = page.waitForRequest('**/payments/psp?*')
    const driver: Driver = { plate: 'AB-123-CD', email: 'ada@example.org', method: 'provider', confirmed: false }
    await payFromHome(page, driver)
    expect(driver.confirmed).toBe(true)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('main').getByRole('button', { name: 'Télécharger le reçu' }).click(),
    ])
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    const paid = new URL((await sent).url()).searchParams.get('sessionId') ?? ''
    const notification = join(folder, 'notification.json')
    const body = /^The provider says: (.*)$/m.exec(server.output())?.[1]
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    writeFileSync(notification, JSON.stringify({ url: `${operator}/notification`, headers, body }))
    expect(await broken({ plate: 'CD-456-EF', paid, notification })).toEqual([])
    // Another driver of the vehicle finds nothing to pay.
    const again = await fetch(`${operator}/services/v1/journeys?plate=AB-123-CD&country=FR`)
    expect(await again.json()).toMatchObject({ journeys: [] })

    await page.goto('/en')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Pay your journeys')
  } finally {
    await browser.close()
  }
})
