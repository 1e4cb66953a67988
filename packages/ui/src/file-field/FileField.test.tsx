import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { FileField, type FileFieldProps } from './FileField.tsx'

const file = (name: string, type = 'application/pdf', size = 1024) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 0 })

const changed = vi.fn<(files: File[]) => void>()
const refused = vi.fn<(reason: string, name: string) => void>()
beforeEach(() => {
  changed.mockClear()
  refused.mockClear()
})

function Claim({ first = [], ...rest }: Partial<FileFieldProps> & { first?: File[] }) {
  const [files, setFiles] = useState(first)
  return (
    <UiProvider words={english}>
      <FileField
        label="Documents"
        accept={['image/jpeg', 'application/pdf']}
        maxTotal={5 * 1024 * 1024}
        {...rest}
        files={files}
        onFilesChange={(next) => {
          setFiles(next)
          changed(next)
        }}
        onRefused={(reason, { name }) => refused(reason, name)}
      />
    </UiProvider>
  )
}

/** Like a browser after its file dialog, which does not enforce the accepted types. */
function choose(input: Element, ...files: File[]) {
  const chosen = new DataTransfer()
  for (const each of files) chosen.items.add(each)
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('shows the limits in advance, and names its native input [HARDENING 11.1, 11.10]', async () => {
  const screen = await render(<Claim hint="Both sides." maxFiles={3} required />)
  const input = screen.getByLabelText('Documents')
  await expect.element(input).toHaveAttribute('type', 'file')
  await expect.element(input).toHaveAttribute('multiple')
  await expect.element(input).toHaveAttribute('accept', 'image/jpeg,application/pdf')
  await expect
    .element(input)
    .toHaveAccessibleDescription(
      'Both sides. required. Accepted formats: JPG or PDF. Total size: 5 MB at most. Add 3 files at most.',
    )
  await expect.element(screen.getByText('(required)')).toBeVisible()
})

it('does not repeat the format that its label names', async () => {
  const screen = await render(<Claim label="PDF file" accept={['.pdf']} maxFiles={1} />)
  await expect.element(screen.getByLabelText('PDF file')).toHaveAccessibleDescription('Size: 5 MB at most.')
})

it('can be focused and opened with the keyboard [HARDENING §4, file input]', async () => {
  const open = vi.fn<() => void>()
  const screen = await render(<Claim onClickCapture={open} />)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Documents')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(open).toHaveBeenCalledOnce()
})

it('lists the selected files, announces them, and counts the total', async () => {
  const screen = await render(<Claim />)
  const input = screen.getByLabelText('Documents')
  choose(input.element(), file('front.pdf', 'application/pdf', 1024 * 1024), file('back.jpg', 'image/jpeg', 512 * 1024))
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('front.pdf1 MB')
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('back.jpg512 kB')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 files added. 2 files, 1.5 MB of 5 MB')
  await expect.element(input).toHaveAccessibleDescription(/2 files, 1\.5 MB of 5 MB$/)
})

it('accepts dropped files', { tags: ['F-FIL-06'] }, async () => {
  const screen = await render(<Claim />)
  const dropped = new DataTransfer()
  dropped.items.add(file('front.pdf'))
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: dropped })
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped })
  screen.getByLabelText('Documents').element().dispatchEvent(over)
  screen.getByLabelText('Documents').element().dispatchEvent(drop)
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true])
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/front\.pdf/)
})

it('removes a file, allows adding it again, and keeps the focus nearby', { tags: ['F-FIL-06'] }, async () => {
  const screen = await render(<Claim first={[file('a.pdf'), file('b.pdf'), file('c.pdf')]} />)
  const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
  await button('b.pdf').click()
  await expect.element(button('b.pdf')).not.toBeInTheDocument()
  await expect.element(button('c.pdf')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('b.pdf removed. 2 files, 2 kB of 5 MB')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('a.pdf')).toHaveFocus()
  await userEvent.keyboard(' ')
  const input = screen.getByLabelText('Documents')
  await expect.element(input).toHaveFocus()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
  choose(input.element(), file('a.pdf'))
  await expect.element(button('a.pdf')).toBeVisible()
  await button('a.pdf').click()
  choose(input.element(), file('a.pdf'))
  await expect.element(button('a.pdf')).toBeVisible()
})

