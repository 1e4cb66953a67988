import { field, method, payButton, readyToPay, twoJourneys } from './support/paying.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const cards = {
  'Carte TOTAL': { number: '703512345678901234', cvv: '123' },
  'Carte DKV': { number: '70431234567890123', cvv: undefined },
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

for (const name of ['Carte SHELL', 'Carte ESSO'] as const) {
  const { number, cvv } = cards[name]
  test(
    `${name}: ${number.length} digits, ${cvv === undefined ? 'no' : 'a'} CVV, paid and confirmed`,
    {
      tag: [
        '@PAY-05',
        '@VALID-37',
        '@VALID-38',
        '@VALID-40',
        '@VALID-42',
        '@CONST-02',
        '@CONST-03',
        '@CONST-04',
        '@CONST-05',
        '@API-68',
        '@DATA-21',
      ],
    },
    async ({ page, site, sandbox }) => {
      const sessionId = await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await method(page, name).check()
      await expect(payButton(page)).toBeDisabled()
      await expect(field(page, 'Cryptogramme')).toHaveCount(cvv === undefined ? 0 : 1)
      await expect(field(page, 'Numéro de carte')).toHaveAttribute('autocomplete', 'cc-number')
      await expect(field(page, "Date d'expiration")).toHaveAttribute('autocomplete', 'cc-exp')
      if (cvv !== undefined) await expect(field(page, 'Cryptogramme')).toHaveAttribute('autocomplete', 'cc-csc')
      await axe(page)

      await fillCard(page, name)
      const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')
      await expect(field(page, 'Numéro de carte')).toHaveValue(grouped)
      const sent = page.waitForRequest((request) => request.url().includes('/payments/privateCards'))
      await payButton(page).click()
      const request = await sent
      expect(new URL(request.url()).search).toBe(`?sessionId=${sessionId}`)
      expect(request.postDataJSON()).toEqual({
        cardType: name.replace('Carte ', ''),
        cardNumber: number,
        cardValidity: '4009',
        ...(cvv !== undefined && { cvv }),
        email: 'jeanne@example.org',
        expectedTotal: 4050,
      })
      await expect(page).toHaveURL(/\/payment\/success$/)
      await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
      await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED', amount: 4050, provider: 'CARD' }])
    },
  )
}

test(
  'the button stays disabled while the form is invalid, and nothing is sent',
  { tag: ['@PAY-22', '@VALID-38', '@VALID-39', '@VALID-41', '@F-PAY-14'] },
  async ({ page, site, sandbox }) => {
    const wrong: [Name, string, Partial<Record<'number' | 'expiry' | 'cvv', string>>][] = [
      ['Carte TOTAL', 'a digit missing', { number: '70351234567890123' }],
      ['Carte TOTAL', 'a digit too many', { number: '7035123456789012345' }],
      ['Carte TOTAL', 'month 00', { expiry: '00/25' }],
      ['Carte TOTAL', 'month 13', { expiry: '13/25' }],
      ['Carte TOTAL', 'three digits of expiry', { expiry: '1/25' }],
      ['Carte TOTAL', 'a CVV of 2 digits', { cvv: '12' }],
      ['Carte TOTAL', 'a CVV of 4 digits', { cvv: '1234' }],
      ['Carte DKV', '16 digits', { number: '7043123456789012' }],
      ['Carte DKV', '18 digits', { number: '704312345678901234' }],
      ['Carte SHELL', '18 digits', { number: '700212345678901234' }],
      ['Carte SHELL', 'no CVV', { cvv: '' }],
      ['Carte ESSO', '20 digits', { number: '70341234567890123456' }],
      ['Carte ESSO', 'letters only', { number: 'ABCD' }],
    ]
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    for (const [name, what, change] of wrong) {
      await test.step(`${name} with ${what}`, async () => {
        await fillCard(page, name)
        await expect(payButton(page)).toBeEnabled()
        await fillCard(page, name, change)
        await expect(payButton(page)).toBeDisabled()
        await page.keyboard.press('Enter')
      })
    }
    expect(await sandbox.calls('/services/v1/payments/privateCards')).toEqual([])
  },
)

