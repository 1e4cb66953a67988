import { readFile } from 'node:fs/promises'
import { hold } from './support/hold.ts'
import {
  applyFilters,
  asFleet,
  button,
  closesSingly,
  closures,
  filter,
  rows,
  selectAll,
  total,
} from './support/renters.ts'
import * as z from 'zod/mini'
import { axe, expect, type Page, test, testInOwnPage, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const fleet = [
  { numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' },
  { numberPlate: 'EB-300-BB', validityStartDate: '2025-06-01T00:00:00', validityEndDate: '2026-02-01T23:59:59' },
  { numberPlate: '1-ABC-123', countryCode: 'BE', validityStartDate: '2026-02-01T00:00:00' },
]
const closure = z.object({ validityEndDate: z.nullable(z.string()) })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Clôturer (des|[\d\s]+) véhicules?$/ })
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate })
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true })

const one = (page: Page) => page.getByRole('dialog', { name: /Clôturer un véhicule|Modifier la date de clôture/ })

/** Changes the closure date of EA-200-AA, as the page shows it. */
async function change(page: Page, date: string) {
  await rowOf(page, 'EA-200-AA')
    .getByRole('button', { name: /EA-200-AA/ })
    .click()
  await one(page).getByLabel('Date de clôture').fill(date)
  await one(page)
    .getByRole('button', { name: /^(Clôturer|Enregistrer)$/ })
    .click()
}

/** Selects the vehicles of the page and types a closure date. */
async function closeAll(page: Page, date: string) {
  await selectAll(page)
  await button(page, 'Clôturer la sélection').click()
  await dialog(page).getByRole('checkbox', { name: 'Remplacer aussi la date déjà fixée de 1 véhicule' }).check()
  await dialog(page).getByLabel('Date de clôture').fill(date)
  await dialog(page)
    .getByRole('button', { name: /^Clôturer( \d+ véhicules?)?$/ })
    .click()
}

