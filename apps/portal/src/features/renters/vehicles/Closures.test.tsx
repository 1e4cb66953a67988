import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { download } from '../../../testing/download.ts'
import { faults, later, refused } from '../../../testing/openPage.tsx'
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
  table,
  total,
  vehicle,
} from './testing/fleet.ts'

const many = page.getByRole('dialog', { name: /^Clôturer (des|[\d\s]+) véhicules?$/ })
const one = page.getByRole('dialog', { name: /Clôturer un véhicule|Modifier la date de clôture/ })
const undo = page.getByRole('button', { name: 'Annuler', exact: true })
const selection = button('Clôturer la sélection')
const confirm = many.getByRole('button', { name: /^Clôturer/ })
const selectAll = () => table.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
const rowheaders = () => table.getByRole('rowheader').elements()

/** Selects the vehicles of the page and types a closure date, also for one that has a date. */
async function closeAll() {
  await selectAll()
  await selection.click()
  await many.getByRole('checkbox', { name: 'Remplacer aussi la date déjà fixée de 1 véhicule' }).click()
  await many.getByLabelText('Date de clôture').fill('31/12/2027')
  await confirm.click()
}
/** Changes the closure date of EA-200-AA. */
async function change() {
  await rowOf('EA-200-AA')
    .getByRole('button', { name: /EA-200-AA/ })
    .click()
  await one.getByLabelText('Date de clôture').fill('31/12/2027')
  await one.getByRole('button', { name: /^(Clôturer|Enregistrer)$/ }).click()
}

afterEach(() => page.viewport(1280, 720))

