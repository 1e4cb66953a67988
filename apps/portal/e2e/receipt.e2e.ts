import { hold } from './support/hold.ts'
import { readFile } from 'node:fs/promises'
import { asCustomer, store } from './support/people.ts'
import { decide, fillBilling, openResend, payButton, plate, readyToPay, startedPayment } from './support/paying.ts'
import type { Sandbox } from './support/sandbox.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const download = (page: Page) => page.getByRole('button', { name: 'Télécharger le reçu' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci pour votre paiement.' })

/** A seeded plate with one journey of this operator and one of company A89. */
const twoCompanies = 'ZC555LN'

/** Makes a payment through the API and opens its confirmation in this browser. */
async function confirmed(page: Page, site: string, sandbox: Sandbox): Promise<string> {
  const sessionId = await startedPayment({ site, sandbox })
  await sandbox.decide(sessionId, 'SUCCEED')
  await visit(page, `/payment/processing?sessionId=${sessionId}`)
  await expect(thanks(page)).toBeVisible()
  return sessionId
}

test(
  'the confirmation thanks the driver, shows the step and what comes next, and gives the receipt, also after a reload and in another tab',
  {
    tag: [
      '@RESULT-17',
      '@RESULT-19',
      '@RESULT-20',
      '@RESULT-21',
      '@RESULT-24',
      '@RESULT-25',
      '@RESULT-26',
      '@ROUTE-17',
      '@ROUTE-18',
      '@API-71',
      '@F-NET-04',
      '@F-PAY-13',
      '@F-PAY-17',
      '@OPEN-44',
      '@OPEN-59',
    ],
  },
  async ({ page, otherTab: other, site, sandbox }) => {
    await sandbox.whitelabel({
      firstArticle: { id: 'a1', title: 'Première idée', buttonText: 'La lire' },
      secondArticle: { id: 'a2', title: 'Deuxième idée', url: 'https://example.org/', urlOpenNewTab: true },
    })
    const sessionId = await confirmed(page, site, sandbox)
    // The billing form promises a receipt by e-mail, which names the operator as the page does, and no other.
    const [mail, ...others] = await sandbox.mailbox('jeanne@example.org')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringContaining('reçu'), text: expect.stringContaining('Rivage') })
    expect(mail?.text).not.toContain('Basalte')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Rivage.*, accueil$/ })).toBeVisible()
    await expect(page).toHaveTitle(/Rivage/)
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect(page).toHaveTitle(/^Confirmation de paiement - /)
    const trail = page.getByRole('navigation', { name: /Ariane/ }).getByRole('listitem')
    await expect(trail).toHaveText([/^Accueil/, /Trajet\(s\) à régler/, /Confirmation de paiement$/])
    await openResend(page)
    await expect(email(page)).toHaveValue('jeanne@example.org')
    await expect(main(page)).toContainText('Première idée')
    await expect(main(page).getByRole('link', { name: 'La lire' })).toHaveAttribute('href', '/a1')
    await expect(main(page)).toContainText('Deuxième idée')
    await expect(page.getByText('Ce paiement avait déjà été enregistré')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Poursuivre ma réclamation' })).toHaveCount(0)

    await test.step('an information icon at the e-mail field explains its use', async () => {
      await page.getByRole('button', { name: 'Vos données personnelles' }).click()
      const note = page.getByRole('tooltip')
      await expect(note).toContainText('sert à vous envoyer le reçu')
      await expect(note).toContainText('2 ans après le dernier passage')
      await axe(page)
      await page.keyboard.press('Escape')
      await expect(note).toHaveCount(0)
    })
    await test.step('the receipt downloads as receipt.pdf; a slow one keeps the button disabled and is requested once', async () => {
      const release = await hold(page, '**/services/v1/payments/receipt*')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        (async () => {
          await download(page).click()
          await expect(download(page)).toBeDisabled()
          await download(page).click({ force: true })
          await release()
        })(),
      ])
      expect(file.suggestedFilename()).toBe('receipt.pdf')
      const content = await readFile(await file.path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.length).toBeGreaterThan(1000)
      await expect(main(page).getByRole('status')).toContainText('Le reçu a été téléchargé.')
      const calls = await sandbox.calls('/services/v1/payments/receipt')
      expect(calls).toMatchObject([{ method: 'GET', query: { sessionId } }])
    })
    await test.step('on paper it has the logo and the payment, without what only a screen can do', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(thanks(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(download(page)).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('its code leads to a page that checks the signature', async () => {
      const file = await fetch(`${site}/services/v1/payments/receipt?sessionId=${sessionId}`)
      const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
      const code = /\/verify#([\w.-]+)/.exec(bytes)?.[1] ?? ''
      const checked = other
      await visit(checked, `/verify#${code}`)
      await expect(main(checked)).toContainText('Signature authentique')
      await expect(main(checked)).toContainText('40,50 €')
      await axe(checked)

      const pasted = checked.getByRole('textbox', { name: 'Adresse ou texte du code' })
      await pasted.fill(`${site}/en/verify#${code.slice(0, -20)}`)
      await checked.keyboard.press('Tab')
      await checked.keyboard.press('Enter')
      await expect(main(checked).getByRole('alert')).toContainText("Cette signature n'est pas valable")
      await pasted.fill('VL-7KQ2M9')
      await checked.keyboard.press('Tab')
      await checked.keyboard.press('Enter')
      await expect(pasted).toHaveAttribute('aria-invalid', 'true')
      await expect(pasted).toBeFocused()
      await axe(checked)

      await sandbox.fault({ path: '/services/v1/receipts/keys', status: 503 })
      await pasted.fill(code.replace('.', '.e'))
      await checked.keyboard.press('Tab')
      await checked.keyboard.press('Enter')
      await checked.getByRole('button', { name: 'Réessayer' }).click()
      await expect(main(checked).getByRole('alert')).toContainText("Cette signature n'est pas valable")
    })
    await test.step('a reload and another tab show the same', async () => {
      await reload(page)
      await expect(thanks(page)).toBeVisible()
      await openResend(page)
      await expect(email(page)).toHaveValue('jeanne@example.org')
      const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
      expect(file.suggestedFilename()).toBe('receipt.pdf')
      await other.goto(`${site}/payment/success`)
      await expect(thanks(other)).toBeVisible()
    })
    await test.step('an article that does not exist is left out', async () => {
      await sandbox.fault({
        path: '/services/v1/whitelabels/payments/confirmation/page',
        status: 200,
        body: { firstArticle: { id: 'a1', title: 'Seule idée' }, secondArticle: null },
      })
      await page.evaluate(() => sessionStorage.clear())
      await reload(page)
      await expect(main(page)).toContainText('Seule idée')
      await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(1)
    })
  },
)

test.describe('when the receipt fails to load', () => {
  const faults = [
    ['404', { status: 404, body: { code: 'payment_session_invalid' } }],
    ['a page that calls itself a PDF', { status: 200, body: '<h1>Wi-Fi</h1>', contentType: 'application/pdf' }],
    ['nothing at all', { status: 200, body: '', contentType: 'application/pdf' }],
    ['a cut connection', { drop: true, times: 8 }],
  ] as const
  test(
    'a message is shown, no broken file is saved, and the driver can retry',
    { tag: ['@RESULT-29', '@F-PAY-13'] },
    async ({ page, site, sandbox }) => {
      await confirmed(page, site, sandbox)
      const files: string[] = []
      page.on('download', (file) => files.push(file.suggestedFilename()))
      const alert = main(page).getByRole('alert')
      for (const [name, fault] of faults) {
        await test.step(name, async () => {
          await sandbox.fault({ method: 'GET', path: '/services/v1/payments/receipt', times: 1, ...fault })
          await download(page).click()
          await expect(alert).toContainText("Le reçu n'a pas pu être téléchargé")
          await expect(alert).toContainText(
            name === '404' ? 'Votre session a expiré' : 'Une erreur est apparue, veuillez réessayer plus tard.',
          )
          await expect(download(page)).toBeEnabled()
        })
      }
      await axe(page)
      expect(files).toEqual([])
      await expect(async () => {
        await download(page).click() // the remaining dropped connections are used up first
        await expect.poll(() => files, { timeout: 1000 }).toEqual(['receipt.pdf'])
      }).toPass()
    },
  )
})

test(
  'the confirmation says where the receipt went, and the driver can send it to another address only',
  { tag: ['@RESULT-20', '@RESULT-29', '@API-72', '@OPEN-44'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await confirmed(page, site, sandbox)
    await expect(main(page)).toContainText('Le reçu a été envoyé à j***e@e***.org.')
    const send = page.getByRole('button', { name: 'Envoyer le reçu' })
    await openResend(page)
    await expect(email(page)).toHaveValue('jeanne@example.org')
    await send.click()
    await expect(main(page).getByRole('status')).toContainText('Le reçu a déjà été envoyé à jeanne@example.org.')
    await expect.poll(() => sandbox.mailbox('jeanne@example.org')).toHaveLength(1)
    await email(page).fill('jeanne@')
    await send.click()
    await expect(email(page)).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await expect(email(page)).toBeFocused()
    await email(page).fill('')
    await send.click()
    await expect(email(page)).toHaveAccessibleDescription(/L'email est obligatoire/)
    const before = (await sandbox.calls('/services/v1/payments/receipt')).length

    await email(page).fill('comptable@example.org')
    await sandbox.fault({ method: 'POST', path: '/services/v1/payments/receipt', times: 1, status: 500 })
    await send.click()
    await expect(main(page).getByRole('alert')).toContainText("Le reçu n'a pas pu être envoyé")
    await expect(email(page)).toHaveValue('comptable@example.org')
    await send.dblclick()
    await expect(main(page).getByRole('status')).toContainText('Le reçu a été envoyé à comptable@example.org.')
    const sent = (await sandbox.calls('/services/v1/payments/receipt')).slice(before)
    const asked = { method: 'POST', query: { sessionId }, body: { email: 'comptable@example.org' } }
    expect(sent).toMatchObject([
      { ...asked, status: 500 },
      { ...asked, status: 204 },
    ])
    await expect.poll(() => sandbox.mailbox('comptable@example.org')).toHaveLength(1)
  },
)

test(
  "without a payment e-mail, the receipt form uses the e-mail of the customer's account",
  { tag: ['@RESULT-20', '@ROUTE-18'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: plate, countryCode: 'FR' }])
    const sessionId = await startedPayment({ site, sandbox })
    await sandbox.decide(sessionId, 'SUCCEED')
    await sandbox.fault({ path: `/services/v1/payments/${sessionId}/email`, times: 9, status: 404 })
    await visit(page, `/payment/processing?sessionId=${sessionId}`)
    await openResend(page)
    await expect(email(page)).toHaveValue('claire.martin@example.org')
  },
)

test(
  'journeys of the vehicle at another company are offered and found',
  { tag: ['@RESULT-23', '@LIST-23', '@API-60', '@API-61', '@OPEN-44'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox, of: twoCompanies })
    await sandbox.decide(sessionId, 'SUCCEED')
    await visit(page, `/payment/processing?sessionId=${sessionId}`)
    await expect(page.getByText("Ce véhicule a aussi des trajets à régler auprès d'une autre société")).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Régler mes trajets' }).click()
    await expect(page).toHaveURL(`${site}/journeys`)
    const [asked] = await sandbox.calls('/services/v1/detailedJourneys')
    expect(asked?.query).toEqual({ sessionId, companyCode: 'A89' })
    const kept = await storedValue(page, 'journeys')
    expect(kept).toMatchObject({ company: 'A89', journeys: [{ in: { id: '29' }, out: { id: '34' } }] })

    // The second payment is new, and the first one does not block it.
    await payButton(page).click()
    await fillBilling(page)
    await payButton(page).click()
    await decide(page, 'Payer')
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED' }, { status: 'SUCCEED' }])
    await expect(page.getByRole('button', { name: 'Régler mes trajets' })).toHaveCount(0)
  },
)

