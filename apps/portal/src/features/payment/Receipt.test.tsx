import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../i18n/setup.ts'
import { Receipt } from './Receipt.tsx'

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['payment', 'errors'])
})
const share = page.getByRole('button', { name: 'Partager le reçu' })
const allNotes = () =>
  [...page.getByRole('status').elements(), ...page.getByRole('alert').elements()].map((note) => note.textContent)

/** Shows the receipt in a browser whose share sheet behaves like `sheet`; undefined: it shares no files. */
async function open(sheet?: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'canShare', {
    configurable: true,
    value: (data: ShareData) => sheet !== undefined && data.files?.[0]?.type === 'application/pdf',
  })
  const shared = vi.fn<(data: ShareData) => Promise<void>>(sheet)
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared })
  await render(<Receipt sessionId="4711" sentTo={undefined} email="" onEmailChange={() => {}} />)
  return shared
}
const refusal = (name: string) => () => Promise.reject(new DOMException('', name))
const pdf = () => Promise.resolve(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }))

describe('sharing the receipt', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(pdf))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('is not offered where the browser shares no files; printing is', async () => {
    await open()
    await expect.element(page.getByRole('button', { name: 'Imprimer cette page' })).toBeVisible()
    await expect.element(share).not.toBeInTheDocument()
  })

  it('hands the PDF to the share sheet once, is busy meanwhile, and says nothing afterwards', async () => {
    let close = () => {}
    const shared = await open(
      () =>
        new Promise((done) => {
          close = done
        }),
    )
    await userEvent.click(share)
    await expect.poll(() => shared.mock.calls.length).toBe(1)
    await expect.element(share).toHaveAttribute('aria-busy', 'true')
    share.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    close()
    await expect.element(share).not.toHaveAttribute('aria-busy')
    const [file] = shared.mock.calls[0]?.[0].files ?? []
    expect([file?.name, file?.type, await file?.text()]).toEqual(['receipt.pdf', 'application/pdf', '%PDF-1.7'])
    expect(shared).toHaveBeenCalledTimes(1)
    expect(allNotes()).toEqual([])
  })

  it('says nothing when the driver closes the sheet', async () => {
    const shared = await open(refusal('AbortError'))
    await userEvent.click(share)
    await expect.poll(() => shared.mock.calls.length).toBe(1)
    await expect.element(share).not.toHaveAttribute('aria-busy')
    expect(allNotes()).toEqual([])
  })

  it('asks for a second press when the file took too long, which shares it without another request', async () => {
    const shared = await open(refusal('NotAllowedError'))
    await userEvent.click(share)
    await expect.poll(allNotes).toEqual([expect.stringContaining('Le reçu est prêt.')])
    shared.mockResolvedValue(undefined)
    await userEvent.click(share)
    await expect.poll(() => shared.mock.calls.length).toBe(2)
    await expect.poll(allNotes).toEqual([])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['refuses twice', 'NotAllowedError', 2],
    ['fails', 'DataError', 1],
  ])('leads to the download when the device %s', async (_, name, presses) => {
    const shared = await open(refusal(name))
    for (let press = 1; press <= presses; press += 1) {
      await userEvent.click(share)
      await expect.poll(() => shared.mock.calls.length).toBe(press)
    }
    await expect.poll(allNotes).toEqual([expect.stringContaining('Téléchargez-le, puis partagez le fichier.')])
  })

  it('says that the receipt did not come, opens no sheet, and can be pressed again', async () => {
    const shared = await open(() => Promise.resolve())
    fetched.mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })))
    await userEvent.click(share)
    await expect.poll(allNotes).toEqual([expect.stringContaining("Le reçu n'a pas pu être partagé")])
    expect(shared).not.toHaveBeenCalled()
    fetched.mockImplementation(pdf)
    await userEvent.click(share)
    await expect.poll(() => shared.mock.calls.length).toBe(1)
    await expect.poll(allNotes).toEqual([])
  })
})
