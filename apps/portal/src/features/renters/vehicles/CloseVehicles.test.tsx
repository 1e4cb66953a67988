import type { Plate } from '@voie-libre/contract/schemas/account'
import { toPayPage } from '@voie-libre/contract/schemas/content'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { renewedBy } from '../../../api/resource.ts'
import { toPayPageData } from '../../../api/whitelabel.ts'
import { formatDay } from '../../../i18n/format.ts'
import { loadNamespaces, startI18n } from '../../../i18n/setup.ts'
import { later } from '../../../testing/openPage.tsx'
import { CloseVehicles } from './CloseVehicles.tsx'
import { match, matched, toll } from './testing/fleet.ts'

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['fleet', 'common', 'errors'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const vehicle = (numberPlate: string, start: string, end?: string): Plate => ({
  id: numberPlate,
  numberPlate,
  countryCode: 'FR',
  validityStartDate: `${start}T00:00:00`,
  ...(end !== undefined && { validityEndDate: `${end}T23:59:59` }),
})
const open = vehicle('EA-200-AA', '2026-01-10')
const dated = vehicle('EB-300-BB', '2025-06-01', '2026-02-01')
const late = vehicle('EC-400-CC', '2026-02-01')

/** What is sent; each call has the next answer. It does not match journeys. */
function operator(...answers: (() => Response)[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    if (address.endsWith(match)) return Promise.resolve(new Response(null, { status: 404 }))
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return Promise.resolve(answers[sent.length - 1]?.() ?? Response.json({}))
  })
  return sent
}
async function closing(...rows: Plate[]) {
  const onClosed = vi.fn<Parameters<typeof CloseVehicles>[0]['onClosed']>()
  await render(<CloseVehicles chosen={{ kind: 'some', rows }} onClose={() => undefined} onClosed={onClosed} />, {
    wrapper: MemoryRouter,
  })
  return onClosed
}
const date = page.getByLabelText('Date de clôture', { exact: true })
const close = page.getByRole('button', { name: /^Clôturer/ })