test(
  'only an answer 200 that names further journeys offers another company, whose failed search shows its error in place',
  { tag: ['@RESULT-23', '@DATA-28', '@API-60'] },
  async ({ page, site, sandbox }) => {
    const company = '**/journeys/company?*'
    const answers = (status: number, hasCompany: boolean) => {
      const body = { hasCompany, details: { companyCode: 'APRR' } }
      return sandbox.fault({ path: '/services/v1/journeys/company', times: 1, status, body })
    }
    await answers(404, true)
    const offer = page.getByRole('button', { name: 'Régler mes trajets' })
    const answered = page.waitForResponse(company)
    await confirmed(page, site, sandbox)
    await (await answered).finished()
    await expect(download(page)).toBeVisible()
    await expect(offer).toHaveCount(0)

    await answers(200, false)
    const again = page.waitForResponse(company)
    await reload(page)
    await (await again).finished()
    await expect(download(page)).toBeVisible()
    await expect(offer).toHaveCount(0)

    await answers(200, true)
    await reload(page)
    await sandbox.fault({ path: '/services/v1/detailedJourneys', times: 1, status: 500 })
    await offer.click()
    await expect(main(page).getByRole('alert')).toContainText('Le service est momentanément indisponible')
    await expect(thanks(page)).toBeVisible()
  },
)

