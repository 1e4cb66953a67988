import { field, method, payButton, readyToPay, twoJourneys } from './support/paying.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const cards = {
  'Carte SHELL': { number: '7002123456789012345', cvv: '007' },
  'Carte ESSO': { number: '7034123456789012345', cvv: undefined },
} as const
type Name = keyof typeof cards

async function fillCard(page: Page, name: Name, change: Partial<Record<'number' | 'expiry' | 'cvv', string>> = {}) {
  const card = { expiry: '09/40', ...cards[name], ...change }
  await method(page, name).check()
  await field(page, 'Numéro de carte').fill(card.number)
  await field(page, "Date d'expiration").fill(card.expiry)
  if (cards[name].cvv !== undefined) await field(page, 'Cryptogramme').fill(card.cvv ?? '')
  await field(page, 'E-mail').fill('jeanne@example.org')
}

const below = (page: Page) => page.getByRole('form').getByRole('alert')

test(
  'a driver pays by SHELL card with its CVV; the card appears in one API call only: not in storage, addresses or the console',
  {
    tag: [
      '@PAY-05',
      '@VALID-37',
      '@VALID-38',
      '@VALID-40',
      '@VALID-42',
      '@CONST-04',
      '@API-68',
      '@DATA-21',
      '@OPEN-42',
      '@F-PAY-15',
    ],
  },
  async ({ page, site, sandbox }) => {
    const { number } = cards['Carte SHELL']
    const sessionId = await readyToPay(page, { site, sandbox })
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(request.url())
      if (!request.url().includes('/payments/privateCards')) seen.push(request.postData() ?? '')
    })
    await visit(page, '/payment')
    await test.step('the form has the fields of its card, and another card clears them', async () => {
      await method(page, 'Carte SHELL').check()
      await expect(payButton(page)).toBeDisabled()
      await expect(field(page, 'Numéro de carte')).toHaveAttribute('autocomplete', 'cc-number')
      await expect(field(page, "Date d'expiration")).toHaveAttribute('autocomplete', 'cc-exp')
      await expect(field(page, 'Cryptogramme')).toHaveAttribute('autocomplete', 'cc-csc')
      await axe(page)
      await fillCard(page, 'Carte SHELL')
      await method(page, 'Carte ESSO').check()
      await expect(field(page, 'Cryptogramme')).toHaveCount(0)
      await expect(field(page, 'Numéro de carte')).toHaveValue('')
      await expect(field(page, "Date d'expiration")).toHaveValue('')
      await method(page, 'Carte SHELL').check()
      await expect(field(page, 'Numéro de carte')).toHaveValue('')
      await expect(field(page, 'Cryptogramme')).toHaveValue('')
    })

    await fillCard(page, 'Carte SHELL', { cvv: '729' })
    await expect(field(page, 'Numéro de carte')).toHaveValue('7002 1234 5678 9012 345')
    const sent = page.waitForRequest((request) => request.url().includes('/payments/privateCards'))
    await payButton(page).click()
    const request = await sent
    expect(new URL(request.url()).search).toBe(`?sessionId=${sessionId}`)
    expect(request.postDataJSON()).toEqual({
      cardType: 'SHELL',
      cardNumber: number,
      cardValidity: '4009',
      cvv: '729',
      email: 'jeanne@example.org',
      expectedTotal: 4050,
    })
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED', amount: 4050, provider: 'CARD' }])

    const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    const everything = [...seen, await page.evaluate(stored)].join('\n')
    expect(everything).not.toContain(number)
    expect(everything).not.toContain('7002 1234')
    expect(everything).not.toMatch(/\b729\b/)
    expect(JSON.stringify(await sandbox.calls())).not.toContain(number)
  },
)