test(
  'the button stays disabled without a valid e-mail',
  { tag: ['@PAY-22', '@VALID-43'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillCard(page, 'Carte ESSO')
    await field(page, 'E-mail').fill('')
    await field(page, 'E-mail').press('Enter')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
    await expect(payButton(page)).toBeDisabled()
    await field(page, 'E-mail').fill('jeanne@')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await expect(payButton(page)).toBeDisabled()
    await field(page, 'E-mail').fill('jeanne@example.org')
    await expect(payButton(page)).toBeEnabled()
  },
)

test(
  'pasted card numbers lose letters and spaces, and an invalid number shows an error',
  { tag: ['@VALID-37', '@VALID-38', '@VALID-39', '@F-PAY-14'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await method(page, 'Carte DKV').check()
    const number = field(page, 'Numéro de carte')
    await number.fill('n° 7043-1234 5678.9012 3')
    await expect(number).toHaveValue('7043 1234 5678 9012 3')
    await number.fill('70431')
    await number.press('Enter')
    await expect(number).toHaveAccessibleDescription(/Le numéro de carte n'est pas valide/)
    const expiry = field(page, "Date d'expiration")
    await expiry.fill('1340')
    await expect(expiry).toHaveValue('13/40')
    await expect(expiry).toHaveAccessibleDescription(/La date d'expiration n'est pas valide/)
    await axe(page)
  },
)

test('choosing another card clears the fields', { tag: ['@OPEN-42'] }, async ({ page, site, sandbox }) => {
  await readyToPay(page, { site, sandbox })
  await visit(page, '/payment')
  await fillCard(page, 'Carte SHELL')
  await method(page, 'Carte ESSO').check()
  await expect(field(page, 'Numéro de carte')).toHaveValue('')
  await expect(field(page, "Date d'expiration")).toHaveValue('')
  await method(page, 'Carte SHELL').check()
  await expect(field(page, 'Numéro de carte')).toHaveValue('')
  await expect(field(page, 'Cryptogramme')).toHaveValue('')
})

test.describe('a card that the server rejects', () => {
  const refusals = [
    ['Carte ESSO', '9999123456789012345', "Le numéro de carte n'est pas valide"],
    ['Carte ESSO', '7002123456789012345', 'Le numéro ne correspond pas au type de carte choisi'],
  ] as const
  for (const [name, number, text] of refusals) {
    test(
      `${text}: the error appears under the form, the values stay and can be corrected`,
      { tag: ['@PAY-15', '@F-NET-11'] },
      async ({ page, site, sandbox }) => {
        await readyToPay(page, { site, sandbox })
        await visit(page, '/payment')
        await fillCard(page, name, { number })
        await payButton(page).click()
        await expect(below(page)).toHaveText(text)
        await expect(field(page, 'Numéro de carte')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, 'Numéro de carte')).toHaveAccessibleDescription(new RegExp(text))
        await expect(field(page, 'E-mail')).toHaveValue('jeanne@example.org')
        await axe(page)
        await field(page, 'Numéro de carte').fill(cards[name].number)
        await payButton(page).click()
        await expect(page).toHaveURL(/\/payment\/success$/)
      },
    )
  }

  test(
    'an expired card: the result page shows the rejection instead of the form',
    { tag: ['@OPEN-42', '@RESULT-12', '@RESULT-13'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await fillCard(page, 'Carte ESSO', { expiry: '01/20' })
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
      await page.route('**/payments/privateCards?*', async (route) => {
        await route.fetch() // the request arrives, but its answer is lost
        await route.abort()
      })
      await visit(page, '/payment')
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

test.describe('TOTAL and DKV', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Moyen de paiement indisponible' })
  const trip = { in: { id: '23', label: 'Montmarault' }, out: { id: '34', label: 'Digoin' }, carCategory: 1 }

  for (const [id, what, more, text] of [
    [
      'PAY-16',
      'a prepayment',
      { id: 'pre', status: 'PREPAYMENT', nature: 'prePayment', completed: true, ...trip },
      'Ce moyen de paiement ne permet pas de régler un prépaiement',
    ],
    [
      'PAY-17',
      'a completed journey in progress',
      { id: 'run', status: 'EN_COURS', completed: true, inProgressId: 'run', ...trip },
      'Ce moyen de paiement ne permet pas de régler un trajet en cours',
    ],
  ] as const) {
    test(
      `cannot pay ${what}, even when the server's list of methods does not exclude it [${id}]`,
      { tag: ['@OPEN-40'] },
      async ({ page, site, sandbox }) => {
        const running = 'inProgressId' in more ? [{ ...more, completed: false }] : []
        await readyToPay(page, { site, sandbox, journeys: [...twoJourneys, ...running] })
        await visit(page, '/help')
        await page.evaluate((journey) => {
          const [first, second] = JSON.parse(localStorage.getItem('travels-to-pay') ?? '[]')
          localStorage.setItem('travels-to-pay', JSON.stringify([first, second, { ...first, ...journey }]))
        }, more)
        const types = ['CREDIT_CARD', 'TOTAL', 'DKV', 'SHELL', 'ESSO']
        await sandbox.fault({
          method: 'POST',
          path: '/services/v1/payments/allJourneys',
          status: 200,
          body: { paymentMethods: types.map((type) => ({ type, isEnabled: true })) },
        })
        await visit(page, '/payment')
        for (const name of ['Carte TOTAL', 'Carte DKV']) {
          await expect(method(page, name)).toBeDisabled()
          await page.getByText(name).click({ force: true })
          await expect(dialog(page)).toContainText(text)
          await page.keyboard.press('Escape')
        }
        for (const name of ['Carte bancaire', 'Carte SHELL', 'Carte ESSO'])
          await expect(method(page, name)).toBeEnabled()
      },
    )
  }

  test(
    'cannot pay every vehicle class: the server lists the excluded ones',
    { tag: ['@PAY-18'] },
    async ({ page, site, sandbox }) => {
      const lorry = [{ id: 'big', date: '2026-01-05T08:10:00', ttcPrice: 30, carCategory: 4 }]
      await readyToPay(page, { site, sandbox, journeys: lorry })
      await visit(page, '/payment')
      await expect(method(page, 'Carte DKV')).toBeDisabled()
      await page.getByText('Carte DKV').click({ force: true })
      await expect(dialog(page)).toContainText(/classe/i)
    },
  )

  test(
    'are rejected when the server detects the restriction only at payment',
    { tag: ['@PAY-15', '@PAY-18'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      await sandbox.fault({
        method: 'POST',
        path: '/services/v1/payments/privateCards',
        status: 400,
        body: { code: 'journey_vehicle_category_forbidden' },
      })
      await visit(page, '/payment')
      await fillCard(page, 'Carte DKV')
      await payButton(page).click()
      await expect(below(page)).toHaveText("Ce moyen de paiement n'est pas accepté pour cette classe de véhicule")
    },
  )
})

test(
  'card data appears in one API call only: not in storage, addresses or the console',
  { tag: ['@F-PAY-15'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(request.url())
      if (!request.url().includes('/payments/privateCards')) seen.push(request.postData() ?? '')
    })
    await visit(page, '/payment')
    await fillCard(page, 'Carte SHELL', { cvv: '729' })
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment\/success$/)
    const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    const everything = [...seen, await page.evaluate(stored)].join('\n')
    expect(everything).not.toContain('7002123456789012345')
    expect(everything).not.toContain('7002 1234')
    expect(everything).not.toMatch(/\b729\b/)
    expect(JSON.stringify(await sandbox.calls())).not.toContain('7002123456789012345')
  },
)