it('reports rejected files with the reason, and keeps the others', { tags: ['F-FIL-01', 'F-FIL-02'] }, async () => {
  const screen = await render(<Claim />)
  const input = screen.getByLabelText('Documents')
  choose(input.element(), file('a.pdf'), file('run.exe', 'application/x-msdownload'), file('film.pdf', undefined, 6e6))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Format not accepted: run.exe. Beyond the total size of 5 MB: film.pdf.')
  await expect.element(input).toHaveAccessibleDescription(/run\.exe/)
  await expect.element(input).not.toBeInvalid()
  expect(refused.mock.calls).toEqual([
    ['type', 'run.exe'],
    ['size', 'film.pdf'],
  ])
  expect(changed.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['a.pdf']])
  choose(input.element(), file('b.pdf'))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('shows the host’s error instead of its own', async () => {
  const screen = await render(<Claim error="Beyond 5 MB." />)
  choose(screen.getByLabelText('Documents').element(), file('run.exe', 'application/x-msdownload'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Beyond 5 MB.')
  await expect.element(screen.getByLabelText('Documents')).toBeInvalid()
})

it('shows hostile names as text, and keeps their extension', { tags: ['F-FIL-04'] }, async () => {
  const long = `${'x'.repeat(296)}.pdf`
  const names = [long, '<img src=x onerror=alert(1)>.pdf', `cv\u202Efdp.exe.pdf`]
  const screen = await render(<Claim first={names.map((name) => file(name))} />)
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(new RegExp(`^${long}`))
  await expect.element(screen.getByText('.pdf', { exact: true }).first()).toBeVisible()
  await expect.element(rows.nth(1)).toMatchTextContent(/^<img src=x onerror=alert\(1\)>\.pdf/)
  await expect.element(rows.nth(2)).toMatchTextContent(/^cvfdp\.exe\.pdf/)
  expect(screen.container.querySelector('img')).toBeNull()
})

it('shows the whole name of a single file, and its limits only to screen readers', { tags: ['F-FIL-04'] }, async () => {
  const name = `${'fleet-of-our-company-'.repeat(8)}.pdf`
  const screen = await render(<Claim first={[file(name)]} maxFiles={1} />)
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Accepted formats/)).toHaveClass('sr-only')
  await screen.getByRole('button', { name: `Remove ${name}` }).click()
  await expect.element(screen.getByText(/^Accepted formats/)).not.toHaveClass('sr-only')
  await expect.element(screen.getByLabelText('Documents')).toHaveFocus()
})

it('shows the upload progress, and blocks changes meanwhile', async () => {
  const screen = await render(<Claim first={[file('a.pdf')]} progress={0.25} />)
  const bar = screen.getByRole('progressbar', { name: 'Sending' })
  await expect.element(bar).toHaveAttribute('value', '0.25')
  await expect.element(screen.getByText('25%')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove a.pdf' }).click({ force: true })
  choose(screen.getByLabelText('Documents').element(), file('b.pdf'))
  expect(changed).not.toHaveBeenCalled()
  await expect.element(screen.getByLabelText('Documents')).toHaveAttribute('aria-disabled', 'true')
})

it('cannot be used while disabled', async () => {
  const screen = await render(<Claim first={[file('a.pdf')]} disabled />)
  await expect.element(screen.getByLabelText('Documents')).toBeDisabled()
  await screen.getByRole('button', { name: 'Remove a.pdf' }).click({ force: true })
  expect(changed).not.toHaveBeenCalled()
})
