import { pages } from '@voie-libre/domain/access/pages'
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

test('each page has one main heading and a title of its own', { tag: ['@OPEN-21'] }, async ({ page, openDrawn }) => {
  const headings: string[] = []
  const titles: string[] = []
  for (const path of open) {
    await openDrawn(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveCount(1)
    headings.push(await heading.innerText())
    titles.push(await page.title())
  }
  const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(repeated(headings), 'headings').toEqual([])
  expect(repeated(titles), 'titles').toEqual([])
})

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