test.describe('a card that the server rejects', () => {
  test(
    'the error appears under the form, the values stay and can be corrected; an expired card has the result page instead',
    { tag: ['@PAY-15', '@PAY-18', '@OPEN-42', '@RESULT-12', '@RESULT-13', '@F-NET-11'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await fillCard(page, 'Carte ESSO')
      for (const [number, text] of [
        ['9999123456789012345', "Le numéro de carte n'est pas valide"],
        ['7002123456789012345', 'Le numéro ne correspond pas au type de carte choisi'],
      ] as const) {
        await field(page, 'Numéro de carte').fill(number)
        await payButton(page).click()
        await expect(below(page)).toHaveText(text)
        await expect(field(page, 'Numéro de carte')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, 'Numéro de carte')).toHaveAccessibleDescription(new RegExp(text))
        await expect(field(page, 'E-mail')).toHaveValue('jeanne@example.org')
      }
      await axe(page)
      await sandbox.fault({
        method: 'POST',
        path: '/services/v1/payments/privateCards',
        status: 400,
        body: { code: 'journey_vehicle_category_forbidden' },
      })
      await field(page, 'Numéro de carte').fill(cards['Carte ESSO'].number)
      await payButton(page).click()
      await expect(below(page)).toHaveText("Ce moyen de paiement n'est pas accepté pour cette classe de véhicule")

      await field(page, "Date d'expiration").fill('01/20')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/payment\/rejected$/)
      await expect(page.getByText('Votre paiement a été rejeté.')).toBeVisible()
      await expect(page.getByText("Aucune somme n'a été débitée.")).toBeVisible()
      await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
      await expect(page).toHaveURL(/\/payment$/)
      await fillCard(page, 'Carte ESSO')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/payment\/success$/)
    },
  )

  test(
    'without an answer the page says that the payment may have gone through, and offers to check it',
    { tag: ['@PAY-15', '@F-NET-02'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await page.route('**/payments/privateCards?*', async (route) => {
        await route.fetch({ maxRetries: 1 }) // the request arrives, but its answer is lost
        await route.abort()
      })
      await fillCard(page, 'Carte ESSO')
      await payButton(page).click()
      await expect(below(page)).toContainText('Pas de connexion')
      await expect(page.getByText('votre paiement a peut-être abouti')).toBeVisible()
      await page.getByRole('link', { name: 'Vérifier le paiement' }).click()
      await expect(page).toHaveURL(/\/payment\/success$/)
      await expect.poll(() => sandbox.payments()).toHaveLength(1)
    },
  )
})

test(
  "TOTAL and DKV cannot pay a prepayment or a journey in progress, even when the server's list of methods does not exclude them",
  { tag: ['@PAY-16', '@PAY-17', '@OPEN-40'] },
  async ({ page, site, sandbox }) => {
    const trip = { in: { id: '23', label: 'Montmarault' }, out: { id: '34', label: 'Digoin' }, carCategory: 1 }
    const prepaid = { id: 'pre', status: 'PREPAYMENT', nature: 'prePayment', completed: true, ...trip }
    const running = { id: 'run', status: 'EN_COURS', inProgressId: 'run', ...trip } as const
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/payments/allJourneys',
      status: 200,
      // A basket that has changed is registered a second time.
      times: 4,
      body: {
        paymentMethods: ['CREDIT_CARD', 'TOTAL', 'DKV', 'SHELL', 'ESSO'].map((type) => ({ type, isEnabled: true })),
      },
    })
    for (const [journeys, third, text] of [
      [twoJourneys, prepaid, 'Ce moyen de paiement ne permet pas de régler un prépaiement'],
      [
        [...twoJourneys, running],
        { ...running, completed: true },
        'Ce moyen de paiement ne permet pas de régler un trajet en cours',
      ],
    ] as const) {
      // A tab keeps its own basket over a new search.
      await page.evaluate(() => sessionStorage.clear())
      await readyToPay(page, { site, sandbox, journeys })
      await page.evaluate((journey) => {
        const [first, second] = JSON.parse(localStorage.getItem('travels-to-pay') ?? '[]')
        localStorage.setItem('travels-to-pay', JSON.stringify([first, second, { ...first, ...journey }]))
      }, third)
      await visit(page, '/payment')
      for (const name of ['Carte TOTAL', 'Carte DKV']) {
        await expect(method(page, name)).toBeDisabled()
        // A disabled method needs `force`, which does not wait until the page stands still.
        await expect(() => page.getByText(name).click({ force: true })).toPass()
        await expect(page.getByRole('dialog', { name: 'Moyen de paiement indisponible' })).toContainText(text)
        await page.keyboard.press('Escape')
      }
      for (const name of ['Carte bancaire', 'Carte SHELL', 'Carte ESSO']) await expect(method(page, name)).toBeEnabled()
    }
  },
)
