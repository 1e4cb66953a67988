import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, loggedIn, openPage, refused } from '../../testing/openPage.tsx'
import {
  calls,
  chosen,
  field,
  fillBilling,
  found,
  freeFlow,
  handedOver,
  held,
  inTurn,
  known,
  main,
  offered,
  opened,
  payButton,
  sells,
  sentTo,
} from './testing/paying.ts'

const receipt = 'GET /services/v1/payments/receipt'
const send = 'POST /services/v1/payments/receipt'
const company = 'GET /services/v1/journeys/company'
const download = page.getByRole('button', { name: 'Télécharger le reçu' })
const thanks = page.getByRole('heading', { name: 'Merci pour votre paiement.' })
const pdf = (content = '%PDF-1.7') => new Response(content, { headers: { 'content-type': 'application/pdf' } })

/** The confirmation of a payment that this browser has just made. */
const open = (answers: object = {}, stored: object = {}, path = '/payment/success') =>
  openPage(
    path,
    { ...sells, ...around, [receipt]: () => pdf(), ...answers },
    { stored: { ...chosen(), ...paid(), ...stored } },
  )
const around = {
  'GET /services/v1/customers': { alertStatus: 'UNACTIVATED' },
  'GET /services/v1/whitelabels/contact': { contactFormEntries: [{ id: '1', label: 'Péage' }] },
}
const paid = (more: object = {}) => ({ payments: [known('s1', 'SUCCEED', more)] })
const openResend = () => page.getByText('Envoyer à une autre adresse', { exact: true }).click()

/** The names of the files that the page has saved. */
const files: string[] = []
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  files.push(this.download)
})
const forms = handedOver()
beforeEach(() => void [files.splice(0), forms.splice(0)])

it(
  'thanks the driver and shows the step, what was paid and what comes next, also after a reload',
  { tags: ['RESULT-21', 'RESULT-24', 'RESULT-25', 'RESULT-26', 'ROUTE-17', 'ROUTE-18', 'OPEN-44', 'OPEN-59'] },
  async () => {
    const articles = {
      firstArticle: { id: 'a1', title: 'Première idée', buttonText: 'La lire' },
      secondArticle: { id: 'a2', title: 'Deuxième idée', url: 'https://example.org/', urlOpenNewTab: true },
    }
    await open({ [calls.confirmation]: articles }, { clientEmail: 'jeanne@example.org' })
    await expect.element(thanks).toBeVisible()
    await expect.poll(() => document.title).toMatch(/^Confirmation de paiement - /)
    const trail = page.getByRole('navigation', { name: /Ariane/ }).getByRole('listitem')
    await expect
      .poll(() => trail.elements().map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^Accueil/),
        expect.stringContaining('Trajet(s) à régler'),
        expect.stringMatching(/Confirmation de paiement$/),
      ])
    await expect.element(main).toMatchTextContent('Première idée')
    await expect.element(main.getByRole('link', { name: /La lire/ })).toHaveAttribute('href', '/a1')
    await expect.element(main).toMatchTextContent('Deuxième idée')
    await expect.element(main).not.toMatchTextContent('Ce paiement avait déjà été enregistré')
    await expect.element(page.getByRole('link', { name: 'Poursuivre ma réclamation' })).not.toBeInTheDocument()

    await page.getByRole('button', { name: 'Vos données personnelles' }).click()
    const note = page.getByRole('tooltip')
    await expect.element(note).toMatchTextContent('sert à vous envoyer le reçu')
    await expect.element(note).toMatchTextContent('2 ans après le dernier passage')
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(note).not.toBeInTheDocument()

    // The reload has only what stays; an article that does not exist is left out.
    const stored = Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)]))
    expect(stored).not.toHaveProperty('travels-to-pay')
    const one = { firstArticle: { id: 'a1', title: 'Seule idée' }, secondArticle: null }
    await openPage('/payment/success', { ...sells, [calls.confirmation]: one })
    await expect.element(thanks).toBeVisible()
    await expect.element(main).toMatchTextContent('40,50')
    await expect.element(field('E-mail')).toHaveValue('jeanne@example.org')
    await expect.element(main).toMatchTextContent('Seule idée')
    await expect.poll(() => main.getByRole('heading', { level: 3 }).elements()).toHaveLength(1)
  },
)

