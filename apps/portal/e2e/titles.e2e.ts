import { pages } from '@voie-libre/domain/access/pages'
import { languages } from '@voie-libre/domain/reference/languages'
import { expect, test } from './support/test.ts'

/** The pages that a visitor opens without a search; the others share these forms and need data. */
const open = [
  pages.home,
  pages.formPayment,
  pages.formPrepayment,
  pages.formClaim,
  pages.receipts,
  pages.verify,
  pages.alert,
  pages.alertConfirm,
  pages.unsubscribe,
  pages.help,
  ...['pay', 'notices', 'vehicles', 'claims', 'account', 'renters'].map((id) => `/help/${id}`),
  pages.contactChatbot,
  pages.contactForm,
  pages.accountLogin,
  pages.accountRegister,
  pages.accountActivate,
  pages.accountChangePassword,
  pages.renterLogin,
  pages.renterActivate,
  pages.renterChangePassword,
  '/legal-notice',
  '/privacy',
  '/site-map',
  '/terms-of-use',
  '/accessibility',
  '/how-free-flow-works',
]

test(
  'each page has one main heading and a title of its own in every language',
  { tag: ['@OPEN-21'] },
  async ({ request }) => {
    const partOf = (html: string, pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))
    const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
    for (const language of languages) {
      const headings: string[] = []
      const titles: string[] = []
      for (const path of open) {
        // The server may answer the first request before it has drawn the screen.
        await expect(async () => {
          const address = language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`
          const html = await (await request.get(address)).text()
          const [heading, ...others] = partOf(html, /<h1[^>]*>(.*?)<\/h1>/gs)
          expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
          expect(heading).toMatch(/\S/)
          expect(others, path).toEqual([])
          headings.push(heading ?? '')
          titles.push(...partOf(html, /<title>(.*?)<\/title>/gs))
        }, path).toPass({ timeout: 20_000 })
      }
      expect(titles).toHaveLength(open.length)
      expect(repeated(headings), `headings in ${language}`).toEqual([])
      expect(
        titles.filter((text) => text.includes('\u00ad')),
        `soft hyphens in ${language}`,
      ).toEqual([])
      expect(repeated(titles), `titles in ${language}`).toEqual([])
    }
  },
)

test('the site map links to every page that a visitor can open', async ({ page, openDrawn }) => {
  // The links of mails and the renters' pages lead nowhere without their parameters or their login.
  const byLink: readonly string[] = [
    pages.alertConfirm,
    pages.accountActivate,
    pages.renterActivate,
    pages.renterChangePassword,
    '/site-map',
    '/how-free-flow-works',
  ]
  await openDrawn('/site-map')
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const wanted = open.filter((path) => !byLink.includes(path) && !path.startsWith('/help/'))
  expect(new Set(targets)).toEqual(new Set(wanted))
})
