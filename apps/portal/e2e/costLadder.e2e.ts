import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import type { JourneyGiven } from './support/sandbox.ts'
import { findNumber, findPlate } from './support/searching.ts'
import { axe, expect, type Page, reload, test } from './support/test.ts'

const now = '2026-03-20T10:00:00+01:00'
const plate = 'EA210AA'
const card = (page: Page, name: RegExp) => page.getByRole('listitem', { name })

/** Two free-flow journeys, one of which rises in price sooner, and a notice that goes to the prosecutor next. */
const journeys: readonly JourneyGiven[] = [
  { id: 'a', date: '2026-03-19T08:00:00', ttcPrice: 12.4, deadline: '2026-03-22T23:59:00' },
  { id: 'b', date: '2026-03-20T08:00:00', ttcPrice: 5, deadline: '2026-03-23T23:59:00' },
  {
    id: 'c',
    date: '2026-02-01T08:00:00',
    nature: 'latePayment',
    paymentLimit: 'BEFORE_OMP',
    ttcPrice: 8,
    indemnity: 10,
    deadline: '2026-04-10T23:59:00',
  },
]
const declaration: JourneyGiven = {
  id: 'd',
  date: '2026-01-10T08:00:00',
  nature: 'nonPaymentDeclaration',
  paymentLimit: 'INFRACTION',
  ttcPrice: 7.1,
  indemnity: 90,
  deadline: '2026-04-07T12:00:00',
}

/** Downloads the calendar reminder that an element offers; returns its lines unfolded. */
async function reminder(page: Page, within: Locator): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: 'Ajouter un rappel à mon agenda' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('rappel-peage.ics')
  return (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
}

test.beforeEach(async ({ sandbox, runFirst }) => {
  await sandbox.clock(now)
  // `page.clock` would need a page of its own.
  await runFirst(
    (ahead) => {
      const real = Date.now
      Date.now = () => real() + ahead
      window.Date = new Proxy(Date, {
        construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [date.now()] : given, as),
      })
    },
    Date.parse(now) - Date.now(),
  )
})

test(
  "each journey shows today's cost and the date from which it rises; line, cost steps and reminder have one deadline",
  { tag: ['@DEADLINE-08'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: plate, journeys: [...journeys, declaration] })
    await sandbox.notice({ number: '44120', numberPlate: plate, journeys: [...journeys, declaration] })
    await findNumber(page, '44120')

    const first = card(page, /^Trajet du 19\/03\/26/)
    await first.getByText("12,40 € jusqu'au 22/03/26, puis 22,40 €").click()
    await expect(first.getByRole('list').getByRole('listitem')).toHaveText([
      /^12,40\s€\s+aujourd'hui et jusqu'au 22\/03\/26 23:59$/,
      /^22,40\s€\s+à partir du 23\/03\/26$/,
      /^102,40\s€\s+à partir du 07\/04\/26$/,
      /^387,40\s€\s+à partir du 22\/05\/26\s: dossier transmis à l'officier du ministère public \(OMP\)$/,
    ])
    const late = card(page, /^Trajet du 01\/02\/26/)
    await late.getByText("18,00 € jusqu'au 10/04/26, puis 383,00 €, dont 375,00 € d'amende").click()
    await expect(late.getByRole('list').getByRole('listitem')).toHaveText([
      /^18,00\s€/,
      /^383,00\s€.*transmis à l'officier du ministère public \(OMP\)$/,
    ])

    const declared = card(page, /^Trajet du 10\/01\/26/)
    await expect(declared).toContainText('18 jours pour payer avant majoration')
    await declared.getByText("97,10 € jusqu'au 07/04/26, puis 382,10 €, dont 375,00 € d'amende").click()
    await expect(declared.getByRole('list').getByRole('listitem')).toHaveText([
      /^97,10\s€\s+aujourd'hui et jusqu'au 07\/04\/26 23:59$/,
      /^382,10\s€\s+à partir du 08\/04\/26\s: dossier transmis à l'officier du ministère public \(OMP\)$/,
    ])
    await axe(page)
    const entry = await reminder(page, declared)
    expect(entry).toContain('DTEND:20260407T215900Z')
    expect(entry).toMatch(/SUMMARY:Péage\s: dernier moment pour payer 97\\,10/)
    expect(entry).toMatch(/DESCRIPTION:Après le 07\/04\/26 23:59\\, il faudra payer 382\\,10/)
  },
)

test('the plate summary shows the next price rise, if the operator announces one, and offers a calendar reminder', async ({
  page,
  sandbox,
}) => {
  await sandbox.vehicle({ numberPlate: plate, journeys: journeys.slice(0, 2) })
  await findPlate(page, plate)
  await expect(page.getByText("17,40 € jusqu'au 22/03/2026, puis 27,40 €")).toBeVisible()

  const entry = await reminder(page, page.getByRole('main'))
  expect(entry).toContain('BEGIN:VEVENT')
  expect(entry).toContain('DTEND:20260322T225900Z')
  expect(entry).toMatch(/SUMMARY:Péage\s: dernier moment pour payer 17\\,40/)
  expect(entry.match(/TRIGGER:-PT?\w+/g)).toHaveLength(2)
  // The UID contains the price, so that the same deadline at another price is a separate entry.
  expect(entry).toMatch(/UID:\d+-1740@/)
  // Calendars are often shared, so the entry contains neither plate nor notice number.
  expect(entry).not.toMatch(/EA-?210-?AA/)
  await expect(page.getByText('Le rappel est dans vos téléchargements')).toBeVisible()

  await sandbox.whitelabel({ lateFees: [] })
  await page.evaluate(() => sessionStorage.clear())
  await reload(page)
  const summary = page.getByRole('region', { name: /Récapitulatif/ })
  await expect(summary).toContainText('17,40 €')
  await expect(page.getByText("17,40 € jusqu'au 22/03/2026, puis 27,40 €")).toHaveCount(0)
})