it(
  'a partial failure names the vehicle that failed, leaves the others closed, and tries that one again; a refused undo names those that stay closed',
  { tags: ['RENTER-03', 'OPEN-55', 'API-38', 'F-NET-01'] },
  async () => {
    await page.viewport(375, 740)
    const rows = [...fleet]
    const failures = [refused(503)]
    const calls = await openFleet(
      rows,
      closing(rows, () => failures.shift()?.()),
    )
    await closeAll()
    const failed = many.getByRole('alert')
    await expect.element(failed).toMatchTextContent("1 véhicule n'a pas été clôturé ; véhicules clôturés : 2")
    await expect.element(failed).toMatchTextContent(/Le service est momentanément indisponible.*EA-200-AA/)
    expect(rows.map(({ validityEndDate }) => validityEndDate?.slice(0, 4))).toEqual([undefined, '2027', '2027'])
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    await many.getByRole('button', { name: 'Réessayer pour 1 véhicule' }).click()
    await expect.element(many).not.toBeInTheDocument()
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('31/12/2027')
    await expect.element(page.getByText('3 véhicules sont clôturés.')).toBeVisible()
    expect(sent(calls), 'a call for all, one for each, one again').toHaveLength(1 + 3 + 1)

    failures.push(refused(400, 'invalid_request'), refused(400, 'invalid_request'))
    undo.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByText(/La clôture de 2 véhicules n'a pas pu être annulée. Ils restent clôturés/))
      .toBeVisible()
    await expect.element(main.getByRole('status').getByRole('listitem')).toMatchTextContent(/[A-Z\d-]+, [A-Z\d-]+/)
    expect(await faults()).toEqual([])
    await expect.poll(() => rowOf('31/12/2027').elements()).toHaveLength(2)
  },
)

it(
  'the undo has no clock, puts the previous dates back, and gives the focus on; a closure date can be taken back later',
  { tags: ['RENTER-03', 'API-38', 'F-NAV-13'] },
  async () => {
    const rows = [...fleet]
    await openFleet(rows, closing(rows))
    await expect.poll(rowheaders).toHaveLength(3)
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    await closeAll()
    const message = page.getByText('3 véhicules sont clôturés.')
    await expect.element(message).toBeVisible()
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    await userEvent.hover(message)
    await expect.element(message, { message: 'after an hour' }).toBeVisible()
    expect(rows.map(({ validityEndDate }) => validityEndDate)).toEqual(rows.map(() => '2027-12-31T23:59:59'))
    await undo.click()
    await expect
      .element(page.getByText('Annulation faite : 3 véhicules ont retrouvé leur état précédent.'))
      .toBeVisible()
    await expect.element(rowOf('EB-300-BB')).toMatchTextContent('01/02/2026')
    await expect.element(button('Clôturer EA-200-AA')).toBeVisible()
    expect(rows.map(({ validityEndDate }) => validityEndDate)).toEqual([null, '2026-02-01T23:59:59', null])
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect.element(selection).toHaveFocus()

    await rowOf('EB-300-BB')
      .getByRole('button', { name: /EB-300-BB/ })
      .click()
    await one.getByRole('button', { name: 'Retirer la date de clôture' }).click()
    await expect.element(page.getByText("Le véhicule EB-300-BB n'a plus de date de clôture.")).toBeVisible()
    await expect.element(rowOf('EB-300-BB')).not.toMatchTextContent('01/02/2026')
    await undo.click()
    await expect.element(rowOf('EB-300-BB')).toMatchTextContent('01/02/2026')
  },
)

it(
  'all vehicles that match the filter: the dialog counts them, sends just those, can be stopped, and a lost page can be loaded again',
  { tags: ['RENTER-03', 'OPEN-55', 'API-36', 'API-38', 'F-NET-01', 'F-NET-16'] },
  async () => {
    const matching = Array.from({ length: 40 }, (_, at) =>
      vehicle(`E${'ABCDEFGH'[at % 8] ?? ''}-${100 + at}-ZZ`, '2026-01-10', at === 8 ? '2026-02-01' : undefined),
    )
    const rows = [...matching, ...fleet]
    let isDown = false
    let hold: Promise<unknown> = Promise.resolve()
    const calls = await openFleet(
      rows,
      {
        [`GET ${plates}`]: (call: Parameters<typeof pageOf>[1]) => (isDown ? refused(503)() : pageOf(rows, call)),
        ...closing(rows, () => hold),
      },
      '?plate=zz&pageSize=25',
    )
    const closed = () => calls.filter(({ name }) => name.endsWith('/closure'))
    const all = button('Sélectionner les 40')
    await selectAll()
    await all.click()
    await expect.element(total).toMatchTextContent('Sélection : 40')
    const field = main.getByRole('textbox', { name: 'Plaque' })
    await field.fill('EA10')
    await button('Filtrer').click()
    await expect.poll(rowheaders).toHaveLength(2)
    await expect.element(total, { message: 'another filter ends the selection' }).not.toMatchTextContent('Sélection')
    await expect.element(selection).toBeDisabled()
    await field.fill('zz')
    await button('Filtrer').click()
    await expect.poll(rowheaders).toHaveLength(25)
    await selectAll()
    await all.click()
    isDown = true
    await selection.click()
    await expect.element(many.getByRole('alert')).toMatchTextContent('momentanément indisponible')
    await expect.element(confirm).toBeDisabled()
    isDown = false
    await many.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(confirm, { message: 'a date that is set stays' }).toHaveTextContent('Clôturer 39 véhicules')
    await expect.element(many.getByRole('definition').first()).toMatchTextContent(/et 34 autres$/)
    const replace = many.getByRole('checkbox', { name: 'Remplacer aussi la date déjà fixée de 1 véhicule' })
    await replace.click()
    await expect.element(confirm).toHaveTextContent('Clôturer 40 véhicules')
    expect(await faults()).toEqual([])
    await replace.click()
    await many.getByLabelText('Date de clôture').fill('31/12/2027')

    const closures = later()
    hold = closures.promise
    await confirm.click()
    await expect.element(many.getByRole('progressbar')).toHaveAttribute('max', '39')
    await expect.poll(closed).toHaveLength(6)
    await many.getByRole('button', { name: 'Arrêter' }).click()
    closures.resolve(undefined)
    const stopped = many.getByRole('alert')
    await expect.element(stopped).toMatchTextContent('Non envoyé, à votre demande')
    const left = 39 - closed().length
    await expect
      .element(stopped, { message: 'what was sent counts' })
      .toMatchTextContent(`${left} véhicules n'ont pas été clôturés`)
    expect(await faults()).toEqual([])
    const { text } = await download(() =>
      stopped.getByRole('button', { name: 'Télécharger la liste complète' }).click(),
    )
    expect(text.trim().split('\r\n')).toHaveLength(1 + left)
    await many.getByRole('button', { name: `Réessayer pour ${left} véhicules` }).click()
    await expect.element(page.getByText('39 véhicules sont clôturés.')).toBeVisible()
    expect(new Set(closed().map(({ name }) => name)).size).toBe(39)
    await expect.element(total, { message: 'which was left out' }).toMatchTextContent('Sélection : 1')

    const undone = later()
    hold = undone.promise
    await undo.click()
    await page.getByRole('button', { name: 'Arrêter' }).click()
    undone.resolve(undefined)
    const message = main.getByRole('status').filter({ hasText: 'Non envoyé, à votre demande' })
    await expect.element(message).toMatchTextContent(/La clôture de \d+ véhicules n'a pas pu être annulée/)
    expect(rows.at(-3), 'the filter excluded it').toEqual(fleet[0])
  },
)

it(
  'a selection of several pages is closed in one call; keyboard alone undoes it',
  { tags: ['RENTER-03', 'OPEN-55', 'API-36', 'API-38'] },
  async () => {
    const rows = Array.from({ length: 25 }, (_, at) => vehicle(`EA-${100 + at}-AA`, '2026-01-10'))
    const calls = await openFleet(rows, {
      [`POST ${plates}/closures`]: () => ({ plates: rows.slice(0, 20), refused: [] }),
    })
    await selectAll()
    await expect.element(total).toMatchTextContent('Sélection : 10')
    await main
      .getByRole('navigation', { name: /^Pages/ })
      .getByRole('link', { name: 'Suivant' })
      .click()
    await expect.element(rowOf('EA-110-AA')).toBeVisible()
    await selectAll()
    await expect.element(total).toMatchTextContent('Sélection : 20')
    selection.element().focus()
    await userEvent.keyboard('{Enter}')
    await many.getByLabelText('Date de clôture').fill('31/12/2027')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('20 véhicules sont clôturés.')).toBeVisible()
    await expect.element(many).not.toBeInTheDocument()
    await expect.element(total).not.toMatchTextContent('Sélection')
    const ids = rows.slice(0, 20).map(({ id }) => id)
    expect(sent(calls)).toEqual([
      { closures: [{ ids, validityEndDate: '2027-12-31T23:59:59', expectedEndDate: null }] },
    ])
    await expect.element(selection).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Annulation faite\s: 20 véhicules ont retrouvé/)).toBeVisible()
    expect(sent(calls)).toHaveLength(2)
  },
)