describe('closing vehicles', { tags: ['RENTER-03', 'OPEN-55', 'ERROR-26'] }, () => {
  it('names those whose validity starts after the date before anything is sent, and leaves them out when asked', async () => {
    const sent = operator(() => Response.json({ plates: [open, dated], refused: [] }))
    const onClosed = await closing(open, dated, late)
    await expect.element(date).toHaveAccessibleDescription(/au plus tôt le 01\/02\/2026/)
    await userEvent.click(page.getByRole('checkbox', { name: 'Remplacer aussi la date déjà fixée de 1 véhicule' }))
    await userEvent.fill(date, '15/01/2026')
    await userEvent.click(close)
    await expect.element(date).toHaveAccessibleDescription(/précède le début de validité de 1 véhicule/)
    await expect.element(page.getByText('EC-400-CC (dès le 01/02/2026)')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Écarter ce véhicule et clôturer les autres' }))
    await userEvent.click(page.getByRole('button', { name: 'Clôturer 2 véhicules' }))
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalled())
    const [closed, lastDay, rest] = onClosed.mock.lastCall ?? []
    expect([closed?.map(({ before }) => before), lastDay, rest]).toEqual([[open, dated], '2026-01-15', [late]])
  })

  it('says what is owed and how many are late, and fills in today', async () => {
    const sent = operator(() => Response.json({ plates: [open, late], refused: [] }))
    const due = { count: 4, amount: 2560, late: 0 }
    await closing({ ...open, due: { ...due, late: 3 } }, { ...late, due })
    await expect
      .element(page.getByRole('definition').nth(1))
      .toMatchTextContent(/^8 trajets \(3 en retard\), 51,20\s€$/)
    await userEvent.click(page.getByRole('button', { name: "Aujourd'hui" }))
    const day = parisDay(new Date())
    await expect.element(date).toHaveValue(formatDay(day))
    await userEvent.click(close)
    expect(sent).toMatchObject([{ closures: [{ validityEndDate: `${day}T23:59:59` }] }])
  })

  it.each([
    [
      '20/01/2026',
      /dans vos listes \(0\sà\sce\sjour, 0,00\s€\)/,
      /3 trajets impayés faits après le 20\/01\/2026 \(6,00\s€, puis 26,00\s€\) sortent de vos listes.*avant de clôturer\. Repousser la date .*$/,
      'Clôturer 2 véhicules et retirer 3 trajets',
    ],
    [
      '10/02/2026',
      /dans vos listes \(1\sà\sce\sjour, 3,00\s€\)/,
      /2 trajets impayés faits après le 10\/02\/2026 \(3,00\s€, puis 23,00\s€\) sortent de vos listes/,
      'Clôturer 2 véhicules et retirer 2 trajets',
    ],
    [
      '11/02/2026',
      /dans vos listes \(2\sà\sce\sjour, 5,00\s€\)/,
      /1 trajet impayé fait après le 11\/02\/2026 \(1,00\s€, puis 11,00\s€\) sort de vos listes/,
      'Clôturer 2 véhicules et retirer 1 trajet',
    ],
    [
      '28/02/2026',
      /dans vos listes \(3\sà\sce\sjour, 6,00\s€\)/,
      /Aucun trajet impayé ne sort de vos listes\. La date reste modifiable\.$/,
      'Clôturer 2 véhicules',
    ],
    [
      '09/02/2026',
      /restent dans vos listes\s;/,
      /3 trajets impayés faits après le 09\/02\/2026 \(6,00\s€, puis 26,00\s€\) sortent/,
      'Clôturer 3 véhicules et retirer 3 trajets',
      'an earlier end',
    ],
    [
      '02/03/2026',
      /restent dans vos listes\s;/,
      /figureront pas\.\s*La date reste modifiable\.$/,
      'Clôturer 2 véhicules',
    ],
  ])(
    'on %s says how many journeys stay and how many leave, once they are known, and so does the act',
    { tags: ['OPEN-68'] },
    async (day, staying, leaving, act, replaced = '') => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
      const journeys = [
        toll('EA200AA', '2026-02-10T23:30:00+01:00', 3, '2026-02-20T23:59:59'),
        toll('EA200AA', '2026-02-11T00:30:00+01:00', 2, '2026-03-09T23:59:59'),
        toll('EC400CC', '2026-02-28T12:00:00+01:00', 1, '2026-03-20T23:59:59'),
        toll('EB300BB', '2026-02-01T12:00:00+01:00', 9, '2026-03-20T23:59:59'),
      ]
      const fees = [{ stage: 'surcharge', afterDays: 0, fee: 10 }]
      await renewedBy(toPayPageData(), () => Promise.resolve(z.parse(toPayPage, { lateFees: fees })))
      const answer = later()
      vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
        await answer.promise
        return Response.json(matched(journeys, await new Response(body).json()))
      })
      await closing(open, dated, vehicle('EC-400-CC', '2026-01-10'))
      if (replaced) await userEvent.click(page.getByRole('checkbox', { name: /^Remplacer/ }))
      await userEvent.fill(date, day)
      const effect = page.getByRole('status').filter({ hasText: 'Les trajets faits' })
      await expect.element(effect, { message: 'while unknown' }).toMatchTextContent(/vos listes\s; les suivants/)
      answer.resolve(undefined)
      await expect.element(effect).toMatchTextContent(staying)
      await expect.element(effect).toMatchTextContent(leaving)
      await expect.element(close).toHaveTextContent(act)
    },
  )

  it('of a late vehicle whose journeys all rise again names nothing late', async () => {
    operator()
    await closing({ ...open, due: { count: 1, amount: 1500, late: 0 }, situation: 'late' })
    await expect.element(page.getByRole('definition').last()).toMatchTextContent(/^1 trajet, 15,00\s€$/)
  })

  it('of one vehicle names a missing date, one before its start and what the operator refuses, and keeps the date', async () => {
    const sent = operator(
      () => Response.json({ code: 'invalid_date_range' }, { status: 400 }),
      () => Response.json({}, { status: 503 }),
      () => Response.json(open),
    )
    const onClosed = await closing(open)
    await userEvent.click(close)
    await expect.element(date).toHaveAccessibleDescription(/Indiquez la date de clôture/)
    await userEvent.fill(date, '09/01/2026')
    await userEvent.click(close)
    await expect.element(date).toHaveAccessibleDescription(/ne peut pas précéder le début de validité, le 10\/01\/2026/)
    expect(sent).toEqual([])
    await userEvent.fill(date, '10/01/2026')
    await userEvent.click(close)
    await expect.element(date).toHaveAccessibleDescription(/ne peut pas précéder/)
    await expect.element(date).toHaveValue('10/01/2026')
    await userEvent.click(close)
    await expect.element(page.getByRole('alert').filter({ hasText: 'Une erreur est apparue' })).toBeVisible()
    await userEvent.click(close)
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(sent).toHaveLength(3)
  })
})
