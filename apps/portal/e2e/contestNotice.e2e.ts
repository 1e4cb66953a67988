import { hold } from './support/hold.ts'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { decide, field, fillBilling, found, payButton, plate } from './support/paying.ts'
import { asCustomer, asRenter, blank, store, storedJourney } from './support/people.ts'
import type { JourneyGiven, Sandbox } from './support/sandbox.ts'
import { findNumber, openTab, storedValue } from './support/searching.ts'
import { axe, expect, reload, test, transcript, visit } from './support/test.ts'

const number = '26090100042'
const late = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', ttcPrice: 10.1, indemnity: 20 } as const
const notices: JourneyGiven[] = [
  { id: 'late1', date: '2026-01-01T07:00:00', pvNumber: number, ...late },
  { id: 'late2', date: '2026-01-02T07:00:00', pvNumber: number, ...late },
]
const mixed: JourneyGiven[] = [
  ...notices,
  { id: 'cnp1', date: '2026-01-03T07:00:00', nature: 'nonPaymentDeclaration', paymentLimit: 'INFRACTION', ttcPrice: 8 },
  { id: 'omp1', date: '2026-01-04T07:00:00', nature: 'latePayment', paymentLimit: 'OMP', ttcPrice: 9 },
  { id: 'done1', date: '2026-01-05T07:00:00', claimDone: true, ...late },
]

const png = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a0000', 'hex') }
const pdf = (size: number, name = 'certificat.pdf') => {
  const buffer = Buffer.alloc(size, ' ')
  buffer.write('%PDF-1.7\n')
  return { name, mimeType: 'application/pdf', buffer }
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const claims = '/services/v1/protests'
const reason = (page: Page) => page.getByLabel('Motif')
const comment = (page: Page) => page.getByLabel('Commentaire')
const files = (page: Page) => page.getByLabel('Pièces jointes')
const chosenFiles = (page: Page) => page.locator('form').getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })
const go = (page: Page) => page.getByRole('button', { name: 'Continuer', exact: true })
const sent = (page: Page) => page.getByRole('region', { name: 'Votre réclamation a bien été envoyée.' })
const item = (page: Page, date: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: card(page, date) })
const card = (page: Page, date: string) => page.getByRole('checkbox', { name: new RegExp(`^Trajet du ${date}`) })

async function search(page: Page): Promise<void> {
  await visit(page, '/form/claim')
  await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
  await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill(number)
  await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page).toHaveURL(/\/claim\/select$/)
}

/** Opens the claim form with the first of two journeys of a notice, which this browser has found and selected. */
async function openStored(page: Page, site: string, sandbox: Sandbox): Promise<void> {
  const set = await found({ site, sandbox, journeys: notices, notice: number })
  const values = {
    journeys: set,
    sessionId: set.sessionId,
    'claimed-journeys': set.journeys.slice(0, 1),
    isFromAvisOrCnp: true,
    paymentNoticeIsValid: true,
  }
  for (const [key, value] of Object.entries(values)) await store(page, key, value)
  await visit(page, '/claim')
  await expect(reason(page)).toBeVisible()
}

/** Searches a notice, selects the first of its two journeys and opens the claim form. */
async function openForm(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.notice({ number, numberPlate: plate, journeys: notices })
  await search(page)
  await card(page, '01/01/26').check()
  await go(page).click()
  await expect(page).toHaveURL(/\/claim$/)
  await expect(reason(page)).toBeVisible()
}

async function fillWho(page: Page): Promise<void> {
  await field(page, 'Nom').fill('Moreau')
  await field(page, 'Prénom').fill('Jeanne')
  await field(page, 'E-mail').fill('jeanne@example.org')
}

