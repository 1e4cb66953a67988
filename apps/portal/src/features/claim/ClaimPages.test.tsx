import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const number = '26090100042'
const free = { htPrice: 0, totalPrice: 0, tvaPrice: 0, indemnity: 0, alreadyPaid: 0 }
/** A journey as the browser stores it, with amounts in cents. */
const aJourney = (id: string, day: number, more: object = {}) => ({
  ...free,
  id,
  date: `2026-01-0${day}T07:00:00`,
  status: 'TERMINE',
  nature: 'latePayment',
  paymentLimit: 'BEFORE_OMP',
  ttcPrice: 1010,
  pvNumber: number,
  ...more,
})
const notices = [aJourney('late1', 1), aJourney('late2', 2)]

const send = 'POST /services/v1/protests'
const reasons = {
  reasons: [
    { id: 'lent', label: 'Véhicule prêté ou loué', commentMandatory: true, attachmentMandatory: true, maxFiles: 3 },
    { id: 'paid', label: 'Péage déjà payé', maxFiles: 2 },
    { id: 'way', label: 'Entrée ou sortie erronée' },
    { id: 'stolen', label: 'Véhicule volé', situation: 'stolen' },
    { id: 'other', label: 'Autre motif', commentMandatory: true },
  ],
}
const toPay = 'GET /services/v1/whitelabels/journeys/toPay/page'
const found = (journeys: readonly object[], sessionId = 's1') => ({ type: 'detailed', sessionId, journeys })
/** The same on the wire, with amounts in euros. */
const onWire = (journeys: readonly { ttcPrice: number }[]) =>
  journeys.map((one) => ({ ...one, ttcPrice: one.ttcPrice / 100 }))

const main = page.getByRole('main')
const reason = main.getByRole('combobox', { name: 'Motif' })
const comment = main.getByRole('textbox', { name: /^Commentaire/ })
const files = main.getByLabelText(/^Pièces jointes/)
const field = (name: string) => main.getByRole('textbox', { name })
const button = (name: string) => main.getByRole('button', { name })
const card = (date: string) => page.getByRole('checkbox', { name: new RegExp(`^Trajet du ${date}`) })
const row = (date: string) => main.getByRole('listitem').filter({ has: card(date) })
const sentPanel = main.getByRole('region', { name: 'Votre réclamation a bien été envoyée.' })
const sent = (calls: readonly SentCall[], name = send) => calls.filter((call) => call.name === name)
/** Answers one call after the other; the last one stays. */
const inTurn =
  (...replies: (() => unknown)[]) =>
  () =>
    (replies.length > 1 ? replies.shift() : replies[0])?.()
const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** Opens a page about these journeys, which this browser has found by the number of their notice. */
const openWith = (path: string, journeys: readonly { ttcPrice: number }[], answers: Answers = {}, stored = {}) =>
  openPage(
    path,
    {
      [toPay]: { canContestJourney: true },
      'GET /services/v1/protests/reasons': reasons,
      'GET /services/v1/detailedJourneys': found(onWire(journeys)),
      ...answers,
    },
    {
      stored: {
        journeys: found(journeys),
        sessionId: 's1',
        isFromAvisOrCnp: true,
        paymentNoticeIsValid: true,
        ...stored,
      },
    },
  )
/** Opens the form about the first of two notices. */
const openForm = (answers: Answers = {}) =>
  openWith('/claim', notices, answers, { 'claimed-journeys': notices.slice(0, 1) })

const image = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.png', { type: 'image/png' })
const pdf = (size: number, name = 'certificat.pdf') =>
  new File(['%PDF-1.7\n'.padEnd(size)], name, { type: 'application/pdf' })