describe('the receipt', () => {
  it(
    'is requested once while it is slow, and then saved',
    { tags: ['RESULT-19', 'API-71', 'F-NET-04', 'F-PAY-13'] },
    async () => {
      const { answer, release } = held()
      const sent = await open({ [receipt]: () => answer.then(() => pdf()) })
      await download.click()
      await expect.element(download).toBeDisabled()
      await download.click({ force: true })
      release()
      await expect.element(main.getByRole('status').filter({ hasText: 'Le reçu a été téléchargé.' })).toBeVisible()
      expect(files).toEqual(['receipt.pdf'])
      await expect
        .poll(() => sent.filter(({ name }) => name === receipt))
        .toMatchObject([{ query: { sessionId: 's1' } }])
    },
  )

  it(
    'that fails to load says so, saves no broken file, and can be loaded again',
    { tags: ['RESULT-29', 'F-PAY-13'] },
    async () => {
      const failures = [
        [refused(404, 'payment_session_invalid'), 'Votre session a expiré'],
        [() => pdf('<h1>Wi-Fi</h1>'), 'veuillez réessayer plus tard'],
        [() => pdf(''), 'veuillez réessayer plus tard'],
        [() => Promise.reject(new TypeError('Failed to fetch')), 'veuillez réessayer plus tard'],
      ] as const
      let answer: () => unknown = pdf
      await open({ [receipt]: () => answer() })
      const alert = main.getByRole('alert')
      for (const [failure, text] of failures) {
        answer = failure
        await download.click()
        await expect.element(alert).toMatchTextContent("Le reçu n'a pas pu être téléchargé")
        await expect.element(alert).toMatchTextContent(text)
        await expect.element(download).toBeEnabled()
      }
      expect(await faults()).toEqual([])
      expect(files).toEqual([])
      answer = pdf
      await download.click()
      await expect.poll(() => files).toEqual(['receipt.pdf'])
    },
  )

  it(
    'has gone to the masked address, and the driver can send it to another one only',
    { tags: ['RESULT-20', 'RESULT-29', 'API-72', 'OPEN-44'] },
    async () => {
      const answers = inTurn(refused(409, 'receipt_already_sent'), refused(500), undefined)
      const sent = await open({ [send]: answers }, paid({ receiptSentTo: 'j***e@e***.org' }))
      await expect.element(main).toMatchTextContent('Le reçu a été envoyé à j***e@e***.org.')
      const button = page.getByRole('button', { name: 'Envoyer le reçu' })
      const email = field('E-mail')
      await openResend()
      await expect.element(email).toHaveValue('jeanne@example.org')
      await button.click()
      await expect.element(main).toMatchTextContent('Le reçu a déjà été envoyé à jeanne@example.org.')
      for (const [wrong, text] of [
        ['jeanne@', /L'email n'est pas valide/],
        ['', /L'email est obligatoire/],
      ] as const) {
        await userEvent.fill(email, wrong)
        await button.click()
        await expect.element(email).toHaveAccessibleDescription(text)
        await expect.element(email).toHaveFocus()
      }
      await userEvent.fill(email, 'comptable@example.org')
      await button.click()
      await expect.element(main.getByRole('alert')).toMatchTextContent("Le reçu n'a pas pu être envoyé")
      await expect.element(email).toHaveValue('comptable@example.org')
      await button.dblClick()
      await expect.element(main).toMatchTextContent('Le reçu a été envoyé à comptable@example.org.')
      const [first, ...others] = sentTo(sent, send)
      expect(first).toEqual({ email: 'jeanne@example.org' })
      expect(others).toEqual([{ email: 'comptable@example.org' }, { email: 'comptable@example.org' }])
    },
  )

  it(
    "goes to the e-mail of the customer's account when the payment has none",
    { tags: ['RESULT-20', 'ROUTE-18'] },
    async () => {
      const me = { 'GET /services/v1/users/me': { email: 'claire.martin@example.org' } }
      await open({ ...me, 'GET /services/v1/users/me/plates': [], [calls.email]: refused(404) }, loggedIn('customer'))
      await expect.element(field('E-mail')).toHaveValue('claire.martin@example.org')
    },
  )
})

describe('a payment that others have made before', { tags: ['RESULT-18', 'F-PAY-10'] }, () => {
  it('with the same e-mail gives the receipt of the first one', { tags: ['RESULT-09', 'ROUTE-17'] }, async () => {
    await open({}, { payments: [known('s1', 'DUPLICATED')] }, '/payment/duplicated')
    await expect.element(thanks).toBeVisible()
    await expect
      .element(main)
      .toMatchTextContent("Ce paiement avait déjà été enregistré, vous n'avez pas été débité une seconde fois.")
    expect(await faults()).toEqual([])
    await download.click()
    await expect.poll(() => files).toEqual(['receipt.pdf'])
  })

  it('with another e-mail gives neither receipt nor e-mail, and says that nothing was charged', async () => {
    const stored = { clientEmail: 'voisin@example.org', payments: [known('s1', 'DUPLICATED', { receipt: false })] }
    await open({}, stored, '/payment/duplicated')
    await expect.element(page.getByRole('heading', { name: 'Ces trajets sont déjà payés.' })).toBeVisible()
    await expect.element(main).toMatchTextContent("aucune somme n'a été débitée")
    await expect.element(main).toMatchTextContent('Demandez-le-lui')
    await expect.element(main.getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
    for (const absent of [thanks, download, field('E-mail')]) await expect.element(absent).not.toBeInTheDocument()
    const alert = page.getByRole('region', { name: 'Alerte Info Passage' })
    await expect.element(alert).toMatchTextContent('voisin@example.org')
    await expect.element(alert).not.toMatchTextContent('reçu')
    expect(await faults()).toEqual([])
  })
})

it(
  'only an answer 200 that names further journeys offers another company, whose failed search shows its error in place',
  { tags: ['RESULT-23', 'DATA-28', 'API-60'] },
  async () => {
    const offer = page.getByRole('button', { name: 'Régler mes trajets' })
    const named = (hasCompany: boolean, status = 200) => ({
      [company]: () => Response.json({ hasCompany, details: { companyCode: 'APRR' } }, { status }),
      [calls.journeys]: refused(500),
    })
    for (const answers of [named(true, 404), named(false)]) {
      const sent = await open(answers)
      await expect.poll(() => sent.map(({ name }) => name)).toContain(company)
      await expect.element(download).toBeVisible()
      await expect.element(offer).not.toBeInTheDocument()
    }
    await open(named(true))
    await offer.click()
    await expect.element(main.getByRole('alert')).toMatchTextContent('Le service est momentanément indisponible')
    await expect.element(thanks).toBeVisible()
  },
)

it(
  'journeys of the vehicle at another company are found, and paid without a question about the first payment',
  { tags: ['RESULT-23', 'LIST-23', 'API-60', 'API-61', 'OPEN-44'] },
  async () => {
    const theirs = { ...found([{ ...freeFlow, id: 'theirs', ttcPrice: 7.1 }]), company: 'A89', sessionId: undefined }
    const sent = await open({
      [company]: { hasCompany: true, details: { companyCode: 'A89' } },
      [calls.journeys]: theirs,
      [calls.methods]: offered(710),
    })
    await expect.element(main).toMatchTextContent("Ce véhicule a aussi des trajets à régler auprès d'une autre société")
    await page.getByRole('button', { name: 'Régler mes trajets' }).click()
    await opened('/journeys')
    const asked = sent.find(({ name }) => name === calls.journeys)
    expect(asked?.query).toEqual({ sessionId: 's1', companyCode: 'A89' })
    await expect
      .poll(() => JSON.parse(localStorage.getItem('journeys') ?? ''))
      .toMatchObject({ company: 'A89', sessionId: 's1' })
    await payButton.click()
    await opened('/payment')
    await fillBilling()
    await payButton.click()
    await expect.poll(() => forms).toHaveLength(1)
    await expect.poll(() => sentTo(sent, calls.provider)).toMatchObject([{ expectedTotal: 710 }])
  },
)

it.each([
  ['no payment was made', '/', { [calls.status]: refused(404) }, {}],
  ['the payment is still pending', '/payment/waiting', { [calls.status]: { status: 'PENDING' } }, {}],
  ['the page data fail to load', '/', { [calls.confirmation]: refused(500) }, {}],
  ['the user data fail to load', '/', { 'GET /services/v1/users/me': refused(500) }, loggedIn('customer')],
])(
  'the confirmation opened by its address confirms nothing when %s',
  { tags: ['F-PAY-05', 'ROUTE-19'] },
  async (_, path, answers, stored) => {
    await open(answers, { payments: undefined, ...stored })
    await opened(path)
    await expect.element(main).not.toMatchTextContent('Merci')
  },
)

it("uses the page's language", { tags: ['I18N-01'] }, async () => {
  await openPage('/de/payment/processing?sessionId=s1', sells, { stored: chosen(found()) })
  await opened('/de/payment/success')
  await expect.element(page.getByRole('heading', { name: 'Vielen Dank für Ihre Zahlung.' })).toBeVisible()
})
