import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, openPage } from '../testing/openPage.tsx'

const question = page.getByRole('region', { name: "Mesure d'audience" })
const refuse = question.getByRole('button', { name: 'Tout refuser' })
const accept = question.getByRole('button', { name: 'Tout accepter' })
const settings = page.getByRole('dialog', { name: 'Paramètres des cookies' })
const plate = page.getByRole('textbox', { name: /^Numéro de plaque/ })
const consent = (): unknown => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null')
/** The address leads nowhere, as for a visitor who blocks it. */
const tagManager = 'https://tags.invalid/box.js'
const scripts = () => document.querySelectorAll(`script[src="${tagManager}"]`)
const told = () =>
  (window.dataLayer ?? []).map((message) => ('audience' in message ? message.audience : message.page_title))
const openTracked = (path: string, stored = {}) => openPage(path, {}, { settings: { tagManager }, stored })
const decided = (audience: boolean, daysAgo: number) => ({
  'cookie-consent': { audience, decidedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() },
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('without a configured tag manager the page asks for no consent', { tags: ['FOOTER-06'] }, async () => {
  await openPage('/form/payment')
  await expect.element(plate).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect('dataLayer' in window).toBe(false)
})

it(
  'refusing takes as little effort as accepting, and the question neither covers the page nor returns',
  {
    tags: ['FOOTER-06'],
  },
  async () => {
    await openTracked('/form/payment')
    await expect.element(accept).toBeVisible()
    const looks = [refuse, accept].map((button) => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button.element())
      return { backgroundColor, color, borderColor, fontSize, fontWeight, height: button.element().clientHeight }
    })
    expect(looks[0]).toEqual(looks[1])
    expect(await faults()).toEqual([])
    // The banner comes first in the tab order, behind the link to the content.
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(refuse).toHaveFocus()
    plate.element().focus()
    const { left, top, width, height } = plate.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(plate.element())
    await refuse.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
    await expect.poll(() => consent()).toMatchObject({ audience: false })
    await page.getByRole('banner').getByRole('link', { name: "Centre d'aide" }).click()
    await expect.poll(() => location.pathname).toBe('/help')
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => scripts()).toHaveLength(0)
    await openTracked('/form/payment')
    await expect.element(plate, { message: 'as after a reload' }).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => scripts()).toHaveLength(0)
  },
)

it('Global Privacy Control counts as a refusal, whatever is stored', { tags: ['FOOTER-06'] }, async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await openTracked('/help', decided(true, 1))
  await page.getByRole('button', { name: 'Paramètres des cookies' }).click()
  await expect.element(settings.getByText(/Global Privacy Control/)).toBeVisible()
  await expect.element(settings.getByRole('checkbox', { name: /Mesure d'audience/ })).not.toBeChecked()
  expect(await faults()).toEqual([])
  await settings.getByRole('button', { name: 'OK' }).click()
  await expect.element(settings).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => scripts()).toHaveLength(0)
})

it(
  'a consent counts for six months; a blocked tag manager does not affect the page',
  {
    tags: ['FOOTER-06', 'F-NET-17'],
  },
  async () => {
    await openTracked('/help', decided(true, 190))
    await expect.element(question).toBeVisible()
    await expect.poll(() => scripts()).toHaveLength(0)
    await openTracked('/help', decided(true, 170))
    await expect.poll(told).toEqual([true, 'help'])
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => scripts()).toHaveLength(1)
    await page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true }).click()
    await expect.element(plate).toBeVisible()
    await expect.poll(told).toEqual([true, 'help', 'formPayment'])
  },
)

it('the settings of the question decide, too', { tags: ['FOOTER-06'] }, async () => {
  await openTracked('/form/payment')
  await question.getByRole('button', { name: 'Personnaliser' }).click()
  await settings.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => consent()).toMatchObject({ audience: true })
})
