import { vi } from 'vitest'

/** The file that the page saves when this is done. */
export async function download(act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const create = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await act()
    await vi.waitFor(() => {
      if (click.mock.calls.length === 0) throw new Error('Nothing is saved')
    })
    const [file] = create.mock.calls[0] ?? []
    const [link] = click.mock.contexts
    return {
      name: link instanceof HTMLAnchorElement ? link.download : '',
      text: file instanceof Blob ? await file.text() : '',
    }
  } finally {
    create.mockRestore()
    click.mockRestore()
  }
}