test(
  'a driver finds a notice, selects it and contests it, and the files arrive at the operator',
  { tag: ['@CLAIM-02', '@CLAIM-01', '@CLAIM-08', '@API-79', '@OPEN-46', '@F-NAV-09'] },
  async ({ page, sandbox }) => {
    await openForm(page, sandbox)
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
  'a plate search for claims lists notices only and shows an empty result in place',
  { tag: ['@CLAIM-02', '@OPEN-27'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: plate, journeys: [{ id: 'free' }] })
    await visit(page, '/form/claim')
    await expect(page.getByRole('heading', { level: 1, name: 'Contester un avis de paiement' })).toBeVisible()
    await axe(page)
    await page.getByLabel('Numéro de plaque').fill(plate)
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    await expect(page.getByText("A date, nous n'avons pas trouvé de trajet associé à cette plaque.")).toBeVisible()
    await expect(page).toHaveURL(/\/form\/claim$/)
    const [call] = await sandbox.calls('/services/v1/journeys')
    expect(call?.query).toMatchObject({ plate, country: 'FR', onlyCNPorLatePayment: 'true' })

    await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill('nowhere')
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    await expect(page.getByText('Aucun dossier ne correspond à ce numéro')).toBeVisible()
  },
)

test(
  'the link in the list opens the selection: one kind per claim, other kinds are disabled with the reason',
  { tag: ['@CLAIM-03', '@LIST-03', '@LIST-14', '@OPEN-45', '@OPEN-47'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: mixed })
    await findNumber(page, number)
    await page.getByRole('link', { name: 'Contester un avis ou un trajet' }).click()
    await expect(page).toHaveURL(/\/claim\/select$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Trajets à contester' })).toBeVisible()
    await expect(go(page)).toBeDisabled()
    await expect(item(page, '05/01/26')).toContainText('Réclamation déjà effectuée')
    await expect(item(page, '04/01/26')).toContainText('officier du ministère public')
    await expect(card(page, '04/01/26')).toBeDisabled()
    await axe(page)

    await card(page, '01/01/26').check()
    await expect(item(page, '03/01/26')).toContainText('un seul type de dossier')
    await card(page, '02/01/26').check()
    await expect(card(page, '03/01/26')).toBeDisabled()
    await card(page, '01/01/26').uncheck()
    await card(page, '02/01/26').uncheck()
    await card(page, '03/01/26').check()
    await go(page).click()
    await expect(page).toHaveURL(/\/claim$/)
    await expect.poll(() => storedValue(page, 'claimed-journeys')).toMatchObject([{ id: 'cnp1' }])
    // The offered reasons depend on the kind of case. [CLAIM-05]
    await expect(reason(page).getByRole('option', { name: 'Véhicule volé ou plaque usurpée' })).toBeAttached()
    await expect(reason(page).getByRole('option', { name: 'Classe du véhicule erronée' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expect(page).toHaveURL(/\/claim\/select$/)
  },
)

test(
  'each reason requires its comment and files, which are rejected by type, size and content; errors appear next to their fields, and a reload keeps the text',
  {
    tag: [
      '@ERROR-17',
      '@ERROR-18',
      '@OPEN-46',
      '@F-INP-03',
      '@CLAIM-06',
      '@CLAIM-07',
      '@F-FIL-01',
      '@F-FIL-02',
      '@F-FIL-03',
      '@F-FIL-04',
      '@F-FIL-05',
      '@F-FIL-06',
    ],
  },
  async ({ page, site, sandbox }, testInfo) => {
    await openStored(page, site, sandbox)
    // The same order as in the other forms.
    const names = page.getByRole('textbox', { name: /^(?:Prénom|Nom)$/ })
    await expect(names.first()).toHaveAccessibleName('Prénom')
    await send(page).click()
    await expect(reason(page)).toHaveAccessibleDescription('Choisissez un motif')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
    await reason(page).selectOption('Véhicule prêté ou loué')
    await comment(page).fill('   ')
    await send(page).click()
    await expect(comment(page)).toHaveAccessibleDescription(/Un commentaire est obligatoire/)
    await expect(files(page)).toHaveAccessibleDescription(/Une pièce jointe est obligatoire/)
    await axe(page)

    await comment(page).fill('é'.repeat(2001))
    await expect(page.getByText('2001 / 2000')).toBeVisible()
    await fillWho(page)
    await send(page).click()
    await expect(comment(page)).toHaveAccessibleDescription(/1 caractère de trop/)
    await comment(page).fill('Prêté à ma sœur.')
    await files(page).setInputFiles([png])
    expect(await sandbox.claims()).toEqual([])

    await reload(page)
    const lost = page.getByText('Ces fichiers ne sont plus joints')
    await expect(lost, 'a browser cannot keep files').toContainText('photo.png')
    await expect(comment(page)).toHaveValue('Prêté à ma sœur.')
    await expect(reason(page)).toHaveValue('lent-or-rented')
    await expect(field(page, 'Nom')).toHaveValue('Moreau')

    await files(page).setInputFiles([png])
    await expect(lost).toHaveCount(0)
    await page.getByRole('button', { name: /photo\.png/ }).click()

    const wrong = 'Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés'
    const file = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) })
    // The rule's own tables have all kinds of content and type.
    for (const refused of [
      file('facture.pdf', 'application/pdf', 'MZ\u0090'),
      file('photo.jpg.exe', 'application/x-msdownload', 'MZ'),
      file('vide.pdf', 'application/pdf', ''),
    ]) {
      await files(page).setInputFiles(refused)
      await expect(files(page), refused.name).toHaveAccessibleDescription(new RegExp(wrong))
      await expect(chosenFiles(page), refused.name).toHaveCount(0)
      await files(page).setInputFiles(png)
      await expect(files(page)).not.toHaveAccessibleDescription(new RegExp(wrong))
      await page.getByRole('button', { name: 'Retirer photo.png' }).click()
    }

    const megabytes = 1024 * 1024
    await files(page).setInputFiles([pdf(5 * megabytes - 10), png])
    await expect(chosenFiles(page)).toHaveCount(2)
    await files(page).setInputFiles(pdf(9, 'un de trop.pdf'))
    await expect(files(page)).toHaveAccessibleDescription(/La taille totale des fichiers ne doit pas dépasser 5 Mo/)
    await expect(chosenFiles(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Retirer certificat.pdf' }).click()

    const odd = `<img src=x onerror=alert(1)>"'${'n'.repeat(60)}.PDF`
    await files(page).setInputFiles(pdf(20, odd))
    await expect(chosenFiles(page)).toHaveCount(2)
    await reason(page).selectOption('Péage déjà payé')
    await files(page).setInputFiles(pdf(20, 'troisième.pdf'))
    await expect(files(page)).toHaveAccessibleDescription(/Le nombre de fichiers n'est pas valide/)

    // A file that changed after it was chosen is rejected before sending. [F-FIL-05]
    await page.getByRole('button', { name: 'Retirer photo.png' }).click()
    const path = testInfo.outputPath('changing.pdf')
    await writeFile(path, pdf(100).buffer)
    await files(page).setInputFiles(path)
    await writeFile(path, pdf(200).buffer)
    await send(page).click()
    await expect(files(page)).toHaveAccessibleDescription(/Un fichier n'a pas pu être lu/)
    await page.getByRole('button', { name: 'Retirer changing.pdf' }).click()

    // This reason requires no file.
    await reason(page).selectOption('Entrée ou sortie erronée')
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    expect((await sandbox.claims())[0]?.files).toMatchObject([{ name: odd, size: 20 }])
  },
)

test(
  'an expired session, a dropped connection, an outage or a rejection keeps the form unchanged, and the claim arrives exactly once, for its own search',
  { tag: ['@F-FIL-05', '@F-NAV-06', '@F-NET-02', '@ERROR-15', '@ERROR-19', '@ERROR-20', '@ERROR-40'] },
  async ({ page, site, sandbox }) => {
    await sandbox.clock('2026-01-10T10:00:00+01:00')
    await openForm(page, sandbox)
    await reason(page).selectOption('Véhicule vendu avant le passage')
    await comment(page).fill('Vendu.')
    await files(page).setInputFiles(png)
    await fillWho(page)
    await test.step('a payment session that expired meanwhile is renewed; if it cannot be, the driver can search again', async () => {
      await sandbox.clock('2026-01-10T11:00:00+01:00')
      await sandbox.fault({ path: '/services/v1/detailedJourneys', status: 500, times: 1 })
      await send(page).click()
      const over = page.getByRole('alert').filter({ hasText: 'Votre session a expiré' })
      await expect(over.getByRole('link', { name: 'Nouvelle recherche' })).toHaveAttribute('href', '/form/claim')
      await expect(comment(page)).toHaveValue('Vendu.')
    })
    for (const [code, status, where, text] of [
      ['claim_files_toobig', 422, files, 'La taille totale des fichiers ne doit pas dépasser 5 Mo'],
      ['too_large', 413, files, 'La taille totale des fichiers ne doit pas dépasser 5 Mo'],
      ['mime_type_not_valid', 422, files, 'Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés'],
      ['protest_files_number', 422, files, "Le nombre de fichiers n'est pas valide"],
      ['mandatory_comment_missing', 422, comment, 'Un commentaire est obligatoire'],
      ['email_invalid', 422, (at: Page) => field(at, 'E-mail'), "L'email n'est pas valide"],
    ] as const) {
      await sandbox.fault({ path: claims, method: 'POST', status, body: { code }, times: 1 })
      await send(page).click()
      await expect(where(page), code).toHaveAccessibleDescription(new RegExp(text))
      await expect(where(page), code).toBeFocused()
      await comment(page).fill('Vendu.')
      await field(page, 'E-mail').fill('jeanne@example.org')
    }

    await page.route(`**${claims}?*`, (route) => route.abort('connectionreset'), { times: 1 })
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Pas de connexion' })).toBeVisible()
    await axe(page)
    await expect(chosenFiles(page)).toHaveCount(1)
    await sandbox.fault({ path: claims, method: 'POST', status: 503, times: 1 })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'momentanément indisponible' })).toBeVisible()
    expect(await sandbox.claims()).toEqual([])

    await test.step('another tab searches', async () => {
      const set = await found({ site, sandbox, of: 'BC456EF' })
      const other = await page.context().newPage()
      await other.goto(blank)
      await other.evaluate(
        ([journeys, sessionId]) => {
          localStorage.setItem('journeys', journeys)
          localStorage.setItem('sessionId', sessionId)
        },
        [JSON.stringify(set), JSON.stringify(set.sessionId)] as const,
      )
    })

    // The claim arrives but its answer is lost: the retry finds the claim and must not report a failure.
    await page.route(`**${claims}?*`, async (route) => {
      await route.fetch({ maxRetries: 1 })
      await route.abort()
    })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Pas de connexion' })).toBeVisible()
    await page.unroute(`**${claims}?*`)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(sent(page)).toBeVisible()
    await expect.poll(() => sandbox.claims()).toMatchObject([{ journeys: ['late1'], comment: 'Vendu.' }])
  },
)

test(
  'after paying first, the confirmation continues to the claim',
  { tag: ['@CLAIM-08', '@RESULT-24', '@RESULT-28', '@OPEN-47'] },
  async ({ page, sandbox }) => {
    await openForm(page, sandbox)
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

test(
  'a renter contests without a search and sees a message when nothing is selected; a customer finds the form filled in',
  { tag: ['@CLAIM-09', '@ROLE-09', '@GUARD-09', '@OPEN-47', '@ERROR-21'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/claim?notices')
    await expect(page.getByText('Veuillez sélectionner au moins un trajet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Liste des avis de paiement' }).last()).toHaveAttribute(
      'href',
      '/renters/paymentNotice',
    )
    await axe(page)
    const fleet = { ...storedJourney, id: 'fleet1', nature: 'latePayment', paymentLimit: 'BEFORE_OMP' }
    await page.evaluate(
      (journeys) => {
        localStorage.setItem('claimed-journeys', journeys)
        localStorage.setItem('sessionId', '"of-an-earlier-visit"')
      },
      JSON.stringify([fleet]),
    )
    await reload(page)
    await expect(field(page, 'E-mail')).toHaveValue('flotte@example.org')
    await page.getByRole('radio', { name: 'Contester' }).check()
    await reason(page).selectOption('Entrée ou sortie erronée')
    await comment(page).fill('Sorti avant.')
    await field(page, 'Nom').fill('Moreau')
    await field(page, 'Prénom').fill('Jeanne')
    await send(page).click()
    // The journey does not belong to this fleet, so the page offers the renter's own list.
    const refused = page.getByRole('alert').filter({ hasText: 'Les trajets à régler ne sont pas valides' })
    await expect(refused.getByRole('link', { name: 'Liste des avis de paiement' })).toBeVisible()
    const sending = (await sandbox.calls(claims)).filter(({ method }) => method === 'POST')
    expect(sending.map(({ query }) => query)).toEqual([{ type: 'LATE_PAYMENT' }])

    await page.goto(blank)
    await page.evaluate(() => localStorage.clear())
    await asCustomer(page, site, sandbox, [{ numberPlate: plate, countryCode: 'FR' }], {
      firstName: 'Claire',
      lastName: 'Martin',
    })
    await store(page, 'claimed-journeys', [fleet])
    await visit(page, '/claim')
    await expect(field(page, 'Nom')).toHaveValue('Martin')
    await expect(field(page, 'Prénom')).toHaveValue('Claire')
    await expect(field(page, 'E-mail')).toHaveValue('claire.martin@example.org')
  },
)

test('before paying a notice, four questions suggest the right claim reason; payment stays one click away', async ({
  page,
  sandbox,
}) => {
  await sandbox.notice({ number, numberPlate: plate, journeys: notices.slice(0, 1) })
  await findNumber(page, number)
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('link', { name: /vendu le véhicule/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Cet avis ne vous concerne pas/ }).click()
  for (const question of [/vendu le véhicule/, /volé/, /loué ou prêté/, /La classe du véhicule est fausse/]) {
    await expect(page.getByRole('main').getByRole('link', { name: question })).toBeVisible()
  }
  await page.getByRole('link', { name: /plaque copiée/ }).click()
  await expect(page).toHaveURL(/\/claim\/select\?situation=stolen$/)
  // The only notice is preselected.
  await go(page).click()
  await expect(page).toHaveURL(/\/claim\?situation=stolen$/)
  await expect(reason(page)).toHaveValue('stolen')
  await reason(page).selectOption('Autre motif')
  await reload(page)
  await expect(reason(page)).toHaveValue('other')
})

test(
  'claims require both the feature and the flag of the list',
  { tag: ['@CLAIM-04', '@HEADER-03', '@HOME-05', '@LIST-22'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: notices })
    await sandbox.whitelabel({ canContestJourney: false })
    await findNumber(page, number)
    await expect(payButton(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contester un avis ou un trajet' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Cet avis ne vous concerne pas/ })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Contester' }).click()
    await expect(page).toHaveURL(/\/form\/claim$/)
    await visit(page, '/claim/select')
    await expect(page.getByText('Ces trajets ne peuvent pas être contestés en ligne.')).toBeVisible()
    await axe(page)

    await sandbox.whitelabel({ actions: ['freeflow'] })
    for (const path of ['/form/claim', '/claim/select', '/claim']) {
      await visit(page, path)
      await expect(page).toHaveURL(/\/$/)
    }
    await expect(page.getByRole('link', { name: 'Contester', exact: true })).toHaveCount(0)
  },
)
