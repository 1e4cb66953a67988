import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactBody, contactFormSchema, hasContact } from './contact.ts'
import { footerLinks, footerSections, opensNewWindow, safeUrl } from './links.ts'

const origin = 'https://pay.example.org'

describe('links given by the server', () => {
  it.each([
    ['/help/1?a=b#c', '/help/1?a=b#c'],
    ['/', '/'],
    ['help', '/help'],
    ['form/payment', '/form/payment'],
    ['#top', '/#top'],
    ['?a=1', '/?a=1'],
    ['https://pay.example.org/help', '/help'],
    ['http://PAY.example.org/help', '/help'],
    ['  /help  ', '/help'],
    ['/two words', '/two%20words'],
    ['www.example.com', '/www.example.com'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/help//evil.example', '/help//evil.example'],
    ['/?//evil.example', '/?//evil.example'],
  ])('%j is internal: %s', { tags: ['WIDGET-04', 'OPEN-50'] }, (text, to) => {
    expect(safeUrl(text, origin)).toEqual({ kind: 'internal', to })
  })

  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+33123456789', 'tel:+33123456789'],
    ['https://pay.example.org:8443/', 'https://pay.example.org:8443/'],
    ['https://pay.example.org.evil.com/', 'https://pay.example.org.evil.com/'],
  ])('%j is external: %s', { tags: ['WIDGET-03'] }, (text, href) => {
    expect(safeUrl(text, origin)).toEqual({ kind: 'external', href })
  })

  it.each([
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://pay.example.org/1',
    'file:///etc/passwd',
    'ftp://example.com/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/././/evil.example',
    './/evil.example',
    '..//evil.example',
    '/help/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.//%09/evil.example',
    '/.\\/evil.example',
    '/\t/evil.example',
    '/.\t//evil.example',
    '\t//evil.example',
    'https://pay.example.org//evil.example',
    'https://pay.example.org/.//evil.example',
    'https:\\evil.example',
    'https://user@example.com/',
    'https://:word@example.com/',
    'https://exa\tmple.com',
    'https://',
    'http://[',
  ])('%j is refused', { tags: ['F-XSS-02'] }, (text) => {
    expect(safeUrl(text, origin)).toBeUndefined()
  })

  it('never turn an internal path into another host', { tags: ['F-XSS-02'] }, () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5C',
      '%09',
      '\t',
      ' ',
      '?',
      '#',
      '@',
      ':',
      'a',
      'evil.example',
      'https:',
      'pay.example.org',
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, (given) => {
        const url = safeUrl(given, origin)
        if (url?.kind !== 'internal') return
        expect(new URL(url.to, origin).host).toBe('pay.example.org')
        expect(safeUrl(url.to, origin)).toEqual(url)
      }),
      { numRuns: 5000 },
    )
  })

  it('recognise the host of a development server with its port', () => {
    expect(safeUrl('http://localhost:4300/help', 'http://localhost:4300')).toEqual({ kind: 'internal', to: '/help' })
  })

  it.each([
    ['https://example.com', true, true],
    ['https://example.com', false, false],
    ['/help', true, false],
    ['https://pay.example.org/help', true, false],
    ['javascript:alert(1)', true, false],
    [undefined, true, false],
  ])('%j with its setting %s opens a new window: %s', { tags: ['OPEN-50'] }, (url, urlOpenNewTab, expected) => {
    expect(opensNewWindow({ url, urlOpenNewTab }, origin)).toBe(expected)
  })
})

