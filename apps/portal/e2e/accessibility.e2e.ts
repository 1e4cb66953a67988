import { type Language, languages } from '@voie-libre/domain/reference/languages'
import { HtmlValidate } from 'html-validate'
import { readyToPay } from './support/paying.ts'
import { expect, type Page, test, visit } from './support/test.ts'

/** Pages that anybody may open, as paths without language. */
const openPages = [
  '/',
  '/form/payment',
  '/form/claim',
  '/form/prepayment',
  '/alert',
  '/unsubscribe',
  '/help',
  '/help/pay',
  '/help/notices',
  '/contact/chatbot',
  '/contact/form',
  '/receipts',
  '/verify',
  '/account/login',
  '/account/register',
  '/account/activate',
  '/account/changePassword',
  '/renters/login',
  '/site-map',
  '/accessibility',
  '/legal-notice',
  '/privacy',
  '/terms-of-use',
  '/how-free-flow-works',
]

/** What a page lacks, as sentences; empty if nothing. */
const faultsOf = (page: Page, lang: string) =>
  page.evaluate((language) => {
    const { documentElement: html, body, title } = document
    const faults: string[] = []
    const wide = (when: string) => {
      if (html.scrollWidth <= html.clientWidth) return
      const sticking = [...body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > html.clientWidth + 1 &&
          !element.parentElement?.closest('[class*=overflow-]'),
      )
      const last = sticking.at(-1)
      faults.push(`${html.scrollWidth} px wide${when}: ${last?.outerHTML.slice(0, 120) ?? 'something'}`)
    }
    wide('')
    // The text spacing of WCAG 1.4.12. The content security policy allows style sheets of scripts, not style elements.
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spaced)
    wide(' with wide spacing')
    document.adoptedStyleSheets.pop()
    if (html.lang !== language) faults.push(`language ${html.lang}`)
    if (title.trim() === '') faults.push('no title')
    // Elements that would serve the look alone, and colours that are not declared in pairs. [RGAA 8.9, 10.5]
    for (const element of body.querySelectorAll(
      ':is(p, li, ul, ol, dl, h2, h3, td, th):empty, br + br, blockquote, [align], [bgcolor], [style]',
    ))
      if (element.checkVisibility()) faults.push(`presentation: ${element.outerHTML.slice(0, 120)}`)
    if (getComputedStyle(html).backgroundColor === 'rgba(0, 0, 0, 0)') faults.push('no background beside the colour')
    // Links of one name lead to one page. [RGAA 6.1]
    const targets = new Map<string, string | null>()
    for (const link of body.querySelectorAll('main a')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent).trim()
      const known = targets.get(name) ?? link.getAttribute('href')
      if (known !== link.getAttribute('href')) faults.push(`'${name}' leads to ${known} and elsewhere`)
      targets.set(name, known)
    }
    for (const part of ['main', 'h1'])
      if (body.querySelectorAll(part).length !== 1) faults.push(`${body.querySelectorAll(part).length} ${part}`)
    for (const kind of ['labelledby', 'describedby', 'controls', 'activedescendant', 'owns', 'details', 'errormessage'])
      for (const element of body.querySelectorAll(`[aria-${kind}]`)) {
        if (kind === 'controls' && element.getAttribute('aria-expanded') === 'false') continue
        for (const id of element.getAttribute(`aria-${kind}`)?.split(/\s+/) ?? [])
          if (!document.getElementById(id)) faults.push(`aria-${kind} names ${id}, which does not exist`)
      }
    return faults
  }, lang)

/**
 * What of a page's text is lost without style sheets, which the test turns off, and what only they write.
 * [RGAA 10.2, 10.3]
 */
const lostWithoutStyles = (page: Page) =>
  page.evaluate(() => {
    const { body } = document
    const written = [...body.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const { content } = getComputedStyle(element, part)
        return /\p{L}/u.test(content) && content.startsWith('"') && !content.includes(' / ') ? content : []
      }),
    )
    const joined = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
    const lines = body.innerText.split('\n').map(joined)
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) sheet.disabled = true
    const plain = joined(body.innerText)
    return [...written, ...lines.filter((line) => !plain.includes(line))]
  })

