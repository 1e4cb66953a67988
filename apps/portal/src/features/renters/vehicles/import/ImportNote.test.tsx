import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../../../i18n/setup.ts'
import { ImportNote } from './ImportNote.tsx'

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['fleet', 'common', 'errors'])
})
afterEach(() => vi.unstubAllGlobals())

const vehicle = (plate: string) => ({ country: 'FR', plate, start: '2026-01-01' })
const line = (plate: string, end = '') => `${plate};FR;2026-01-01;${end}`

describe('after a reload, an import that was interrupted', { tags: ['RENTER-02', 'OPEN-55'] }, () => {
  it.each([
    ['is complete', [line('AB1'), line('AB2'), line('AB9')], "L'import de parc.csv est terminé"],
    ['is incomplete', [line('AB1'), line('AB2', '2026-02-01')], "L'import de parc.csv est incomplet"],
    ['did not succeed', [line('AB9')], "L'import de parc.csv n'a pas abouti"],
    ['cannot be compared', undefined, "On ne sait pas si l'import de parc.csv a abouti"],
  ])('%s, by the vehicles that the fleet has now', async (name, lines, title) => {
    const csv = ['numberPlate;countryCode;validityStartDate;validityEndDate', ...(lines ?? [])].join('\r\n')
    vi.stubGlobal('fetch', () =>
      Promise.resolve(lines ? new Response(csv) : Response.json({ code: 'unknown' }, { status: 400 })),
    )
    // Its time names an import.
    const at = `2026-03-02T10:00:0${name.length % 10}.${name.length}Z`
    const sent = [{ after: vehicle('AB1') }, { after: vehicle('AB2') }]
    const note = { name: 'parc.csv', count: 2, at, state: 'sent' as const, vehicles: sent }
    await render(<ImportNote note={note} onClose={() => undefined} />)
    await expect.element(page.getByText(title)).toBeVisible()
  })
})

it(
  'says after a reload that an import too large to be kept can no longer be undone',
  { tags: ['OPEN-72'] },
  async () => {
    const note = { name: 'parc.csv', count: 20_000, at: '2026-03-02T10:00:00Z', state: 'done' } as const
    const { rerender } = await render(<ImportNote note={{ ...note, vehicles: [] }} onClose={() => undefined} />)
    await expect.element(page.getByText(/ne peut plus être annulé/)).toBeVisible()
    await rerender(<ImportNote note={{ ...note, vehicles: [{ after: vehicle('AB1') }] }} onClose={() => undefined} />)
    await expect.element(page.getByText(/ne peut plus être annulé/)).not.toBeInTheDocument()
  },
)
