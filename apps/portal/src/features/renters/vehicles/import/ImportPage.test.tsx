import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { download } from '../../../../testing/download.ts'
import { give } from '../../../../testing/give.ts'
import { type Answers, faults, later, loggedIn, refused, type SentCall } from '../../../../testing/openPage.tsx'
import {
  button,
  closing,
  fleet,
  main,
  openFleet,
  pageOf,
  plates,
  rowOf,
  sent,
  total,
  vehicle,
} from '../testing/fleet.ts'

const form = page.getByRole('dialog', { name: 'Importer des véhicules' })
const done = page.getByRole('dialog', { name: 'Import terminé' })
const file = page.getByLabelText('Fichier CSV')
const confirm = form.getByRole('button', { name: /^Importer/ })
const isFigure = (figure: string) => figure.trim() !== ''
const counts = () =>
  form
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
    .filter(isFigure)
const choose = (content: BlobPart) => give(file.element(), content, 'flotte.csv')
const status = (text: RegExp) => main.getByRole('status').filter({ hasText: text })

type Rows = ReturnType<typeof vehicle>[]
const csv = (rows: Rows) =>
  rows.map((one) =>
    [one.numberPlate, one.countryCode, one.validityStartDate.slice(0, 10), one.validityEndDate?.slice(0, 10)].join(';'),
  )
const ofFile = (rows: Rows): Answers => ({
  [`GET ${plates}/export`]: () =>
    new Response(['numberPlate;countryCode;validityStartDate;validityEndDate', ...csv(rows)].join('\r\n')),
})

afterEach(() => page.viewport(1280, 720))

