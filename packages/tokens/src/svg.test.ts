import { describe, expect, it } from 'vitest'
import { checkPicture } from './svg.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const inside = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"${more}>${inner}</svg>`
const check = (name: string, content: string | Uint8Array) =>
  checkPicture(name, typeof content === 'string' ? bytes(content) : content)

describe('a picture is refused with', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a script', inside('<script>alert(1)</script>'), '<script>'],
    ['an event handler', inside('<path d="M0 0" onclick="alert(1)"/>'), 'onclick="alert(1)" on <path>'],
    ['an event handler of the root', inside('', ' onload="alert(1)"'), 'onload='],
    ['a foreign object', inside('<foreignObject><div/></foreignObject>'), '<foreignObject>'],
    ['an animation of a link', inside('<set attributeName="href" to="javascript:0"/>'), '<set>'],
    ['a link', inside('<a href="https://example.com"><path d="M0 0"/></a>'), '<a>'],
    ['a bitmap inside', inside('<image href="data:image/png;base64,AA"/>'), '<image>'],
    ['a copy from elsewhere', inside('<use href="https://example.com/x.svg#a"/>'), 'href="https://example.com'],
    ['a script as an address', inside('<use xlink:href="javascript:alert(1)"/>'), 'xlink:href="javascript:'],
    ['an address in entities', inside('<use href="&#106;avascript:0"/>'), 'href="&#106;avascript:0"'],
    ['a fill from elsewhere', inside('<path fill="url(https://example.com/x)"/>'), 'fill="url(https'],
    ['an imported style', inside('<style>@import "https://example.com"</style>'), '@import'],
    ['an escaped style', inside('<style>p{fill:u\\72l(https://example.com)}</style>'), 'the style'],
    ['a style that loads', inside('<path style="fill:url(//example.com)"/>'), 'the style'],
    ['a style that covers the page', inside('<path style="position:fixed"/>'), 'position'],
    ['a doctype with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${inside('')}`, '<!DOCTYPE'],
    ['CDATA', inside('<![CDATA[<script/>]]>'), '<![CDATA['],
    ['a processing instruction', inside('<?xml-stylesheet href="x"?>'), '<?xml-stylesheet'],
    ['text after its end', `${inside('')}<script/>`, '<script>'],
    ['a tag that is not closed', inside('<g>'), '</svg'],
    ['another outermost element', '<html xmlns="http://www.w3.org/2000/svg"></html>', '<html>'],
    ['no namespace', '<svg viewBox="0 0 160 40"></svg>', 'without xmlns'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 4 1"></svg>', 'xhtml'],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'without viewBox'],
    ['an empty viewBox', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 40"></svg>', 'without viewBox'],
    ['a hundred copies', inside('<use href="#a"/>'.repeat(100)), '100 <use>'],
    ['nothing', '', 'empty'],
    ['no shape', inside('<g/>'), 'empty'],
    ['shapes without paint', inside('<path fill="none" d="M0 0h9"/><rect opacity="0" width="9" height="9"/>'), 'empty'],
    ['shapes beside its view', inside('<path d="M900 900h9v9z"/>'), 'empty'],
    [
      'shapes without size',
      inside('<path d="M0 0h0z"/><g transform="scale(0)"><rect width="9" height="9"/></g>'),
      'empty',
    ],
    ['shapes that nothing uses', inside('<defs><rect width="9" height="9"/></defs>'), 'empty'],
    ['nesting of 20,000', inside('<g>'.repeat(20_000)), 'too deep'],
    ['a PNG by another name', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), 'a PNG picture'],
    ['a JPEG by another name', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'a JPEG picture'],
    ['a compressed file', Uint8Array.of(0x1f, 0x8b, 8), 'a compressed file'],
    ['bytes that are no text', Uint8Array.of(0x3c, 0xc3, 0x28), 'no UTF-8 text'],
    ['200 kB', inside(`<path d="${'M0 0'.repeat(50_000)}"/>`), '200 kB'],
  ])('%s', (_, content, value) => {
    const { faults } = check('logo.svg', content)
    expect(faults.map((fault) => fault.value).join('\n')).toContain(value)
    for (const { path, reason, mend } of faults) {
      expect(path).toBe('logo.svg')
      expect(reason.length * mend.length).toBeGreaterThan(0)
    }
  })
})

it.each([
  [
    'shapes, gradients and text',
    '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/><text x="1">A &amp; B</text>',
  ],
  [
    'classes with rules of paint, as drawing programs write them',
    '<style>.a{fill:#fff;stroke:url(#b)}</style><path class="a" d="M0 0h9"/>',
  ],
  ['copies of its own parts', '<symbol id="a"><path d="M0 0"/></symbol><use href="#a"/>'],
  ['comments and an XML declaration', '<!-- drawn by hand --><path d="M0 0h9v9z"/>'],
])('a picture is accepted with %s', (_, inner) => {
  expect(check('logo.svg', `<?xml version="1.0"?>\n${inside(inner)}`)).toEqual({ faults: [], warnings: [] })
})

it('warns about a logo and an icon that do not fit their place', () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h9v9z"/></svg>'
  expect(check('logo-dark.svg', square).warnings).toMatchObject([{ path: 'logo-dark.svg', value: '40 by 40' }])
  expect(check('favicon.svg', square).warnings).toEqual([])
  expect(check('favicon.svg', inside('<path d="M0 0h9v9z"/>')).warnings).toMatchObject([
    { reason: expect.stringContaining('square') },
  ])
})