test(
  'a partial failure names the vehicle that failed, leaves the others closed, and tries that one again; a refused undo names those that stay closed',
  { tag: ['@RENTER-03', '@OPEN-55', '@API-38', '@F-NET-01'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await closesSingly(sandbox)
    await visit(page, '/renters/vehicles')
    await sandbox.fault({ method: 'POST', path: `${platesPath}/*`, status: 503 })
    await closeAll(page, '31/12/2027')
    const failed = dialog(page).getByRole('alert')
    await expect(failed).toContainText("1 véhicule n'a pas été clôturé ; véhicules clôturés : 2")
    await expect(failed).toContainText('Le service est momentanément indisponible')
    expect(await closures(sandbox)).toHaveLength(2)
    const plate = (await failed.getByRole('listitem').locator('b').innerText()).trim()
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await dialog(page).getByRole('button', { name: 'Réessayer pour 1 véhicule' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(rowOf(page, plate)).toContainText('31/12/2027')
    await expect(page.getByText('3 véhicules sont clôturés.')).toBeVisible()
    expect(await closures(sandbox)).toHaveLength(3)

    await expect(undo(page)).toBeVisible()
    await undo(page).focus()
    await sandbox.fault({
      method: 'POST',
      path: `${platesPath}/*`,
      status: 400,
      times: 2,
      body: { code: 'invalid_request' },
    })
    await undo(page).press('Enter')
    await expect(
      page.getByText("La clôture de 2 véhicules n'a pas pu être annulée. Ils restent clôturés"),
    ).toBeVisible()
    await expect(page.getByRole('status').getByRole('listitem')).toContainText(/[A-Z\d-]+, [A-Z\d-]+/)
    await axe(page)
    await expect(rows(page).filter({ hasText: '31/12/2027' })).toHaveCount(2)
  },
)

testInOwnPage(
  'the undo has no clock, puts the previous dates back, and gives the focus on; a closure date can be taken back later',
  { tag: ['@RENTER-03', '@API-38', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.clock.install()
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await closesSingly(sandbox)
    await visit(page, '/renters/vehicles')
    await expect(rows(page)).toHaveCount(3)
    await page.clock.pauseAt(Date.now() + 60_000)
    await closeAll(page, '31/12/2027')
    const message = page.getByText('3 véhicules sont clôturés.')
    await expect(message).toBeVisible()
    await page.clock.runFor(3_600_000)
    await expect(message, 'after an hour').toBeVisible()
    await page.clock.resume()
    await undo(page).press('Enter')
    await expect(page.getByText('Annulation faite : 3 véhicules ont retrouvé leur état précédent.')).toBeVisible()
    await expect(rowOf(page, 'EB-300-BB')).toContainText('01/02/2026')
    await expect(rowOf(page, 'EA-200-AA').getByRole('button', { name: 'Clôturer EA-200-AA' })).toBeVisible()
    const dates = (await closures(sandbox)).map(({ body }) => z.parse(closure, body).validityEndDate)
    expect(dates.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => '2027-12-31T23:59:59'))
    expect(dates.slice(3)).toHaveLength(3)
    expect(dates.slice(3).filter(Boolean), 'as they were').toEqual(['2026-02-01T23:59:59'])
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(button(page, 'Clôturer la sélection')).toBeFocused()

    await rowOf(page, 'EB-300-BB')
      .getByRole('button', { name: /EB-300-BB/ })
      .click()
    await one(page).getByRole('button', { name: 'Retirer la date de clôture' }).click()
    await expect(page.getByText("Le véhicule EB-300-BB n'a plus de date de clôture.")).toBeVisible()
    await expect(rowOf(page, 'EB-300-BB')).not.toContainText('01/02/2026')
    await undo(page).click()
    await expect(rowOf(page, 'EB-300-BB')).toContainText('01/02/2026')
  },
)

test(
  'all vehicles that match the filter: the dialog counts them, sends just those, can be stopped, and a lost page can be loaded again',
  { tag: ['@RENTER-03', '@OPEN-55', '@API-36', '@API-38', '@F-NET-01', '@F-NET-16'] },
  async ({ page, site, sandbox }) => {
    const plates = Array.from({ length: 60 }, (_, at) => ({
      numberPlate: `E${'ABCDEFGH'[at % 8] ?? ''}-${100 + at}-ZZ`,
      validityStartDate: '2026-01-10T00:00:00',
      ...(at === 8 && { validityEndDate: '2026-02-01T23:59:59' }),
    }))
    await asFleet(page, site, sandbox, { plates: [...plates, ...fleet], journeys: 0 })
    await closesSingly(sandbox)
    await visit(page, '/renters/vehicles?plate=zz&pageSize=50')
    await selectAll(page)
    await page.getByRole('button', { name: 'Sélectionner les 60 lignes' }).click()
    await expect(total(page)).toContainText('Sélection : 60')
    await filter(page, 'Plaque').fill('EA10')
    await applyFilters(page)
    await expect(rows(page)).toHaveCount(2)
    await expect(total(page), 'another filter ends the selection').not.toContainText('Sélection')
    await expect(button(page, 'Clôturer la sélection')).toBeDisabled()
    await filter(page, 'Plaque').fill('zz')
    await applyFilters(page)
    await expect(rows(page)).toHaveCount(50)
    await selectAll(page)
    await page.getByRole('button', { name: 'Sélectionner les 60 lignes' }).click()
    await sandbox.fault({ method: 'GET', path: platesPath, status: 503, times: 1 })
    await button(page, 'Clôturer la sélection').click()
    await expect(dialog(page).getByRole('alert')).toContainText('momentanément indisponible')
    await expect(dialog(page).getByRole('button', { name: /^Clôturer( \d+ véhicules?)?$/ })).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    const confirm = (count: number) => dialog(page).getByRole('button', { name: `Clôturer ${count} véhicules` })
    await expect(confirm(59), 'a date that is set stays').toBeVisible()
    await expect(dialog(page).getByRole('definition').first(), 'five plates, then a count').toHaveText(/et 54 autres$/)
    const replace = dialog(page).getByRole('checkbox', { name: 'Remplacer aussi la date déjà fixée de 1 véhicule' })
    await replace.check()
    await expect(confirm(60)).toBeVisible()
    await axe(page)
    await replace.uncheck()
    await dialog(page).getByLabel('Date de clôture').fill('31/12/2027')
    const answerClosures = await hold(page, `**${platesPath}/*/closure`)
    // The single calls follow the refused call for all.
    const single = page.waitForRequest(/\/closure$/)
    await dialog(page)
      .getByRole('button', { name: /^Clôturer( \d+ véhicules?)?$/ })
      .click()
    await single
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('max', '59')
    await dialog(page).getByRole('button', { name: 'Arrêter' }).click()
    await answerClosures()
    const stopped = dialog(page).getByRole('alert')
    await expect(stopped).toContainText('Non envoyé, à votre demande')
    const left = 59 - (await closures(sandbox)).length
    await expect(stopped, 'the dialog counts what was sent').toContainText(`${left} véhicules n'ont pas été clôturés`)
    await axe(page)
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      stopped.getByRole('button', { name: 'Télécharger la liste complète' }).click(),
    ])
    expect((await readFile(await list.path(), 'utf8')).trim().split('\r\n')).toHaveLength(1 + left)
    await dialog(page)
      .getByRole('button', { name: `Réessayer pour ${left} véhicules` })
      .click()
    await page.getByText('59 véhicules sont clôturés.').hover()
    expect(new Set((await closures(sandbox)).map(({ path }) => path)).size).toBe(59)
    await expect(total(page), 'the vehicle that was left out stays selected').toContainText('Sélection : 1')
    const release = await hold(page, `**${platesPath}/*/closure`)
    const undone = page.waitForRequest(/\/closure$/)
    await undo(page).click()
    await undone
    await page.getByRole('button', { name: 'Arrêter' }).click()
    await release()
    const message = page.getByRole('status').filter({ hasText: 'Non envoyé, à votre demande' })
    await expect(message).toContainText(/La clôture de \d+ véhicules n'a pas pu être annulée/)
    await axe(page)
    await visit(page, '/renters/vehicles?plate=EA200')
    await expect(rowOf(page, 'EA-200-AA'), 'the filter excluded it').not.toContainText('31/12/2027')
  },
)

test(
  'two people and one vehicle: the second hears what it is now and decides; an undo only overwrites its own date',
  { tag: ['@OPEN-72', '@RENTER-03', '@API-38', '@F-NAV-13'] },
  async ({ page, otherTab: colleague, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await colleague.goto('/renters/vehicles')
    await change(colleague, '30/11/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('30/11/2027')
    await change(page, '31/12/2027')
    const changed = one(page).getByRole('status').filter({ hasText: 'modifié entre-temps' })
    await expect(changed).toContainText(/1 véhicule a été modifié entre-temps\s; on ne sait pas par qui/)
    await expect(changed).toContainText('EA-200-AA, désormais clôturé au 30/11/2027')
    await expect(changed.getByRole('button', { name: "Garder l'état actuel" })).toBeFocused()
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await page.keyboard.press('Enter')
    await expect(one(page)).toHaveCount(0)
    await expect(rowOf(page, 'EA-200-AA')).toContainText('30/11/2027')
    expect(await closures(sandbox), 'nothing of the second was written').toHaveLength(1)

    await change(colleague, '15/12/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('15/12/2027')
    await change(page, '31/12/2027')
    await expect(changed).toContainText('désormais clôturé au 15/12/2027')
    await changed.getByRole('button', { name: 'Remplacer par le 31/12/2027' }).click()
    await expect(one(page)).toHaveCount(0)
    await expect(rowOf(page, 'EA-200-AA')).toContainText('31/12/2027')
    await undo(page).focus()

    await colleague.reload()
    await change(colleague, '20/12/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('20/12/2027')
    await undo(page).press('Enter')
    const kept = page.getByRole('status').filter({ hasText: 'Il garde son état actuel' })
    await expect(kept).toContainText('EA-200-AA, désormais clôturé au 20/12/2027')
    await expect(rowOf(page, 'EA-200-AA')).toContainText('20/12/2027')
  },
)

test(
  'of many vehicles, those that a colleague has changed are named and wait for a decision; the others are closed',
  { tag: ['@OPEN-72', '@RENTER-03', '@API-38'] },
  async ({ page, otherTab: colleague, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await expect(rows(page)).toHaveCount(3)
    await colleague.goto('/renters/vehicles')
    await change(colleague, '30/11/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('30/11/2027')
    await closeAll(page, '31/12/2027')
    const changed = dialog(page).getByRole('status').filter({ hasText: 'modifié entre-temps' })
    await expect(changed.getByRole('listitem')).toHaveText('EA-200-AA, désormais clôturé au 30/11/2027')
    expect((await sandbox.calls(`${platesPath}/closures`)).length, 'one call for all').toBe(1)
    await changed.getByRole('button', { name: 'Remplacer par le 31/12/2027' }).click()
    await expect(page.getByText('3 véhicules sont clôturés.')).toBeVisible()
    await undo(page).click()
    await expect(page.getByText('Annulation faite : 3 véhicules ont retrouvé leur état précédent.')).toBeVisible()
    await expect(rowOf(page, 'EA-200-AA'), 'the date of the colleague').toContainText('30/11/2027')
  },
)