it(
  'formulas and plates that come twice are refused with line and reason, and saved as text; the other lines are imported over a broken connection, by keyboard alone',
  { tags: ['RENTER-02', 'API-34', 'F-NET-01', 'F-NET-16', 'OPEN-55', 'F-FIL-07', 'HARDENING-1.2.10'] },
  async () => {
    const rows = [vehicle('EA-200-AA', '2026-01-10')]
    let isLost = true
    const calls = await openFleet(rows, {
      ...ofFile(rows),
      [`POST ${plates}/import`]: () => {
        if (isLost) throw new TypeError('no connection')
        rows.push(vehicle('EF-500-FF', '2026-03-01'), vehicle('EG-600-GG', '2026-03-01'))
        return { imported: 2 }
      },
    })
    await expect.element(total).toMatchTextContent('1 résultat')
    button('Importer').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(form).toBeVisible()
    const lines = ['numberPlate\tcountryCode', 'EF-500-FF\tFR', '=1+1\tFR', '"EG-600-GG"\tFR', 'ef 500 ff\tFR']
    choose(Uint16Array.from(`\u{feff}${lines.join('\r\n')}`, (sign) => sign.charCodeAt(0)))
    await expect.poll(counts).toEqual(['2', '0', '0', '2'])
    const bad = form.getByRole('table', { name: '2 lignes refusées' })
    expect(
      bad
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'LigneMotifContenu',
      '3Une cellule contient une formule=1+1;FR',
      '5La plaque figure déjà plus haut dans le fichieref 500 ff;FR',
    ])
    expect(await faults()).toEqual([])
    const { text } = await download(() => form.getByRole('button', { name: 'Télécharger les lignes refusées' }).click())
    expect(text).toBe("numberPlate;countryCode\r\n'=1+1;FR\r\nef 500 ff;FR\r\n")

    file.element().focus()
    for (let presses = 0; presses < 20 && document.activeElement !== confirm.element(); presses += 1)
      await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    const again = form.getByRole('alert').getByRole('button', { name: 'Réessayer' })
    await expect.element(again).toBeVisible()
    await expect.element(form, { message: 'file and dry run stay' }).toMatchTextContent('flotte.csv')
    expect(counts()).toEqual(['2', '0', '0', '2'])
    isLost = false
    again.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(done).toMatchTextContent('2 véhicules importés')
    expect(sent(calls)).toHaveLength(2)

    const picked = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
    done.getByRole('button', { name: 'Choisir le fichier corrigé' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(file).toHaveFocus()
    expect(picked.mock.contexts).toEqual([file.element()])
    picked.mockRestore()
    choose('numberPlate;countryCode\nEF-500-FF;FR\nEG-600-GG;FR\nEK-100-KK;FR')
    await expect.poll(counts).toEqual(['1', '0', '2', '0'])
    await form.getByRole('button', { name: 'Annuler' }).click()
    await expect.element(total).toMatchTextContent('3 résultats')
    await expect.element(button('Importer')).toHaveFocus()
  },
)

it(
  'closed vehicles are reopened only when asked; messages wait behind the dialogs',
  { tags: ['OPEN-72', 'RENTER-02', 'API-34', 'F-NAV-13'] },
  async () => {
    await page.viewport(375, 740)
    const rows = [
      vehicle('EA-200-AA', '2026-01-10', '2026-02-01'),
      vehicle('EB-300-BB', '2026-01-10'),
      vehicle('EZ-900-ZZ', '2026-01-10'),
    ]
    const answers = {
      ...ofFile(rows),
      ...closing(rows),
      [`POST ${plates}/import`]: () => {
        rows.push(vehicle('EC-400-CC', '2026-03-01'))
        return { imported: 1, added: [2] }
      },
    }
    const calls = await openFleet(rows, answers)
    await button('Clôturer EZ-900-ZZ').click()
    const closure = page.getByRole('dialog', { name: 'Clôturer un véhicule' })
    await closure.getByLabelText('Date de clôture').fill('31/12/2027')
    await closure.getByRole('button', { name: 'Clôturer' }).click()
    const closed = page.getByText('Le véhicule EZ-900-ZZ est clôturé au 31/12/2027.')
    await expect.element(closed).toBeVisible()

    await button('Importer').click()
    await expect.element(closed, { message: 'it covers no button' }).not.toBeVisible()
    choose('numberPlate;countryCode;validityStartDate;validityEndDate\nEA-200-AA;FR;;\nEB-300-BB;FR;;\nEC-400-CC;FR;;')
    await expect.poll(counts).toEqual(['1', '0', '1', '0'])
    await expect.element(form.getByText('1 véhicule clôturé serait rouvert')).toBeVisible()
    const cells = form.getByRole('row').filter({ hasText: 'EA-200-AA' }).getByRole('cell').elements()
    expect(cells.map(({ textContent }) => textContent)).toEqual(['10/01/2026 – 01/02/2026', 'Dès le 10/01/2026'])
    const reopen = form.getByRole('checkbox', { name: 'Rouvrir ce véhicule' })
    await expect.element(reopen).not.toBeChecked()
    await expect.element(reopen).toHaveAccessibleDescription(/la date de clôture actuelle est gardée/)
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    await reopen.click()
    await expect.element(confirm).toHaveTextContent('Importer 2 véhicules')
    await reopen.click()
    await confirm.click()
    await expect
      .element(done)
      .toMatchTextContent(/1 véhicule importé.*1 véhicule de votre flotte n'est pas dans ce fichier/s)
    expect(sent(calls).at(-1)).toEqual({ importFile: expect.any(File) })
    await done.getByRole('button', { name: 'Voir la liste' }).click()
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('01/02/2026')
    await expect.element(status(/Import\s: 1 véhicule ajouté ou modifié/)).toBeVisible()
    await expect.element(closed).not.toBeVisible()
    await button('Fermer').click()
    await expect.element(closed, { message: 'the message before' }).toBeVisible()
  },
)

it(
  'after a reload the page says what became of an import until it is read, and takes it back; a failure is named and tried again',
  { tags: ['OPEN-72', 'RENTER-02', 'API-38', 'OPEN-55'] },
  async () => {
    const rows = [...fleet]
    let isDown = false
    const answers = {
      ...ofFile(rows),
      [`GET ${plates}`]: (call: SentCall) => (isDown ? refused(503)() : pageOf(rows, call)),
      [`POST ${plates}/import`]: () => {
        rows.push(vehicle('EC-400-CC', '2026-03-01'))
        return { imported: 1 }
      },
      [`POST ${plates}/EC-400-CC/closure`]: ({ body }: SentCall) => Object.assign(rows[3] ?? {}, body),
    }
    await openFleet(rows, answers)
    await button('Importer').click()
    choose('numberPlate;countryCode;validityStartDate\nEC-400-CC;FR;2026-03-01')
    await confirm.click()
    await expect.element(done).toBeVisible()
    const calls = await openFleet(rows, answers)
    const note = status(/L'import de flotte.csv est terminé/)
    await expect.element(note).toMatchTextContent('1 véhicule, le')
    const message = status(/Import( annulé|\s:)/)
    await expect.element(message).toMatchTextContent(/Import\s: 1 véhicule ajouté ou modifié/)
    expect(await faults()).toEqual([])
    isDown = true
    button('Annuler cet import').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message).toMatchTextContent('momentanément indisponible')
    isDown = false
    await message.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(message).toMatchTextContent(/Import annulé pour 1 véhicule/)
    expect(sent(calls)).toEqual([{ validityEndDate: '2026-03-01T23:59:59', expectedEndDate: null }])
    await expect.element(rowOf('EC-400-CC')).toMatchTextContent('Modifier')
    await note.getByRole('button', { name: 'Fermer' }).click()
    await expect.element(note).not.toBeInTheDocument()
    await openFleet(rows, answers)
    await expect.element(total).toMatchTextContent('4 résultats')
    await expect.element(note).not.toBeInTheDocument()
  },
)

it(
  'a reload during the upload is asked about; the page then compares with the fleet, and says that nothing was imported',
  { tags: ['RENTER-02', 'OPEN-55', 'F-NET-16'] },
  async () => {
    const rows = [...fleet]
    await openFleet(rows, { ...ofFile(rows), [`POST ${plates}/import`]: () => later().promise })
    await button('Importer').click()
    choose('numberPlate;countryCode\nEJ-800-FF;FR\nEG-600-GG;FR')
    await confirm.click()
    await expect.element(form.getByRole('button', { name: "Arrêter l'envoi" })).toBeVisible()
    const leaves = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaves)
    expect(leaves.defaultPrevented).toBe(true)
    await openFleet(rows, ofFile(rows))
    await expect
      .element(status(/L'import de flotte.csv n'a pas abouti/))
      .toMatchTextContent("aucune de ses lignes n'est dans votre flotte")
  },
)

it(
  'after a session that ended, another renter does not find the file, and neither does its owner after another renter',
  { tags: ['F-SES-06', 'RENTER-02'] },
  async () => {
    const { 'user/token': token } = loggedIn('renter')
    const as = (name: string) => ({ ...token, accessToken: `x.${btoa(JSON.stringify({ sub: name }))}.x` })
    const logins = [as('other'), token]
    const ends = [refused(401, 'unauthorized')]
    await openFleet(fleet, {
      [`GET ${plates}/export`]: () => ends.shift()?.() ?? new Response('numberPlate;countryCode\r\n'),
      'POST /services/v1/public/renters/token': () => logins.shift(),
      'GET /services/v1/whitelabels/authentication-page': {},
    })
    const logIn = async () => {
      await main.getByRole('textbox', { name: 'E-mail' }).fill('flotte@example.org')
      await main.getByRole('textbox', { name: 'Mot de passe' }).fill('Peage-2026!flux')
      await button('Se connecter').click()
    }
    const banner = page.getByRole('banner')
    const expectNoFile = async () => {
      await banner.getByRole('link', { name: 'Liste des véhicules' }).click()
      await expect.element(total).toMatchTextContent('3 résultats')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await button('Importer').click()
    choose('numberPlate;countryCode\nEF-500-FF;FR')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })).toBeVisible()
    await logIn()
    await expectNoFile()
    await banner.getByRole('button', { name: 'Déconnexion' }).click()
    await banner.getByRole('link', { name: 'Espace loueurs' }).click()
    await logIn()
    await expectNoFile()
  },
)
