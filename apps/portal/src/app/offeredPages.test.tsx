import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { faults, openPage } from '../testing/openPage.tsx'

const closed = () =>
  [...document.querySelectorAll('[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/(?:account|renters|alert)|prepay|^(?!\/help).*\/claim/.test(href))

it('an operator that only takes payments offers neither accounts nor claims, alerts, prepayment or fleets', async () => {
  const settings = { profiles: ['payment'] } as const
  const journey = { id: '1', date: '2026-01-05T08:10:00', status: 'TERMINE', nature: 'latePayment', ttcPrice: 4.5 }
  const found = { type: 'detailed', sessionId: 's', plate: 'EX200AA', countryCode: 'FR', journeys: [journey] }
  const choices = ['PAYMENT', 'LOGIN', 'PROTEST', 'ALERT', 'PREPAYMENT'] as const
  const answers = {
    'GET /services/v1/whitelabels/journeys/toPay/page': { canContestJourney: true, canAddPrepayment: true },
    'GET /services/v1/whitelabels/helpcenter/faq': { categories: [{ id: 'pay', title: 'Payer' }] },
    'GET /services/v1/whitelabels/helpcenter/faq/categories/pay/smartform': {
      id: 'root',
      type: 'ROOT',
      children: choices.map((action) => ({ id: action, type: 'ACTION', label: action, action })),
    },
    'GET /services/v1/journeys': found,
    'GET /services/v1/detailedJourneys': found,
  }
  await openPage('/form/payment', answers, { settings })
  const tabs = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Payer', "Centre d'aide"])
  expect(closed()).toEqual([])
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^Numéro de plaque/ }).fill('EX200AA')
  await main.getByRole('button', { name: 'Rechercher' }).click()
  await expect.element(main.getByRole('button', { name: /^Payer/ })).toBeVisible()
  expect(closed()).toEqual([])
  expect(await faults()).toEqual([])

  await openPage('/contact/chatbot?category=pay', answers, { settings })
  await expect.element(main.getByRole('link', { name: 'PAYMENT' })).toBeVisible()
  const links = main.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Accueil', 'PAYMENT', 'Écrire un message'])

  // The rule's table has all pages of a feature that is off.
  await openPage('/account/login', answers, { settings })
  await expect.poll(() => location.pathname).toBe('/')
  expect(closed()).toEqual([])
})
