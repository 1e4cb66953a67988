import { useRef, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../../i18n/setup.ts'
import { UndoOffer } from './UndoOffer.tsx'

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['fleet', 'common', 'errors'])
})
afterEach(() => vi.unstubAllGlobals())

const plate = (id: string, validityEndDate?: string) => ({
  id,
  numberPlate: `AB-${id}`,
  countryCode: 'FR',
  validityStartDate: '2026-01-01T00:00:00',
  ...(validityEndDate !== undefined && { validityEndDate }),
})
const vehicle = (id: string) => ({ country: 'FR', plate: `AB${id}`, start: '2026-01-01', end: undefined })
const closed = ['1', '2'].map((id) => ({ before: plate(id), after: plate(id, '2026-03-01T23:59:59') }))
const imported = ['1', '2'].map((id) => ({ before: undefined, after: vehicle(id) }))

/** An operator whose fleet is these vehicles, and who refuses to close the last one. */
function operator(fleet: readonly ReturnType<typeof plate>[], refused: readonly object[] = []) {
  const bodies: unknown[] = []
  const paging = { page: 1, pageSize: 500, pageTotal: 1, total: fleet.length }
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Promise.resolve(Response.json({ plates: fleet, ...paging }))
    const given: unknown = JSON.parse(body)
    bodies.push(given)
    const many = { plates: fleet.slice(0, fleet.length - refused.length), refused }
    return Promise.resolve(Response.json(url.endsWith('/closures') ? many : fleet[0]))
  })
  return bodies
}

function Offers({ hidden = false }: { hidden?: boolean }) {
  const [changes, setChanges] = useState([
    { kind: 'import', vehicles: imported, number: 1 } as const,
    { kind: 'closure', vehicles: closed, lastDay: '2026-03-01', number: 2 } as const,
  ])
  const next = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button">Ligne</button>
      <button ref={next} type="button">
        Clôturer
      </button>
      <UndoOffer changes={changes} hidden={hidden} onGone={() => setChanges((all) => all.slice(0, -1))} next={next} />
    </>
  )
}
const undo = page.getByRole('button', { name: 'Annuler', exact: true })
const close = page.getByRole('button', { name: 'Fermer' })

describe('the offer to undo', { tags: ['RENTER-02', 'RENTER-03', 'API-38', 'OPEN-72'] }, () => {
  it('is reached by the next Tab from anywhere, undoes by Enter, and gives the focus back', async () => {
    const bodies = operator(closed.map(({ before }) => before))
    await render(<Offers />)
    await expect.element(page.getByRole('status').filter({ hasText: '2 véhicules sont clôturés.' })).toBeVisible()
    page.getByRole('button', { name: 'Ligne' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/2 véhicules ont retrouvé leur état précédent/)).toBeVisible()
    expect(bodies, 'in one call').toEqual([
      { closures: [{ ids: ['1', '2'], validityEndDate: null, expectedEndDate: '2026-03-01T23:59:59' }] },
    ])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Ligne' })).toHaveFocus()
  })

  it('of an import waits behind a later closure, and closes what the import added, except what changed since', async () => {
    const bodies = operator([plate('1'), plate('2', '2026-02-01T23:59:59')], [])
    await render(<Offers />)
    await userEvent.click(close)
    await expect.element(page.getByText('2 véhicules ajoutés ou modifiés', { exact: false })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Annuler cet import' }))
    await expect.element(page.getByText(/1 véhicule a été modifié entre-temps/)).toBeVisible()
    expect(bodies).toEqual([{ validityEndDate: '2026-01-01T23:59:59', expectedEndDate: null }])
  })

  it('names what it could not undo', async () => {
    operator(
      closed.map(({ before }) => before),
      [{ id: '2', code: 'invalid_date_range' }],
    )
    await render(<Offers />)
    await userEvent.click(undo)
    await expect.element(page.getByText(/^La clôture de 1 véhicule n'a pas pu être annulée/)).toBeVisible()
    await expect.element(page.getByText('AB2', { exact: true })).toBeVisible()
  })

  it('is not there while a dialog is open', async () => {
    await render(<Offers hidden />)
    await expect.element(undo).not.toBeInTheDocument()
  })
})
