import { expect, test, visit } from './support/test.ts'

test(
  'the server draws the header of the operator’s features, its title and description, and the footer’s links',
  { tag: ['@HEADER-01', '@HEADER-11', '@DATA-36', '@FOOTER-01', '@OPEN-56'] },
  async ({ page, sandbox, openDrawn }) => {
    await sandbox.whitelabel({ seo: { title: 'Péage du Val', description: 'Payer sans barrière' } })
    // The server draws pages from recent answers of the operator.
    await expect(async () => {
      await openDrawn('/form/claim')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Payer sans barrière', {
        timeout: 1,
      })
    }).toPass()
    await expect(page).toHaveTitle(/ - Péage du Val$/)
    const banner = page.getByRole('banner')
    await expect(banner.locator('[aria-current=page]')).toHaveText(['Contester'])
    await expect(banner.getByRole('link', { name: 'Prépayer', exact: true })).toHaveAttribute(
      'href',
      '/form/prepayment',
    )
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
    await expect(legal).toHaveAttribute('href', '/legal-notice')
  },
)

test('only iOS gets the zoom limit in the viewport', { tag: ['@CONST-17'] }, async ({ page, context }) => {
  const viewport = page.locator('meta[name=viewport]')
  await visit(page, '/help')
  await expect(viewport).toHaveAttribute('content', 'width=device-width, initial-scale=1')
  const protocol = await context.newCDPSession(page)
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605'
  await protocol.send('Emulation.setUserAgentOverride', { userAgent })
  await page.goto('/help')
  await expect(viewport).toHaveAttribute('content', /maximum-scale=1\.0/)
  await protocol.send('Emulation.setUserAgentOverride', { userAgent: '' })
  await protocol.detach()
})

test('a page replaces the one before as soon as its address shows, also on a slow phone', async ({ page, context }) => {
  await visit(page, '/')
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // Counts the tasks that find the new address above the page before.
  const late = page.evaluate(async () => {
    const tasks = () => new Promise((done) => setTimeout(done))
    const before = document.querySelector('main h1')
    while (location.pathname === '/') await tasks()
    let count = 0
    while (document.querySelector('main h1') === before) {
      count += 1
      await tasks()
    }
    return count
  })
  await page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true }).click()
  expect(await late).toBeLessThanOrEqual(1)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
})
