import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { syncSession } from '../../session/visitor.ts'
import { faults, loggedIn, openPage, refused } from '../../testing/openPage.tsx'
import {
  calls,
  cardNumbers,
  chosen,
  field,
  fillBilling,
  fillCard,
  found,
  freeFlow,
  handedOver,
  handover,
  held,
  inTurn,
  known,
  late,
  main,
  method,
  offered,
  opened,
  payButton,
  sells,
  sentTo,
} from './testing/paying.ts'

const alert = main.getByRole('alert')
const open = (answers: object = {}, stored: object = chosen(), path = '/payment') =>
  openPage(path, { ...sells, ...answers }, { stored: { ...stored } })
async function expectDisabled() {
  for (const name of ['bancaire', 'TOTAL', 'DKV', 'SHELL', 'ESSO'])
    await expect.element(method(`Carte ${name}`)).toBeDisabled()
}

const forms = handedOver()
beforeEach(() => void forms.splice(0))
afterEach(() => page.viewport(1280, 720))

describe('the methods', () => {
  it(
    'that fail to load, or are none, are explained and disabled, and are loaded again in place',
    { tags: ['PAY-08', 'PAY-09', 'F-PAY-09', 'F-NET-01', 'F-NET-07'] },
    async () => {
      const proxy = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })
      for (const [answer, text] of [
        [refused(400, 'unauthorized_prepayment'), /prépaiement n'est pas autorisé/],
        [{ paymentMethods: [], total: 4050 }, /^Aucun moyen de paiement n'est disponible pour ces trajets\.$/],
        [inTurn(proxy, offered(4050)), /momentanément indisponible/],
      ] as const) {
        await open({ [calls.methods]: answer })
        await expect.element(alert.filter({ hasText: text })).toBeVisible()
        await expectDisabled()
      }
      await expect.element(page.getByText('Wi-Fi')).not.toBeInTheDocument()
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect.element(method('Carte bancaire')).toBeEnabled()
      await expect.element(alert).not.toBeInTheDocument()
    },
  )

  it('say why they are disabled, by mouse and by keyboard', { tags: ['PAY-10'] }, async () => {
    const paymentMethods = [
      { type: 'CREDIT_CARD', isEnabled: true },
      { type: 'DKV', isEnabled: false, errorMessage: 'En maintenance <b>jusqu’à</b> 18 h' },
      { type: 'ESSO', isEnabled: false, errorMessage: 'journey_vehicle_category_forbidden' },
    ]
    await open({ [calls.methods]: { paymentMethods, total: 4050 } })
    const dialog = page.getByRole('dialog', { name: 'Moyen de paiement indisponible' })
    await page.getByText('Carte DKV').click({ force: true })
    await expect.element(dialog).toMatchTextContent('En maintenance <b>jusqu’à</b> 18 h')
    expect(await faults()).toEqual([])
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(method('Carte DKV')).not.toBeChecked()
    method('Carte ESSO').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(dialog).toMatchTextContent("n'est pas accepté pour cette classe de véhicule")
    await userEvent.keyboard('{Escape}')
    await expect.element(method('Carte ESSO')).toHaveFocus()
  })

  it.each([
    ['a prepayment', { id: 'pre', status: 'PREPAYMENT', nature: 'prePayment' }, 'un prépaiement'],
    ['a journey in progress', { id: 'run', status: 'EN_COURS', inProgressId: 'run' }, 'un trajet en cours'],
  ] as const)(
    'TOTAL and DKV cannot pay %s, even when the server does not exclude them',
    { tags: ['PAY-16', 'PAY-17', 'OPEN-40'] },
    async (_, third, text) => {
      const set = found([late, freeFlow, { ...freeFlow, ...third, completed: true }])
      await open({ [calls.journeys]: set, [calls.methods]: offered(5290) }, chosen(set))
      for (const name of ['Carte TOTAL', 'Carte DKV']) {
        await expect.element(method(name)).toBeDisabled()
        await page.getByText(name).click({ force: true })
        const dialog = page.getByRole('dialog', { name: 'Moyen de paiement indisponible' })
        await expect.element(dialog).toMatchTextContent(`Ce moyen de paiement ne permet pas de régler ${text}`)
        await userEvent.keyboard('{Escape}')
        await expect.element(dialog).not.toBeInTheDocument()
      }
      for (const name of ['Carte bancaire', 'Carte SHELL', 'Carte ESSO'])
        await expect.element(method(name)).toBeEnabled()
    },
  )
})