it(
  'a vehicle that somebody else has changed: the page says what it is now, and keeps or replaces it; an undo only overwrites its own date',
  { tags: ['OPEN-72', 'RENTER-03', 'API-38', 'F-NAV-13'] },
  async () => {
    await page.viewport(375, 740)
    const rows = [...fleet]
    const colleague = (validityEndDate: string) => void Object.assign(rows, [{ ...rows[0], validityEndDate }])
    await openFleet(rows, closing(rows))
    await expect.poll(rowheaders).toHaveLength(3)
    colleague('2027-11-30T23:59:59')
    await change()
    const changed = one.getByRole('status').filter({ hasText: 'modifié entre-temps' })
    await expect.element(changed).toMatchTextContent(/1 véhicule a été modifié entre-temps\s; on ne sait pas par qui/)
    await expect.element(changed).toMatchTextContent('EA-200-AA, désormais clôturé au 30/11/2027')
    await expect.element(changed.getByRole('button', { name: "Garder l'état actuel" })).toHaveFocus()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    await userEvent.keyboard('{Enter}')
    await expect.element(one).not.toBeInTheDocument()
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('30/11/2027')

    colleague('2027-12-15T23:59:59')
    await change()
    await expect.element(changed).toMatchTextContent('désormais clôturé au 15/12/2027')
    await changed.getByRole('button', { name: 'Remplacer par le 31/12/2027' }).click()
    await expect.element(one).not.toBeInTheDocument()
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('31/12/2027')
    colleague('2027-12-20T23:59:59')
    await undo.click()
    const kept = main.getByRole('status').filter({ hasText: 'Il garde son état actuel' })
    await expect.element(kept).toMatchTextContent('EA-200-AA, désormais clôturé au 20/12/2027')
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('20/12/2027')
  },
)
