import { createHash } from 'node:crypto'
import { hold } from './support/hold.ts'
import type { Page } from '@playwright/test'
import { decide, field, fillBilling, found, payButton, plate } from './support/paying.ts'
import { blank } from './support/people.ts'
import type { JourneyGiven } from './support/sandbox.ts'
import { findNumber, openTab, storedValue } from './support/searching.ts'
import { axe, expect, reload, test, transcript, visit } from './support/test.ts'

const number = '26090100042'
const late = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', ttcPrice: 10.1, indemnity: 20 } as const
const notices: JourneyGiven[] = [
  { id: 'late1', date: '2026-01-01T07:00:00', pvNumber: number, ...late },
  { id: 'late2', date: '2026-01-02T07:00:00', pvNumber: number, ...late },
]

const png = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a0000', 'hex') }
const pdf = (size: number) => {
  const buffer = Buffer.alloc(size, ' ')
  buffer.write('%PDF-1.7\n')
  return { name: 'certificat.pdf', mimeType: 'application/pdf', buffer }
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const claims = '/services/v1/protests'
const reason = (page: Page) => page.getByLabel('Motif')
const comment = (page: Page) => page.getByLabel('Commentaire')
const files = (page: Page) => page.getByLabel('Pièces jointes')
const chosenFiles = (page: Page) => page.locator('form').getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })
const sent = (page: Page) => page.getByRole('region', { name: 'Votre réclamation a bien été envoyée.' })

/** Selects the first of the two journeys and opens the claim form. */
async function openForm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/claim\/select$/)
  await page.getByRole('checkbox', { name: /^Trajet du 01\/01\/26/ }).check()
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(page).toHaveURL(/\/claim$/)
  await expect(reason(page)).toBeVisible()
}

async function fillWho(page: Page): Promise<void> {
  await field(page, 'Nom').fill('Moreau')
  await field(page, 'Prénom').fill('Jeanne')
  await field(page, 'E-mail').fill('jeanne@example.org')
}

test(
  'a driver finds a notice, selects it and contests it; the files arrive at the operator, although another tab searches meanwhile',
  { tag: ['@CLAIM-02', '@CLAIM-01', '@CLAIM-08', '@API-79', '@OPEN-46', '@F-NAV-06', '@F-NAV-09'] },
  async ({ page, site, sandbox, otherTab }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: notices })
    await visit(page, '/form/claim')
    await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill(number)
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    await openForm(page)
    await transcript(page, 'contest-1-form')
    await expect.poll(() => storedValue(page, 'claimed-journeys')).toMatchObject([{ id: 'late1' }])
    await expect.poll(() => storedValue(page, 'protest/faq')).toBe('claims')
    await expect(page.getByRole('link', { name: 'Aide sur les réclamations' })).toHaveAttribute('href', '/help/claims')
    await axe(page)

    const large = pdf(1_500_000)
    await reason(page).selectOption('Véhicule vendu avant le passage')
    await comment(page).fill('Vendu en décembre.\nCertificat joint.')
    await files(page).setInputFiles([png, large])
    await expect(chosenFiles(page)).toHaveCount(2)
    await fillWho(page)
    await test.step('another tab searches', async () => {
      const other = await found({ site, sandbox, of: 'BC456EF' })
      await otherTab.goto(blank)
      await otherTab.evaluate(
        ([journeys, sessionId]) => {
          localStorage.setItem('journeys', journeys)
          localStorage.setItem('sessionId', sessionId)
        },
        [JSON.stringify(other), JSON.stringify(other.sessionId)] as const,
      )
    })
    const shown = page.getByRole('progressbar', { name: 'Envoi en cours' })
    const release = await hold(page, `**${claims}*`)
    await send(page).click()
    await expect(shown).toBeVisible()
    await release()
    await expect(sent(page)).toBeFocused()
    await transcript(page, 'contest-2-sent')
    await axe(page)

    const [claim, ...others] = await sandbox.claims()
    expect(others).toEqual([])
    expect(claim).toMatchObject({
      type: 'LATE_PAYMENT',
      journeys: ['late1'],
      reasonId: 'sold-before',
      // Multipart forms encode line breaks as CRLF.
      comment: 'Vendu en décembre.\r\nCertificat joint.',
      firstName: 'Jeanne',
      lastName: 'Moreau',
      email: 'jeanne@example.org',
      files: [
        { name: 'photo.png', type: 'image/png', size: 10, sha256: sha256(png.buffer) },
        { name: 'certificat.pdf', type: 'application/pdf', size: 1_500_000, sha256: sha256(large.buffer) },
      ],
    })
    // The number on the page is that of the mail and of the operator's file.
    await expect(sent(page).getByText(claim?.reference ?? '', { exact: true })).toBeVisible()
    await expect(sent(page).getByRole('list', { name: 'La suite' })).toContainText(
      'Nous vous répondons sous 30 jours, à jeanne@example.org.',
    )
    await expect(page).toHaveTitle(/^Votre réclamation a bien été envoyée\./)
    await expect(page.getByRole('list', { name: 'Étapes de la réclamation' })).toContainText('Réclamation (terminé')
    await expect.poll(() => sandbox.mailbox('jeanne@example.org')).toHaveLength(1)
    expect((await sandbox.mailbox('jeanne@example.org'))[0]?.text).toContain(claim?.reference)
    await expect.poll(() => storedValue(page, 'claimed-journeys')).toBeUndefined()

    await reload(page)
    await expect(sent(page).getByText(claim?.reference ?? '', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/claim$/)
    await expect(page.getByRole('heading', { name: 'Your claim has been sent.' })).toBeVisible()
    await page.getByRole('link', { name: 'Français', exact: true }).click()
    await expect(sent(page)).toBeVisible()

    // The contested journey is not offered again, and no stored data remain.
    await page.getByRole('link', { name: "Revenir à l'accueil" }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/')))).toEqual([])
  },
)

test(
  'from the list of a notice, a driver pays first, and the confirmation continues to the claim',
  { tag: ['@CLAIM-03', '@CLAIM-08', '@LIST-14', '@RESULT-24', '@RESULT-28', '@OPEN-47'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: notices })
    await findNumber(page, number)
    await page.getByRole('link', { name: 'Contester un avis ou un trajet' }).click()
    await openForm(page)
    await comment(page).fill('Je paie, puis je conteste.')
    const asked = (await sandbox.calls('/services/v1/detailedJourneys')).length
    await page.getByRole('link', { name: "Payer d'abord (facultatif)" }).click()
    await expect(page).toHaveURL(/\/paymentNotice$/)
    await expect(payButton(page)).toBeVisible()
    // The search is over for a while, so the list asks for its journeys again.
    expect(await sandbox.calls('/services/v1/detailedJourneys')).toHaveLength(asked + 1)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect.poll(() => storedValue(page, 'journeys')).toBeDefined()
    await expect.poll(() => storedValue(page, 'travels-to-pay')).toBeUndefined()
    await page.getByRole('link', { name: 'Poursuivre ma réclamation' }).click()
    await expect(page).toHaveURL(/\/claim$/)
    await expect(comment(page)).toHaveValue('Je paie, puis je conteste.')
    await reason(page).selectOption('Entrée ou sortie erronée')
    await fillWho(page)
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    await expect.poll(() => sandbox.claims()).toMatchObject([{ journeys: ['late1'] }])
  },
)