describe('the billing form', () => {
  it(
    "has on a phone a row with 'Payer', which asks for a method first and then sends the form",
    { tags: ['PAY-02', 'LIST-06'] },
    async () => {
      await page.viewport(375, 667)
      await open()
      const row = page.getByRole('region', { name: 'Récapitulatif' })
      const pay = row.getByRole('button', { name: /^Payer 40,50/ })
      await pay.click()
      await expect.element(alert).toHaveTextContent('Choisissez un moyen de paiement.')
      await expect.element(method('Carte bancaire')).toHaveFocus()
      await fillBilling()
      await userEvent.clear(field('Ville'))
      await pay.click()
      await expect.element(page.getByText('Veuillez remplir tous les champs obligatoires.')).toBeInViewport()
      await userEvent.fill(field('Ville'), 'Moulins')
      // One button at each width: the form's own is for wide windows.
      await expect.poll(() => payButton.elements()).toHaveLength(1)
      expect(await faults()).toEqual([])
      await pay.click()
      await expect.poll(() => forms).toHaveLength(1)
    },
  )

  it(
    'is filled in for a customer, whose payment shows the journeys by name',
    { tags: ['PAY-06', 'API-62', 'API-63'] },
    async () => {
      const profile = { firstName: 'Claire', lastName: 'Martin', billingAddress: '3 place de la Mairie' }
      const place = { billingZipcode: '1000', billingCity: 'Bruxelles', billingCountry: 'BE' }
      const customer = {
        'GET /services/v1/users/me': { email: 'claire.martin@example.org', ...profile, ...place },
        'GET /services/v1/authenticated/detailedJourneys': found(),
        'POST /services/v1/payments/journeys': offered(4050),
      }
      const sent = await open(customer, { ...chosen(), ...loggedIn('customer') })
      await method('Carte bancaire').click()
      for (const [name, value] of [
        ['Prénom', 'Claire'],
        ['Nom', 'Martin'],
        ['Adresse', '3 place de la Mairie'],
        ['Code postal', '1000'],
        ['Ville', 'Bruxelles'],
        ['E-mail', 'claire.martin@example.org'],
      ] as const)
        await expect.element(field(name)).toHaveValue(value)
      await expect.element(page.getByRole('combobox', { name: 'Pays', exact: true })).toHaveValue('Belgique')
      await expect
        .poll(() => sentTo(sent, 'POST /services/v1/payments/journeys'))
        .toEqual([[{ idDossier: 'late1' }, { idDossier: 'ff1' }]])
      await payButton.click()
      await expect.poll(() => forms).toHaveLength(1)
    },
  )

  it(
    'keeps typed values over another method and a language; it can be chosen, filled in and sent by keyboard alone, and the driver comes back in that language',
    { tags: ['F-NAV-09', 'PAY-12', 'DATA-18', 'OPEN-43'] },
    async () => {
      // A provider that the portal does not know is handled like PAYBOX, with parameters as form fields.
      const parameters = [{ pspVariableName: 'A.B', pspVariableValue: '"<é> &' }]
      const sent = await open({ [calls.provider]: handover({ psp: 'OTHER', parameters }) })
      await fillBilling()
      await method('Carte DKV').click()
      await method('Carte bancaire').click()
      await expect.element(field('Ville')).toHaveValue('Moulins')
      await page.getByRole('link', { name: 'English' }).click()
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pay for my journeys')
      await opened('/en/payment')
      await expect.element(field('Town or city')).toHaveValue('Moulins')

      method('Bank card').element().focus()
      for (let presses = 0; presses < 4; presses += 1) await userEvent.keyboard('{ArrowDown}')
      await expect.element(method('ESSO card')).toBeChecked()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(method('Bank card')).toBeChecked()
      for (const text of ['Paul', 'Durand', '1 rue Basse', '75002', 'Paris', '', 'paul@example.org']) {
        await userEvent.tab()
        if (text !== '') await userEvent.keyboard(text)
      }
      await userEvent.keyboard('{Enter}')
      await expect
        .poll(() => forms)
        .toEqual([{ action: `${location.origin}/psp/paybox`, within: 'BODY', fields: [['A.B', '"<é> &']] }])
      await expect
        .poll(() => sentTo(sent, calls.provider))
        .toMatchObject([{ firstName: 'Paul', billingCity: 'Paris', email: 'paul@example.org', method: 'CREDIT_CARD' }])
      // The provider's return address lacks the language.
      await openPage('/payment/processing?sessionId=s1', sells)
      await opened('/en/payment/success')
      await expect.poll(() => document.documentElement.lang).toBe('en')
    },
  )
})