const standard = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What breaks the HTML standard in the elements that the browser holds. [RGAA 8.2] */
async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await standard.validateString(await page.content())
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message}: ${selector}`))
}

const inLanguage = (language: string, path: string) =>
  language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`

const title = 'the open pages have a title, one main part and heading, sound references, and fit in 320 px'

/**
 * A page is looked at in French and in German, whose words are the longest. Every second one is looked at in one of the other
 * languages too, in turns. Titles and headings are compared in all languages (titles.e2e.ts).
 */
const isLookedAt = (language: Language, position: number) =>
  /fr|de/.test(language) || ['en', '', 'it', '', 'es', ''].indexOf(language) === position % 6

/** French pages with forms, folds or a conversation, whose elements the application may change after the server has drawn them. */
const interactive: readonly string[] = [
  '/',
  '/form/payment',
  '/alert',
  '/help/pay',
  '/contact/chatbot',
  '/contact/form',
  '/verify',
  '/account/register',
]
const drawn = openPages.filter((path) => !interactive.includes(path))

/** What the open pages of a language lack. */
async function faultsOfAll(
  page: Page,
  language: Language,
  open: (path: string) => Promise<void>,
  paths: readonly string[] = openPages,
): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: string[] = []
  for (const path of paths.filter((_, position) => isLookedAt(language, position))) {
    await open(inLanguage(language, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    faults.push(...(await faultsOf(page, language)).map((fault) => `${path}: ${fault}`))
    if (language !== 'fr') continue // The elements and the style sheets are the same in every language.
    faults.push(...(await invalidHtml(page)).map((fault) => `${path}: ${fault}`))
    faults.push(...(await lostWithoutStyles(page)).map((text) => `${path}: without styles no ${text}`))
  }
  if (!/fr|de/.test(language)) return faults
  // A phone on its side.
  await page.setViewportSize({ width: 640, height: 320 })
  await open(inLanguage(language, '/'))
  faults.push(...(await faultsOf(page, language)).map((fault) => `on its side: ${fault}`))
  return faults
}

test(`in fr, once the application runs, ${title}`, { tag: ['@I18N-01'] }, async ({ page }) => {
  expect(await faultsOfAll(page, 'fr', (path) => visit(page, path), interactive)).toEqual([])
})

for (const some of [['fr'], ['de'], ['en', 'it', 'es']] as const) {
  test(`in ${some.join(', ')} ${title}`, { tag: ['@I18N-01', '@I18N-02', '@I18N-03'] }, async ({ page, openDrawn }) => {
    for (const language of some)
      expect(await faultsOfAll(page, language, openDrawn, language === 'fr' ? drawn : openPages), language).toEqual([])
  })
}

test('the statement names every open page of the sample', async ({ page, openDrawn }) => {
  await openDrawn('/accessibility')
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(openPages.filter((path) => !links.includes(path))).toEqual([])
})

test('journeys, payment and claim fit in 320 px in the languages of the longest words', async ({
  page,
  site,
  sandbox,
}) => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)
  const journeys = [
    { id: 'a', date: at(-1), ttcPrice: 1234.4, deadline: at(2) },
    { id: 'b', date: at(-0.5), ttcPrice: 5, deadline: at(3) },
  ]
  await readyToPay(page, { site, sandbox, journeys })
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: string[] = []
  for (const [position, path] of ['/journeys', '/claim/select', '/payment'].entries()) {
    await visit(page, path)
    for (const language of languages.filter((one) => isLookedAt(one, position * 2))) {
      // The link is in the folded menu.
      if (language !== 'fr') await page.getByRole('banner').locator(`a[lang=${language}]`).dispatchEvent('click')
      await expect(page).toHaveURL(inLanguage(language, path))
      await expect(page.locator(`html[lang=${language}]`)).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      faults.push(...(await faultsOf(page, language)).map((fault) => `${language} ${path}: ${fault}`))
      if (language === 'fr') faults.push(...(await invalidHtml(page)).map((fault) => `${path}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