describe('footer links', () => {
  const link = (url: string, urlOpenNewTab = false) => ({ url, urlOpenNewTab })

  it('have a fixed order, without unknown sections', { tags: ['FOOTER-01', 'FOOTER-02', 'OPEN-56'] }, () => {
    const entries = ['CGU', 'OTHER', 'ACCESSIBILITY', 'SITE_MAP', 'LEGAL_NOTICES', 'PERSONAL_DATA'].map(
      (footerEntrySection) => ({
        footerEntrySection,
        link: link(`/${footerEntrySection}`, true),
      }),
    )
    expect(footerLinks(entries)).toEqual(
      footerSections.map((section) => ({ section, url: `/${section}`, urlOpenNewTab: true })),
    )
    expect(footerSections).toEqual(['LEGAL_NOTICES', 'PERSONAL_DATA', 'SITE_MAP', 'CGU', 'ACCESSIBILITY'])
  })

  it('use the article if there is no link', { tags: ['DATA-35'] }, () => {
    const article = { url: '/article', urlOpenNewTab: true, title: 'Terms' }
    expect(footerLinks([{ footerEntrySection: 'CGU', article }])).toEqual([
      { section: 'CGU', url: '/article', urlOpenNewTab: true },
    ])
    expect(footerLinks([{ footerEntrySection: 'CGU', article, link: link('/link') }])).toEqual([
      { section: 'CGU', url: '/link', urlOpenNewTab: false },
    ])
  })

  it('omit entries without address', { tags: ['OPEN-56'] }, () => {
    expect(footerLinks([{ footerEntrySection: 'CGU' }])).toEqual([])
    expect(footerLinks([{ footerEntrySection: 'CGU', link: link('') }])).toEqual([])
    expect(
      footerLinks([{ footerEntrySection: 'CGU', article: { url: undefined, urlOpenNewTab: false, title: 'x' } }]),
    ).toEqual([])
  })

  it('use the article title for accessibility', { tags: ['FOOTER-04'] }, () => {
    const article = { url: undefined, urlOpenNewTab: false, title: 'Accessibility: partial' }
    expect(footerLinks([{ footerEntrySection: 'ACCESSIBILITY', article, link: link('/a11y') }])).toEqual([
      { section: 'ACCESSIBILITY', url: '/a11y', urlOpenNewTab: false, title: 'Accessibility: partial' },
    ])
    const untitled = { ...article, title: undefined }
    expect(footerLinks([{ footerEntrySection: 'ACCESSIBILITY', article: untitled, link: link('/a11y') }])).toEqual([
      { section: 'ACCESSIBILITY', url: '/a11y', urlOpenNewTab: false },
    ])
  })
})

describe('contact', () => {
  const one = { contactFormEntries: [{ id: 'contact', label: 'Contact' }] }
  const several = { contactFormEntries: [...one.contactFormEntries, { id: 'claims', label: 'Claims' }] }
  const form = { lastName: 'Martin', firstName: 'Anne', email: 'anne@example.org', plate: ' ab-1 ', message: 'Hello' }
  const fields = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
    result.error?.issues.map(({ path }) => path.join('.'))

  it('needs an entry of the operator', { tags: ['OPEN-49'] }, () => {
    expect(hasContact({ contactFormEntries: [] })).toBe(false)
    expect(hasContact(one)).toBe(true)
  })

  it('asks for the subject only if there are several', { tags: ['DATA-34', 'OPEN-49'] }, () => {
    expect(contactFormSchema(one).parse(form)).toEqual({ ...form, plate: 'AB1', entryId: 'contact' })
    expect(contactFormSchema({ contactFormEntries: [] }).parse(form).entryId).toBe('')
    expect(fields(contactFormSchema(several).safeParse(form))).toEqual(['entryId'])
    expect(contactFormSchema(several).parse({ ...form, entryId: 'claims' }).entryId).toBe('claims')
  })

  it.each(['lastName', 'firstName', 'message'])('requires %s', { tags: ['OPEN-49'] }, (field) => {
    const result = contactFormSchema(one).safeParse({ ...form, [field]: ' ' })
    expect(result.error?.issues).toMatchObject([{ path: [field], message: 'required' }])
  })

  it.each(['lastName', 'firstName'])(
    'accepts a %s of 100 characters and not one more',
    { tags: ['OPEN-49'] },
    (field) => {
      const issues = (length: number) =>
        contactFormSchema(one).safeParse({ ...form, [field]: 'x'.repeat(length) }).error?.issues
      expect(issues(100)).toBeUndefined()
      expect(issues(101)).toMatchObject([{ path: [field], message: 'too_long' }])
    },
  )

  it('accepts a message of 2000 characters and not one more', { tags: ['OPEN-49'] }, () => {
    const issues = (length: number) =>
      contactFormSchema(one).safeParse({ ...form, message: 'x'.repeat(length) }).error?.issues
    expect(issues(2000)).toBeUndefined()
    expect(issues(2001)).toMatchObject([{ path: ['message'], message: 'too_long' }])
  })

  it('sends the filled fields, with the path of the conversation first', { tags: ['API-52'] }, () => {
    const { plate: _, ...rest } = form
    const typed = { ...rest, entryId: '', plate: '' }
    expect(contactBody(typed, [])).toEqual(rest)
    expect(contactBody({ ...typed, entryId: 'contact', plate: 'AB1' }, ['Pay', 'Refused'])).toEqual({
      ...rest,
      entryId: 'contact',
      plate: 'AB1',
      message: '[Pay > Refused]\n\nHello',
    })
  })
})