describe('a hand-over that fails', () => {
  // What a form may contain and where it may go, the table of the rule proves.
  it('is explained, posts nothing and can be retried', { tags: ['PAY-14', 'F-PAY-06'] }, async () => {
    const failures = [
      handover({ url: 'javascript:alert(1)' }),
      handover({ parameters: [{ pspVariableName: 'submit', pspVariableValue: 'x' }] }),
      { psp: 'PAYBOX' },
      refused(500),
    ]
    const sent = await open({ [calls.provider]: inTurn(...failures, handover()) })
    await fillBilling()
    for (const [index] of failures.entries()) {
      await payButton.click()
      await expect.poll(() => sentTo(sent, calls.provider)).toHaveLength(index + 1)
      await expect.element(alert).toMatchTextContent('Une erreur est apparue, veuillez réessayer plus tard.')
      await expect.element(payButton).toBeEnabled()
      await expect.poll(() => document.querySelectorAll('form[action]')).toHaveLength(0)
    }
    expect(forms).toEqual([])
    await expect.element(field('Prénom')).toHaveValue('Jeanne')
    await payButton.click()
    await expect.poll(() => forms).toHaveLength(1)
  })

  it(
    'because the session has expired is reported, on a press and after a reload, with links to home and to a new search',
    { tags: ['F-SES-10', 'OPEN-14'] },
    async () => {
      const ended = refused(400, 'payment_session_invalid')
      const notYet = { [calls.status]: { status: 'PENDING' } }
      await open({ ...notYet, [calls.journeys]: inTurn(found(), ended) })
      await fillBilling()
      await payButton.click()
      await expect.element(alert).toMatchTextContent(/Votre session a expiré.*Aucune somme n'a été débitée/)
      await open({ ...notYet, [calls.journeys]: ended, [calls.methods]: ended })
      await expect.element(alert).toMatchTextContent('Votre session a expiré')
      await expect
        .element(alert.getByRole('link', { name: 'Nouvelle recherche' }))
        .toHaveAttribute('href', '/form/payment')
      await alert.getByRole('link', { name: "Revenir à l'accueil" }).click()
      await opened('/')
    },
  )
})

describe('a basket that may not be paid', () => {
  it.each([
    ['a case handed to the prosecutor', { paymentLimit: 'OMP' }],
    ['less than nothing', { alreadyPaid: 5_000_000 }],
  ] as const)('with %s is refused before any call', { tags: ['PAY-19', 'F-PAY-12', 'F-STO-04'] }, async (_, change) => {
    const sent = await open({ [calls.status]: refused(404) }, chosen(found(), change))
    await expect.element(alert).toMatchTextContent('Les trajets à régler ne sont pas valides')
    await expectDisabled()
    await expect.poll(() => sentTo(sent, calls.methods)).toEqual([])
  })

  it.each([
    ['session_without_journeys', /Aucun trajet à régler.*Aucune somme n'a été débitée/],
    ['payment_journeys_invalid', /Les trajets à régler ne sont pas valides.*Ces trajets ont changé.*Aucune somme/],
  ])(
    'by the server (%s) is explained and leads back to the list',
    { tags: ['F-PAY-16', 'PAY-08'] },
    async (code, text) => {
      await open({ [calls.methods]: refused(400, code), [calls.status]: { status: 'PENDING' } })
      await expect.element(alert).toMatchTextContent(text)
      await alert.getByRole('link', { name: 'Revenir à mes trajets' }).click()
      await opened('/journeys')
    },
  )
})

describe('one click results in one request and one payment', { tags: ['F-NAV-05', 'OPEN-43'] }, () => {
  it(
    'by a double click and Enter thrice in a field, on the billing form, whose button shows that a payment is in progress',
    { tags: ['WIDGET-02', 'F-NET-04'] },
    async () => {
      const { answer, release } = held()
      const sent = await open({ [calls.provider]: () => answer.then(() => handover()) })
      await fillBilling()
      await payButton.dblClick()
      await expect.element(payButton).toBeDisabled()
      await expect.element(payButton).toHaveAttribute('aria-busy', 'true')
      field('E-mail').element().focus()
      for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Enter}')
      release()
      await expect.poll(() => forms).toHaveLength(1)
      await expect.poll(() => sentTo(sent, calls.provider)).toHaveLength(1)
    },
  )

  it('by two submissions in the same instant, a click, Enter and Space, on the card form', async () => {
    const { answer, release } = held()
    const sent = await open({ [calls.card]: () => answer })
    await fillCard('Carte ESSO')
    const form = document.querySelector<HTMLFormElement>('main form')
    for (let time = 0; time < 2; time += 1) form?.requestSubmit()
    await payButton.click({ force: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    release()
    await opened('/payment/success')
    await expect.poll(() => sentTo(sent, calls.card)).toHaveLength(1)
  })
})

describe('a payment that was started', () => {
  const started = main.getByText('Un paiement est en cours', { exact: true })

  it('is shown after a reload, can be checked, and resumes', { tags: ['F-NAV-02', 'F-NAV-03'] }, async () => {
    await open({ [calls.status]: { status: 'PENDING' } }, { ...chosen(), payments: [known('s1', 'STARTED')] })
    await expect.element(started).toBeVisible()
    await expect.element(payButton).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Vérifier le paiement' }))
      .toHaveAttribute('href', '/payment/processing?sessionId=s1')
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await fillBilling()
    await payButton.click()
    await expect.poll(() => forms).toHaveLength(1)
  })

  it('and confirmed without a return leads the next visit to the success', { tags: ['F-NAV-03'] }, async () => {
    await open({}, { ...chosen(), payments: [known('s1', 'STARTED')] })
    await opened('/payment/success')
    await expect.element(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
  })

  it('is said by a page from the back-forward cache, which is enabled again', { tags: ['F-NAV-04'] }, async () => {
    await open()
    await fillBilling()
    await payButton.click()
    await expect.poll(() => forms).toHaveLength(1)
    await expect.poll(() => localStorage.getItem('payments')).toContain('STARTED')
    await expect.element(payButton).toBeDisabled()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(started).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await method('Carte bancaire').click()
    await expect.element(payButton).toBeEnabled()
  })

  const question = page.getByRole('alertdialog', { name: 'Payer une seconde fois ?' })
  it(
    'by another search, also while the page is open, is asked about before a second one, once',
    { tags: ['F-PAY-10', 'F-NAV-06'] },
    async () => {
      const sent = await open()
      await fillBilling()
      localStorage.setItem('payments', JSON.stringify([known('s0', 'PENDING')]))
      syncSession()
      await payButton.click()
      await expect.element(question).toMatchTextContent('Référence VL-PAID01')
      await expect.element(question).toMatchTextContent(/Paiement en attente depuis le \d/)
      expect(await faults()).toEqual([])
      await question.getByRole('button', { name: 'Ne pas payer à nouveau' }).click()
      await expect.element(question).not.toBeInTheDocument()
      await expect.poll(() => location.pathname).toBe('/payment')
      await expect.poll(() => sentTo(sent, calls.provider)).toEqual([])
      await payButton.click()
      await question.getByRole('button', { name: 'Payer quand même' }).click()
      await expect.poll(() => forms).toHaveLength(1)
    },
  )

  it('and paid in another tab meanwhile shows the success', { tags: ['F-PAY-10', 'F-STO-06'] }, async () => {
    const sent = await open()
    await fillBilling()
    localStorage.setItem('payments', JSON.stringify([known('s1', 'SUCCEED')]))
    for (const key of ['travels-to-pay', 'journeys', 'baskets']) localStorage.removeItem(key)
    syncSession()
    await payButton.click()
    await opened('/payment/success')
    await expect.poll(() => sentTo(sent, calls.provider)).toEqual([])
  })
})

it(
  'after another choice in another tab, the page says so and pays none of its journeys; after the storage was emptied it goes home',
  { tags: ['F-NAV-06', 'F-STO-06'] },
  async () => {
    const sent = await open()
    await fillBilling()
    const one = chosen()['travels-to-pay'].slice(0, 1)
    localStorage.setItem('travels-to-pay', JSON.stringify(one))
    syncSession()
    const notice = main.getByText('Vos trajets à payer ont changé dans un autre onglet')
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
    expect(await faults()).toEqual([])
    await payButton.click()
    await expect.element(payButton).toBeEnabled()
    localStorage.clear()
    await payButton.click()
    await opened('/')
    await expect.poll(() => sentTo(sent, calls.provider)).toEqual([])
  },
)

describe('a fuel card', () => {
  const below = page.getByRole('form').getByRole('alert')

  it(
    'that is chosen has its fields, and another card clears them',
    { tags: ['PAY-05', 'VALID-42', 'OPEN-42'] },
    async () => {
      await open()
      await method('Carte SHELL').click()
      await expect.element(payButton).toBeDisabled()
      await expect.element(field('Numéro de carte')).toHaveAttribute('autocomplete', 'cc-number')
      await expect.element(field("Date d'expiration")).toHaveAttribute('autocomplete', 'cc-exp')
      await expect.element(field('Cryptogramme')).toHaveAttribute('autocomplete', 'cc-csc')
      expect(await faults()).toEqual([])
      await fillCard('Carte SHELL')
      await method('Carte ESSO').click()
      await expect.element(field('Cryptogramme')).not.toBeInTheDocument()
      for (const card of ['Carte ESSO', 'Carte SHELL']) {
        await method(card).click()
        await expect.element(field('Numéro de carte')).toHaveValue('')
        await expect.element(field("Date d'expiration")).toHaveValue('')
      }
      await expect.element(field('Cryptogramme')).toHaveValue('')
    },
  )

  it(
    'that the server refuses is explained under the form, and the values stay and can be corrected',
    { tags: ['PAY-15', 'PAY-18', 'OPEN-42', 'RESULT-13', 'F-NET-11'] },
    async () => {
      const number = "Le numéro de carte n'est pas valide"
      const other = 'Le numéro ne correspond pas au type de carte choisi'
      const forbidden = "Ce moyen de paiement n'est pas accepté pour cette classe de véhicule"
      const sent = await open({
        [calls.card]: inTurn(
          refused(400, 'private_card_bin_error'),
          refused(400, 'private_card_type_not_match'),
          refused(400, 'journey_vehicle_category_forbidden'),
          undefined,
        ),
      })
      await fillCard('Carte ESSO')
      for (const text of [number, other]) {
        await payButton.click()
        await expect.element(below).toHaveTextContent(text)
        await expect.element(field('Numéro de carte')).toHaveAttribute('aria-invalid', 'true')
        await expect.element(field('Numéro de carte')).toHaveAccessibleDescription(new RegExp(text))
        await expect.element(field('E-mail')).toHaveValue('jeanne@example.org')
      }
      expect(await faults()).toEqual([])
      await userEvent.fill(field('Numéro de carte'), cardNumbers['Carte ESSO'])
      await payButton.click()
      await expect.element(below).toHaveTextContent(forbidden)
      await payButton.click()
      await opened('/payment/success')
      await expect
        .poll(() => sentTo(sent, calls.card).at(-1))
        .toEqual({
          cardType: 'ESSO',
          cardNumber: cardNumbers['Carte ESSO'],
          cardValidity: '4009',
          email: 'jeanne@example.org',
          expectedTotal: 4050,
        })
    },
  )

  it(
    'that is refused for good, as an expired one, has the result page, from which the driver can try again',
    { tags: ['RESULT-12', 'PAY-15'] },
    async () => {
      await open({ [calls.status]: { status: 'REJECTED', debited: false } })
      await fillCard('Carte ESSO')
      await payButton.click()
      await opened('/payment/rejected')
      await expect.element(main).toMatchTextContent('Votre paiement a été rejeté.')
      await expect.element(main).toMatchTextContent("Aucune somme n'a été débitée.")
      await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
      await opened('/payment')
      await expect.element(method('Carte ESSO')).toBeEnabled()
    },
  )

  it(
    'without an answer may have paid, which the page says and offers to check',
    { tags: ['PAY-15', 'F-NET-02'] },
    async () => {
      await open({ [calls.card]: () => Promise.reject(new TypeError('Failed to fetch')) })
      await fillCard('Carte ESSO')
      await payButton.click()
      await expect.element(below).toMatchTextContent('Pas de connexion')
      await expect.element(main).toMatchTextContent('votre paiement a peut-être abouti')
      await page.getByRole('link', { name: 'Vérifier le paiement' }).click()
      await opened('/payment/success')
    },
  )
})

describe('the sum that is asked is the last one that the driver saw', { tags: ['OPEN-64'] }, () => {
  const notice = main.getByRole('status').filter({ hasText: 'ont changé' })
  const cheaper = found([late, { ...freeFlow, ttcPrice: 2 }])
  const more = found([late, freeFlow, { ...freeFlow, id: 'new', date: '2026-01-07T10:30:00', ttcPrice: 11 }])
  const prosecutor = found([late, { ...freeFlow, nature: 'latePayment', paymentLimit: 'OMP' }])
  const asked = (sent: Awaited<ReturnType<typeof open>>) =>
    sent.filter(({ name }) => name === calls.provider || name === calls.card).map(({ body }) => body)

  it('when a journey has appeared before the page opens', async () => {
    const sent = await open({ [calls.journeys]: more, [calls.methods]: inTurn(offered(4050), offered(5150)) })
    await expect.element(notice).toMatchTextContent(/07\/01\/26.*nouveau trajet.*11,00\s€/i)
    await fillBilling()
    await expect.element(payButton).toMatchTextContent(/^Payer 51,50\s€$/)
    await payButton.click()
    await expect.poll(() => asked(sent)).toMatchObject([{ expectedTotal: 5150 }])
  })

  it.each(['before the page opens', 'while the page is open'])(
    'nothing, when a journey has gone to the prosecutor %s',
    async (when) => {
      const isOpen = when.startsWith('while')
      const sent = await open({ [calls.journeys]: isOpen ? inTurn(found(), prosecutor) : prosecutor })
      if (isOpen) {
        await fillBilling()
        await payButton.click()
      }
      await expect.element(notice).toMatchTextContent(/05\/01\/26.*transmis à l'officier du ministère public \(OMP\)/)
      await expect.element(payButton).not.toBeInTheDocument()
      await expect.poll(() => asked(sent)).toEqual([])
    },
  )

  it('when a journey has become cheaper while the page is open', async () => {
    const sent = await open({
      [calls.journeys]: inTurn(found(), cheaper),
      [calls.methods]: inTurn(offered(4050), offered(3010)),
    })
    await fillCard('Carte SHELL')
    await payButton.click()
    await expect.element(notice).toMatchTextContent(/05\/01\/26.*2,00\s€ au lieu de 12,40\s€/)
    await expect.poll(() => asked(sent)).toEqual([])
    await expect.element(payButton).toMatchTextContent(/^Payer 30,10\s€$/)
    await payButton.click()
    await expect.poll(() => asked(sent)).toMatchObject([{ expectedTotal: 3010 }])
  })

  it('when the journeys cannot be loaded again: the server compares, and its refusal shows the change', async () => {
    const outage = refused(503)
    const dearer = found([late, { ...freeFlow, ttcPrice: 50 }])
    const sent = await open({
      [calls.journeys]: inTurn(found(), outage, dearer, outage),
      [calls.methods]: inTurn(offered(4050), offered(7810)),
      [calls.card]: inTurn(refused(409, 'basket_changed'), undefined),
    })
    await fillCard('Carte ESSO')
    await payButton.click()
    await expect.element(notice).toMatchTextContent('au lieu de')
    await expect.element(field('E-mail')).toHaveValue('jeanne@example.org')
    await expect.element(payButton).toMatchTextContent(/^Payer 78,10\s€$/)
    await payButton.click()
    await opened('/payment/success')
    await expect.poll(() => asked(sent)).toMatchObject([{ expectedTotal: 4050 }, { expectedTotal: 7810 }])
  })

  it('and none is sent to a server that returns no total while the journeys cannot be loaded again', async () => {
    const sent = await open({ [calls.journeys]: inTurn(found(), refused(503)), [calls.methods]: offered() })
    await fillCard('Carte ESSO')
    await payButton.click()
    await expect.element(page.getByRole('form').getByRole('alert')).toBeVisible()
    await expect.poll(() => asked(sent)).toEqual([])
  })

  const gates = { in: { id: '23', label: '23' }, out: { id: '33', label: '33' }, carCategory: 1 }
  const trip = { ...freeFlow, ...gates, id: 'pre', status: 'PREPAYMENT', nature: 'prePayment', ttcPrice: 5 } as const
  const prepaid = chosen(found([{ ...trip, numberPlate: 'EA200AA', countryPlate: 'FR', completed: true }]))
  const price = 'GET /services/v1/journeys/price'
  it('when the price of a prepaid trip has risen before the page opens', { tags: ['PREPAY-28'] }, async () => {
    const offers = inTurn(offered(500), offered(710))
    const sent = await open({ [calls.journeys]: found([]), [price]: { total: 7.1 }, [calls.methods]: offers }, prepaid)
    await expect.element(notice).toMatchTextContent(/7,10\s€ au lieu de 5,00\s€/)
    await fillCard('Carte ESSO')
    await payButton.click()
    await expect.poll(() => asked(sent)).toMatchObject([{ expectedTotal: 710 }])
  })

  it('when the price of a prepaid trip has risen while the page is open', { tags: ['PREPAY-28'] }, async () => {
    const offers = inTurn(offered(500), offered(710))
    const prices = inTurn({ total: 5 }, { total: 7.1 })
    const sent = await open({ [calls.journeys]: found([]), [price]: prices, [calls.methods]: offers }, prepaid)
    await fillCard('Carte ESSO')
    await expect.element(payButton).toMatchTextContent(/^Payer 5,00\s€$/)
    await payButton.click()
    await expect.element(notice).toMatchTextContent(/7,10\s€ au lieu de 5,00\s€/)
    await expect.poll(() => asked(sent)).toEqual([])
    await payButton.click()
    await expect.poll(() => asked(sent)).toMatchObject([{ expectedTotal: 710 }])
  })
})

describe('the basket of this tab', { tags: ['F-NAV-06'] }, () => {
  /** As after a search of another plate in another tab. */
  const elsewhere = () => ({
    ...chosen(found([{ ...freeFlow, id: 'other', ttcPrice: 7.1 }], 's2')),
    baskets: [
      {
        sessionId: 's1',
        journeys: chosen()['travels-to-pay'],
        plate: { licensePlate: 'EA200AA', country: 'FR' },
        isFromNotice: false,
        savedAt: new Date().toISOString(),
      },
    ],
  })
  const own = (path: string, answers = {}, more = {}) => {
    sessionStorage.setItem('payment/session', '"s1"')
    return open(answers, { ...elsewhere(), ...more }, path)
  }

  it('stays after a reload, without a link to the list of the other search', { tags: ['F-NAV-02'] }, async () => {
    await open()
    await expect.element(main.getByRole('link', { name: 'Modifier ma sélection' })).toBeVisible()
    await own('/payment')
    await method('Carte bancaire').click()
    await expect.element(payButton).toMatchTextContent(/^Payer 40,50\s€$/)
    await expect.element(page.getByRole('link', { name: 'Modifier ma sélection' })).not.toBeInTheDocument()
  })

  async function expectOwnAmount() {
    await expect.element(main).toMatchTextContent('40,50')
    await expect.element(main).not.toMatchTextContent('7,10')
  }

  it('has its own amount when its payment is refused, and is tried again', { tags: ['F-PAY-10'] }, async () => {
    await own('/payment/rejected', {}, { payments: [known('s1', 'REJECTED')] })
    await expectOwnAmount()
    await expect.element(main.getByRole('link', { name: "Revenir à l'accueil" })).toBeVisible()
    await main.getByRole('link', { name: 'Réessayer le paiement' }).click()
    await opened('/payment')
    await expectOwnAmount()
  })

  it('has its own amount while its payment is pending, and when it is paid', { tags: ['F-PAY-10'] }, async () => {
    await own('/payment/waiting', {}, { payments: [known('s1', 'PENDING')] })
    await expectOwnAmount()
    await main.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await opened('/payment/success')
    await expect.element(main).toMatchTextContent('VL-PAID01')
    await expectOwnAmount()
  })
})