test(
  "the confirmation opened by its address confirms no payment that was not made, leads to the page of the payment's status, and home when page or user data fail to load",
  { tag: ['@F-PAY-05', '@ROUTE-19'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment/success')
    await expect(page).toHaveURL(`${site}/`)
    await expect(page.getByText('Merci')).toHaveCount(0)

    const sessionId = await startedPayment({ site, sandbox })
    await store(page, 'sessionId', sessionId)
    await visit(page, '/payment/success')
    await expect(page).toHaveURL(`${site}/payment/waiting`)
    await sandbox.decide(sessionId, 'SUCCEED')
    await sandbox.fault({ path: '/services/v1/whitelabels/payments/confirmation/page', times: 9, status: 500 })
    await visit(page, `/payment/processing?sessionId=${sessionId}`)
    await expect(page).toHaveURL(`${site}/`)
  },
)

test.describe('journeys that another tab or person has paid meanwhile', () => {
  const other = 'voisin@example.org'

  /** Goes to the provider's page with this e-mail, confirms Jeanne's payment of the same journeys, then pays. */
  async function payAfterJeanne(page: Page, site: string, sandbox: Sandbox, payer: string): Promise<string> {
    const first = await startedPayment({ site, sandbox })
    const second = await readyToPay(page, { site, sandbox, of: plate })
    await visit(page, '/payment')
    await fillBilling(page)
    await email(page).fill(payer)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await sandbox.decide(first, 'SUCCEED')
    await decide(page, 'Payer')
    await expect(page).toHaveURL(`${site}/payment/duplicated`)
    return second
  }

  test(
    'the same e-mail gets the receipt of the first payment',
    { tag: ['@RESULT-09', '@RESULT-18', '@ROUTE-17', '@F-PAY-10', '@OPEN-66'] },
    async ({ page, site, sandbox }) => {
      await payAfterJeanne(page, site, sandbox, 'JEANNE@example.org')
      await expect(thanks(page)).toBeVisible()
      await expect(
        page.getByText("Ce paiement avait déjà été enregistré, vous n'avez pas été débité une seconde fois."),
      ).toBeVisible()
      await axe(page)
      const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
      expect(file.suggestedFilename()).toBe('receipt.pdf')
      const mails = await sandbox.mailbox('jeanne@example.org')
      expect(mails, 'one receipt, for the one payment').toHaveLength(1)
    },
  )

  test(
    'any other payer reads that the journeys are paid and nothing was charged, and gets neither receipt nor e-mail',
    { tag: ['@RESULT-18', '@F-PAY-10'] },
    async ({ page, site, sandbox }) => {
      const sessionId = await payAfterJeanne(page, site, sandbox, other)
      await expect(page.getByRole('heading', { name: 'Ces trajets sont déjà payés.' })).toBeVisible()
      await expect(main(page)).toContainText("aucune somme n'a été débitée")
      await expect(main(page)).toContainText('Demandez-le-lui')
      await expect(main(page).getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
      await expect(thanks(page)).toHaveCount(0)
      await expect(download(page)).toHaveCount(0)
      await expect(email(page)).toHaveCount(0)
      const alert = page.getByRole('region', { name: 'Alerte Info Passage' })
      await expect(alert).toContainText(`Recevez un e-mail à ${other}`)
      await expect(alert, 'there is no receipt field').not.toContainText('reçu')
      await expect(main(page)).not.toContainText('jeanne@example.org')
      await axe(page)
      for (const init of [{}, { method: 'POST', body: JSON.stringify({ email: other }) }]) {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(`${site}/services/v1/payments/receipt?sessionId=${sessionId}`, { ...init, headers })
        expect(answer.status).toBe(403)
      }
      expect(await sandbox.mailbox(other)).toEqual([])
    },
  )
})

test(
  "the confirmation uses the page's language, and the provider returns to the page in that language",
  { tag: ['@I18N-01'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/de/payment')
    await page.getByRole('radio', { name: 'Kredit- oder Debitkarte' }).check()
    for (const [name, value] of [
      ['Vorname', 'Jeanne'],
      ['Nachname', 'Moreau'],
      ['Adresse', '12 rue des Lilas'],
      ['Postleitzahl', '03400'],
      ['Ort', 'Moulins'],
      ['E-Mail', 'jeanne@example.org'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.getByRole('button', { name: /^40,50\s€ bezahlen$/ }).click()
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
    await expect(page).toHaveURL(`${site}/de/payment/success`)
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Zahlung.' })).toBeVisible()
  },
)