/** Chooses files as the browser's dialog does. */
function choose(...chosen: File[]) {
  const transfer = new DataTransfer()
  for (const file of chosen) transfer.items.add(file)
  const input = files.element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('No field for files')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const chosen = () => [...document.querySelectorAll('form li button')].map((one) => one.textContent)

async function fill(why: string) {
  await reason.selectOptions(why)
  await comment.fill('Vendu.')
  await field('Nom').fill('Moreau')
  await field('Prénom').fill('Jeanne')
  await field('E-mail').fill('jeanne@example.org')
}

describe('the search', { tags: ['CLAIM-02', 'OPEN-27'] }, () => {
  const find = async (name: RegExp, text: string) => {
    const panel = main.getByRole('tabpanel')
    await panel.getByRole('textbox', { name }).fill(text)
    await panel.getByRole('button', { name: 'Rechercher' }).click()
  }

  it('asks for notices only, and shows an empty result in place', async () => {
    const calls = await openPage('/form/claim', {
      'GET /services/v1/journeys': found([]),
      'GET /services/v1/detailedJourneys': refused(404, 'immatriculation_not_found'),
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contester un avis de paiement' })).toBeVisible()
    expect(await faults()).toEqual([])
    await find(/^Numéro de plaque/, 'EA200AA')
    await expect
      .element(main.getByText("A date, nous n'avons pas trouvé de trajet associé à cette plaque."))
      .toBeVisible()
    await expect.poll(() => location.pathname).toBe('/form/claim')
    const asked = { plate: 'EA200AA', country: 'FR', onlyCNPorLatePayment: 'true' }
    await expect.poll(() => sent(calls, 'GET /services/v1/journeys')[0]?.query).toMatchObject(asked)
    await main.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await find(/^Numéro d'avis/, 'nowhere')
    await expect.element(main.getByText('Aucun dossier ne correspond à ce numéro')).toBeVisible()
  })
})

describe('the selection', () => {
  it(
    'has one kind per claim; the others are disabled with the reason',
    { tags: ['CLAIM-03', 'LIST-03', 'LIST-14', 'OPEN-45', 'OPEN-47'] },
    async () => {
      const cnp = { nature: 'nonPaymentDeclaration', paymentLimit: 'INFRACTION' }
      const mixed = [
        ...notices,
        aJourney('cnp1', 3, cnp),
        aJourney('omp1', 4, { paymentLimit: 'OMP' }),
        aJourney('done1', 5, { claimDone: true }),
      ]
      const calls = await openWith('/claim/select', mixed)
      await expect.element(page.getByRole('heading', { level: 1, name: 'Trajets à contester' })).toBeVisible()
      await expect.element(button('Continuer')).toBeDisabled()
      await expect.element(row('05/01/26')).toMatchTextContent('Réclamation déjà effectuée')
      await expect.element(row('04/01/26')).toMatchTextContent('officier du ministère public')
      await expect.element(card('04/01/26')).toBeDisabled()
      expect(await faults()).toEqual([])
      await card('01/01/26').click()
      await expect.element(row('03/01/26')).toMatchTextContent('un seul type de dossier')
      await card('02/01/26').click()
      await expect.element(card('03/01/26')).toBeDisabled()
      await card('01/01/26').click()
      await card('02/01/26').click()
      await card('03/01/26').click()
      await button('Continuer').click()
      await expect.element(reason).toBeVisible()
      await expect.poll(() => localStorage.getItem('claimed-journeys')).toContain('cnp1')
      const asked = sent(calls, 'GET /services/v1/protests/reasons').map(({ query }) => query)
      expect(asked, 'the reasons depend on the kind').toEqual([{ type: 'CNP' }])
      await main.getByRole('link', { name: 'Annuler' }).click()
      await expect.poll(() => location.pathname).toBe('/claim/select')
    },
  )

  it('is offered only with the feature and the flag of the list', { tags: ['CLAIM-04', 'LIST-22'] }, async () => {
    await openWith('/claim/select', notices, { [toPay]: { canContestJourney: false } })
    await expect.element(main.getByText('Ces trajets ne peuvent pas être contestés en ligne.')).toBeVisible()
    expect(await faults()).toEqual([])
    await openWith('/paymentNotice', notices, { [toPay]: { canContestJourney: false } })
    await expect.element(main.getByRole('button', { name: /^Payer/ })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Contester un avis ou un trajet' })).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: /^Cet avis ne vous/ })).not.toBeInTheDocument()
    await page.getByRole('banner').getByRole('link', { name: 'Contester' }).click()
    await expect.poll(() => location.pathname).toBe('/form/claim')
  })

  it.each(['/form/claim', '/claim/select', '/claim'])(
    'is nowhere without the feature: %s leads home',
    { tags: ['CLAIM-04', 'HEADER-03', 'HOME-05'] },
    async (path) => {
      const home = { 'GET /services/v1/whitelabels/homepage': { actions: ['freeflow'] } }
      await openWith(path, notices, home, { 'claimed-journeys': notices })
      await expect.poll(() => location.pathname).toBe('/')
      await expect.element(page.getByRole('link', { name: 'Contester' })).not.toBeInTheDocument()
    },
  )

  it('is suggested by four questions before a notice is paid', { tags: ['LIST-22'] }, async () => {
    const one = notices.slice(0, 1)
    await openWith('/paymentNotice', one)
    await expect.element(main.getByRole('button', { name: /^Payer/ })).toBeEnabled()
    await expect.element(main.getByRole('link', { name: /vendu le véhicule/ })).not.toBeInTheDocument()
    await main.getByRole('button', { name: /^Cet avis ne vous concerne pas/ }).click()
    for (const question of [/vendu le véhicule/, /volé/, /loué ou prêté/, /La classe du véhicule est fausse/])
      await expect.element(main.getByRole('link', { name: question })).toBeVisible()
    await main.getByRole('link', { name: /plaque copiée/ }).click()
    await expect.element(button('Continuer'), { message: 'the only notice is preselected' }).toBeEnabled()
    await expect.poll(() => location.pathname + location.search).toBe('/claim/select?situation=stolen')
    await button('Continuer').click()
    await expect.element(reason).toHaveValue('stolen')
    await expect.poll(() => location.search).toBe('?situation=stolen')
    await reason.selectOptions('Autre motif')
    await openWith('/claim?situation=stolen', one, {}, { 'claimed-journeys': one })
    await expect.element(reason).toHaveValue('other')
  })
})

describe('the form', () => {
  it(
    'names what its reason requires at the field; a reload keeps the text and names the files',
    { tags: ['ERROR-17', 'ERROR-18', 'OPEN-46', 'F-INP-03', 'CLAIM-06', 'CLAIM-07'] },
    async () => {
      const calls = await openForm()
      // The same order as in the other forms.
      await expect
        .element(main.getByRole('textbox', { name: /^(?:Prénom|Nom)$/ }).first())
        .toHaveAccessibleName(/^Prénom/)
      await button('Envoyer').click()
      await expect.element(reason).toHaveAccessibleDescription(/Choisissez un motif$/)
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
      await reason.selectOptions('Véhicule prêté ou loué')
      await comment.fill('   ')
      await button('Envoyer').click()
      await expect.element(comment).toHaveAccessibleDescription(/Un commentaire est obligatoire/)
      await expect.element(files).toHaveAccessibleDescription(/Une pièce jointe est obligatoire/)
      expect(await faults()).toEqual([])
      await fill('Véhicule prêté ou loué')
      await comment.fill('é'.repeat(2001))
      await expect.element(main.getByText('2001 / 2000')).toBeVisible()
      await button('Envoyer').click()
      await expect.element(comment).toHaveAccessibleDescription(/1 caractère de trop/)
      await comment.fill('Prêté à ma sœur.')
      choose(image())
      await expect.element(button('Retirer photo.png')).toBeVisible()
      await expect.poll(() => sent(calls)).toEqual([])
      await openForm()
      const lost = main.getByText(/Ces fichiers ne sont plus joints/)
      await expect.element(lost, { message: 'a browser cannot keep files' }).toMatchTextContent('photo.png')
      await expect.element(comment).toHaveValue('Prêté à ma sœur.')
      await expect.element(reason).toHaveValue('lent')
      await expect.element(field('Nom')).toHaveValue('Moreau')
      choose(image())
      await expect.element(lost).not.toBeInTheDocument()
    },
  )

  it(
    'refuses files by type, content, size and number, and one that changed before it was sent',
    { tags: ['CLAIM-06', 'CLAIM-07', 'F-FIL-01', 'F-FIL-02', 'F-FIL-03', 'F-FIL-04', 'F-FIL-05', 'F-FIL-06'] },
    async () => {
      const calls = await openForm({ [send]: { reference: 'R-1001' } })
      const wrong = /Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés/
      // The rule's own tables have all kinds of content and type.
      for (const refusedFile of [
        new File(['MZ\u0090'], 'facture.pdf', { type: 'application/pdf' }),
        new File(['MZ'], 'photo.jpg.exe', { type: 'application/x-msdownload' }),
        new File([], 'vide.pdf', { type: 'application/pdf' }),
      ]) {
        choose(refusedFile)
        await expect.element(files, { message: refusedFile.name }).toHaveAccessibleDescription(wrong)
        expect(chosen(), refusedFile.name).toHaveLength(0)
        choose(image())
        await expect.element(files).not.toHaveAccessibleDescription(wrong)
        await button('Retirer photo.png').click()
      }
      choose(pdf(5 * 1024 * 1024 - 10), image())
      await expect.poll(() => chosen()).toHaveLength(2)
      choose(pdf(9, 'un de trop.pdf'))
      await expect.element(files).toHaveAccessibleDescription(/La taille totale des fichiers ne doit pas dépasser 5 Mo/)
      expect(chosen()).toHaveLength(2)
      await button('Retirer certificat.pdf').click()
      const odd = `<img src=x onerror=alert(1)>"'${'n'.repeat(60)}.PDF`
      choose(pdf(20, odd))
      await expect.poll(() => chosen()).toHaveLength(2)
      await fill('Péage déjà payé')
      choose(pdf(20, 'troisième.pdf'))
      await expect.element(files).toHaveAccessibleDescription(/Le nombre de fichiers n'est pas valide/)
      vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'))
      await button('Envoyer').click()
      await expect.element(files).toHaveAccessibleDescription(/Un fichier n'a pas pu être lu/)
      await expect.element(files).toHaveFocus()
      await expect.poll(() => sent(calls)).toEqual([])
      await button('Retirer photo.png').click()
      await button('Envoyer').click()
      await expect.element(sentPanel).toBeVisible()
      await expect
        .poll(() => sent(calls)[0]?.body)
        .toMatchObject({ reasonId: 'paid', files: expect.objectContaining({ name: odd }) })
    },
  )

  it.each([
    ['claim_files_toobig', 422, files, 'La taille totale des fichiers ne doit pas dépasser 5 Mo'],
    ['too_large', 413, files, 'La taille totale des fichiers ne doit pas dépasser 5 Mo'],
    ['mime_type_not_valid', 422, files, 'Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés'],
    ['protest_files_number', 422, files, "Le nombre de fichiers n'est pas valide"],
    ['mandatory_comment_missing', 422, comment, 'Un commentaire est obligatoire'],
    ['email_invalid', 422, field('E-mail'), "L'email n'est pas valide"],
  ])(
    'shows the refusal %s at its field and stays',
    { tags: ['ERROR-15', 'ERROR-17', 'ERROR-19', 'ERROR-20', 'F-FIL-05'] },
    async (code, status, where, text) => {
      await openForm({ [send]: refused(status, code) })
      await fill('Autre motif')
      await button('Envoyer').click()
      await expect.element(where).toHaveAccessibleDescription(new RegExp(text))
      await expect.element(where).toHaveFocus()
      await expect.element(field('Nom')).toHaveValue('Moreau')
    },
  )

  it(
    'whose session is over is sent with that of a new search, or offers to search again',
    { tags: ['ERROR-40', 'F-NAV-06'] },
    async () => {
      const again = inTurn(refused(500), () => found(onWire(notices), 's2'))
      const over = refused(400, 'payment_session_invalid')
      const calls = await openForm({
        [send]: inTurn(over, over, () => ({ reference: 'R-1001' })),
        'GET /services/v1/detailedJourneys': again,
      })
      await fill('Autre motif')
      choose(image())
      await button('Envoyer').click()
      const alert = main.getByRole('alert').filter({ hasText: 'Votre session a expiré' })
      await expect
        .element(alert.getByRole('link', { name: 'Nouvelle recherche' }))
        .toHaveAttribute('href', '/form/claim')
      await expect.element(comment).toHaveValue('Vendu.')
      await button('Envoyer').click()
      await expect.element(sentPanel).toBeVisible()
      await expect.poll(() => sent(calls).map(({ query }) => query['sessionId'])).toEqual(['s1', 's1', 's2'])
    },
  )

  it(
    'survives a lost connection and an outage; a claim that had arrived is not reported as a failure',
    { tags: ['F-NET-02', 'F-FIL-05'] },
    async () => {
      const contested = notices.map((one) => ({ ...one, claimDone: true }))
      const calls = await openForm({
        [send]: inTurn(offline, refused(503), offline, refused(400, 'payment_journeys_invalid')),
        'GET /services/v1/detailedJourneys': found(onWire(contested)),
      })
      await fill('Autre motif')
      choose(image())
      await button('Envoyer').click()
      const lost = main.getByRole('alert').filter({ hasText: 'Pas de connexion' })
      await expect.element(lost).toBeVisible()
      expect(await faults()).toEqual([])
      expect(chosen()).toHaveLength(1)
      await button('Réessayer').click()
      await expect.element(main.getByRole('alert').filter({ hasText: 'momentanément indisponible' })).toBeVisible()
      await button('Réessayer').click()
      await expect.element(lost).toBeVisible()
      await button('Réessayer').click()
      await expect.element(sentPanel).toBeVisible()
      await expect.poll(() => sent(calls)).toHaveLength(4)
      await expect.poll(() => sent(calls)[3]?.body).toMatchObject({ journeys: '["late1"]', comment: 'Vendu.' })
    },
  )
})

describe('somebody who is logged in', () => {
  const fleet = [aJourney('fleet1', 1)]

  it(
    'contests as a renter without a search; the page offers the list where a journey is not of the fleet',
    { tags: ['CLAIM-09', 'ROLE-09', 'ERROR-21', 'OPEN-47'] },
    async () => {
      const renter = {
        'GET /services/v1/renters/me': { renterName: 'Location du Val', email: 'flotte@example.org' },
        'GET /services/v1/protests/reasons': {
          reasons: [...reasons.reasons, { id: 'hired', label: 'Véhicule loué', situation: 'rented' }],
        },
        [send]: refused(400, 'payment_journeys_invalid'),
      }
      await openPage('/claim?notices', renter, { stored: loggedIn('renter') })
      await expect.element(main.getByText('Veuillez sélectionner au moins un trajet')).toBeVisible()
      const list = main.getByRole('link', { name: 'Liste des avis de paiement' }).last()
      await expect.element(list).toHaveAttribute('href', '/renters/paymentNotice')
      expect(await faults()).toEqual([])
      const stored = { ...loggedIn('renter'), 'claimed-journeys': fleet, sessionId: 'of-an-earlier-visit' }
      const calls = await openPage('/claim?notices', renter, { stored })
      await main.getByRole('radio', { name: 'Contester' }).click()
      await expect.element(field('E-mail')).toHaveValue('flotte@example.org')
      await reason.selectOptions('Entrée ou sortie erronée')
      await field('Nom').fill('Moreau')
      await field('Prénom').fill('Jeanne')
      await button('Envoyer pour 1 trajet').click()
      const alert = main.getByRole('alert').filter({ hasText: 'Les trajets à régler ne sont pas valides' })
      await expect.element(alert.getByRole('link', { name: 'Liste des avis de paiement' })).toBeVisible()
      await expect.poll(() => sent(calls).map(({ query }) => query)).toEqual([{ type: 'LATE_PAYMENT' }])
    },
  )

  /** A renter with a known contact, and an operator to whom drivers can be named. */
  const nadia = {
    'GET /services/v1/renters/me': {
      renterName: 'Location du Val',
      email: 'flotte@example.org',
      firstName: 'Nadia',
      lastName: 'Fournier',
    },
    'GET /services/v1/protests/reasons': {
      reasons: [{ id: 'hired', label: 'Loué', situation: 'rented', commentMandatory: true }, ...reasons.reasons],
    },
  }

  it(
    'sends a known contact that is one line; a refused address opens its fields; each choice says what it requires',
    { tags: ['CLAIM-09', 'CLAIM-06', 'OPEN-46', 'ERROR-20'] },
    async () => {
      const renter = {
        ...nadia,
        [send]: inTurn(refused(422, 'email_invalid'), () => ({ reference: 'R-1001' })),
      }
      const stored = { ...loggedIn('renter'), 'claimed-journeys': notices }
      const act = (name: string) => main.getByRole('radio', { name })
      await openPage('/claim', renter, { stored })
      await act('Contester').click()
      await button('Modifier').click()
      await expect.element(field('Prénom')).toHaveFocus()
      await expect.element(field('Nom')).toHaveValue('Fournier')
      const calls = await openPage('/claim', renter, { stored })
      await expect
        .element(act('Désigner les conducteurs'))
        .toHaveAccessibleDescription(/qui conduisait. Commentaire obligatoire.$/)
      await expect.element(act('Contester')).toHaveAccessibleDescription(/Selon le motif, .* obligatoires.$/)
      const contact = main.getByText('Nadia Fournier, flotte@example.org')
      await expect.element(contact, { message: 'before a choice' }).not.toBeVisible()
      await button('Envoyer pour 2 trajets').click()
      await expect.element(main.getByText("Choisissez d'abord une demande")).toBeVisible()
      await expect.element(act('Désigner les conducteurs')).toHaveFocus()
      expect(await faults()).toEqual([])
      // That of the choice itself.
      expect(main.getByText(/^\((obligatoire|facultatif)\)$/).elements()).toHaveLength(1)
      await expect.element(comment, { message: 'required or not, as chosen' }).not.toBeInTheDocument()
      await act('Désigner les conducteurs').click()
      await expect.element(contact).toBeVisible()
      await expect.element(field('E-mail')).not.toBeInTheDocument()
      await expect.element(main.getByText('Commentaire (obligatoire)')).toBeVisible()
      await expect.element(main.getByText('Pièces jointes (facultatif)')).toBeVisible()
      await comment.fill('Jean Petit, 1 rue Haute, du 1 au 4 janvier.')
      choose(image())
      await act('Contester').click()
      await expect.element(comment).not.toBeInTheDocument()
      await reason.selectOptions('Entrée ou sortie erronée')
      await act('Désigner les conducteurs').click()
      await expect.element(comment, { message: 'as typed' }).toHaveValue('Jean Petit, 1 rue Haute, du 1 au 4 janvier.')
      expect(chosen(), 'the files, too').toHaveLength(1)
      await button('Envoyer pour 2 trajets').click()
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email n'est pas valide/)
      await expect.element(field('E-mail')).toHaveFocus()
      await field('E-mail').fill('nadia@example.org')
      await button('Envoyer pour 2 trajets').click()
      await expect.element(sentPanel).toBeVisible()
      await expect
        .poll(() => sent(calls).map(({ body }) => body))
        .toMatchObject([
          { firstName: 'Nadia', lastName: 'Fournier', email: 'flotte@example.org' },
          { firstName: 'Nadia', email: 'nadia@example.org' },
        ])
    },
  )

  it(
    'inserts a line for each plate into the comment, in the order of the journeys; such lines alone are refused and stay',
    { tags: ['CLAIM-09', 'ERROR-17', 'OPEN-46'] },
    async () => {
      const of = (numberPlate: string, month: string) =>
        aJourney(`${numberPlate}-${month}`, 1, {
          numberPlate,
          countryPlate: 'FR',
          nature: 'freeFlow',
          paymentLimit: 'PRIMO_DESIGNATED',
          deadline: `2099-${month}-01T23:59:59`,
        })
      const renter = {
        [toPay]: { lateFees: [{ stage: 'surcharge', afterDays: 0, fee: 500 }] },
        ...nadia,
        [send]: { reference: 'R-1001' },
      }
      const late = [of('AF552NZ', '03'), of('AF571NZ', '01'), of('AF571NZ', '02')]
      const calls = await openPage('/claim', renter, { stored: { ...loggedIn('renter'), 'claimed-journeys': late } })
      await main.getByRole('radio', { name: 'Désigner les conducteurs' }).click()
      await expect.element(files).toHaveAccessibleDescription(/^Contrat de location ou attestation de prêt\./)
      await button('Insérer le modèle').click()
      const lines = 'AF-571-NZ\u{a0}: \nAF-552-NZ\u{a0}: '
      await expect.element(comment).toHaveValue(lines)
      await expect.element(comment).toHaveFocus()
      await expect.element(main.getByText('25 / 2000')).toBeVisible()
      expect(await faults()).toEqual([])
      await button('Envoyer pour 3 trajets').click()
      await expect.element(comment).toHaveAccessibleDescription(/Un commentaire est obligatoire/)
      await expect.element(comment).toHaveValue(lines)
      await expect.poll(() => sent(calls)).toEqual([])
      await button('Insérer le modèle').click()
      await expect.element(comment, { message: 'not twice' }).toHaveValue(lines)
      await comment.fill('Jean Petit conduisait AF-552-NZ.')
      await button('Insérer le modèle').click()
      await userEvent.keyboard('Anne Roy')
      await button('Envoyer pour 3 trajets').click()
      await expect.element(sentPanel).toBeVisible()
      const named = 'Jean Petit conduisait AF-552-NZ.\nAF-571-NZ\u{a0}: Anne Roy'
      await expect.poll(() => sent(calls).map(({ body }) => body)).toMatchObject([{ comment: named }])
    },
  )

  it('finds the form filled in as a customer', { tags: ['GUARD-09', 'OPEN-46'] }, async () => {
    const person = { email: 'claire.martin@example.org', firstName: 'Claire', lastName: 'Martin' }
    await openPage(
      '/claim',
      { 'GET /services/v1/users/me': person, 'GET /services/v1/protests/reasons': reasons },
      { stored: { ...loggedIn('customer'), 'claimed-journeys': fleet } },
    )
    await expect.element(field('Nom')).toHaveValue('Martin')
    await expect.element(field('Prénom')).toHaveValue('Claire')
    await expect.element(field('E-mail')).toHaveValue('claire.martin@example.org')
  })
})
