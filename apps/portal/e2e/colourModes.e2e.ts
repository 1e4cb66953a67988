import { findPlate } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Under forced colours, the cards of the payment page keep a border, and selection and focus stay visible. */
async function expectForcedColours(page: Page): Promise<void> {
  const card = page.getByRole('radio', { name: 'Carte bancaire' })
  const other = page.getByRole('radio', { name: 'Carte TOTAL' })
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' })
  await card.check()
  const canvas = await background(page)
  const styleOf = (radio: typeof card) =>
    radio.evaluate((input) => {
      const box = input.closest('label')
      const { borderTopColor, borderTopWidth } = getComputedStyle(box ?? input)
      return { edge: borderTopColor, width: borderTopWidth, drawn: getComputedStyle(input).appearance }
    })
  const [chosen, idle] = [await styleOf(card), await styleOf(other)]
  expect(chosen.edge).not.toBe(canvas)
  expect(idle.edge).not.toBe(canvas)
  expect(idle.width).not.toBe('0px')
  // The system draws the radio itself; the chosen card's border additionally takes the link colour.
  expect(chosen.drawn).toBe('auto')
  expect(chosen.edge).not.toBe(idle.edge)
  await card.focus()
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).not.toBe('none')
}

test('home, search, journeys and payment are dark and have sufficient contrast in dark mode, also in a second brand, and stay usable in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark')
  const dark = await background(page)
  await axe(page)

  await findPlate(page, 'MN-456-XY')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^4 trajets à régler, /)
  await axe(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Payer/ })
    .click()
  await expect(page).toHaveURL(/\/payment$/)
  await page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await axe(page)

  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).not.toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  await axe(page)
  await expectForcedColours(page)

  // The colours of every brand are measured in pairs, and every story in every brand.
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' })
  await visit(page, '/payment?brand=volcano')
  await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeVisible()
  await axe(page)
})
