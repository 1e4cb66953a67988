import { expect, test, visit } from './support/test.ts'

// Where each visitor arrives, routeGuard.test.tsx tests.
test('a malformed address does not crash the page', { tag: ['@F-NAV-08'] }, async ({ page, site }) => {
  for (const path of ['/%00', '/..%2f..%2fetc', `/${'x'.repeat(2000)}`, '/HELP/', '/a%2fb', '/en/'])
    expect((await fetch(site + path)).status, path).toBeLessThan(500)
  for (const path of ['/%00', '/%E0%A4%A', '/DE/help']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})
