import { expect, test, visit } from './support/test.ts'

test(
  'when the operator does not answer, the server sends home with its search, and the rest still loads',
  { tag: ['@HOME-14', '@F-NET-03'] },
  async ({ page, sandbox }) => {
    const path = '/services/v1/whitelabels/homepage'
    await sandbox.fault({ method: 'GET', path, times: 20, delayMs: 40_000 })
    const asked: string[] = []
    page.on('request', (request) => void (request.url().endsWith(path) && asked.push(request.url())))
    await visit(page, '/')
    await expect(page.getByRole('textbox', { name: "Plaque d'immatriculation" })).toBeVisible()
    expect(asked, 'the search waits for no timeout').toHaveLength(1)
    await expect(page.getByRole('main').getByText('Chargement en cours')).toBeVisible()
  },
)
