import '../reset.css'
import '../styles.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as en } from '../locales/en.ts'
import { words as fr, type Words } from '../locales/fr.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { tap } from '../testing/touch.ts'
import { Breadcrumb, type BreadcrumbItem } from './Breadcrumb.tsx'

const trail: BreadcrumbItem[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Payer', href: '/form/payment' },
  { label: 'Mes trajets', href: '/journeys', query: { plate: 'AA-123-BB', country: 'FR' } },
  { label: 'Paiement' },
]
const show = (items: BreadcrumbItem[], words: Words = fr) =>
  render(
    <UiProvider words={words}>
      <Breadcrumb items={items} />
    </UiProvider>,
  )
const shownLinks = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

describe('Breadcrumb', () => {
  it(
    'is a named navigation whose items link to their pages with their query, and ends with the current page',
    { tags: ['WIDGET-13', 'DATA-40'] },
    async () => {
      await page.viewport(1280, 800)
      const screen = await show(trail)
      await expect.element(screen.getByRole('navigation', { name: "Fil d'Ariane" })).toBeVisible()
      await expect
        .element(screen.getByRole('link', { name: 'Mes trajets' }))
        .toHaveAttribute('href', '/journeys?plate=AA-123-BB&country=FR')
      await expect.element(screen.getByText('Paiement')).toHaveAttribute('aria-current', 'page')
      expect(screen.getByRole('link').elements()).toHaveLength(3)
    },
  )

  it(
    'collapses to first, ellipsis, last under 1024 px and moves focus to the first revealed item',
    { tags: ['WIDGET-14'] },
    async () => {
      await page.viewport(1023, 800)
      const screen = await show(trail)
      expect(shownLinks(screen)).toEqual(['Accueil'])
      await expect.element(screen.getByText('Paiement')).toBeVisible()
      const ellipsis = screen.getByRole('button', { name: 'Afficher les niveaux masqués' })
      await ellipsis.click()
      expect(shownLinks(screen)).toEqual(['Accueil', 'Payer', 'Mes trajets'])
      await expect.element(screen.getByRole('link', { name: 'Payer' })).toHaveFocus()
      await expect.element(ellipsis).not.toBeInTheDocument()
    },
  )

  it('collapses three items, too', { tags: ['WIDGET-14'] }, async () => {
    await page.viewport(1023, 800)
    const screen = await show(trail.slice(1))
    expect(shownLinks(screen)).toEqual(['Payer'])
    await expect.element(screen.getByRole('button', { name: 'Afficher les niveaux masqués' })).toBeVisible()
  })

  it('reveals the other items by keyboard and by touch [HARDENING §4]', async () => {
    await page.viewport(375, 800)
    const first = await show(trail)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(first.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(first.getByRole('link', { name: 'Payer' })).toHaveFocus()
    await first.unmount()
    const second = await show(trail)
    await tap(second.getByRole('button').element())
    await expect.element(second.getByRole('link', { name: 'Payer' })).toHaveFocus()
  })

  it('shows the whole trail from 1024 px on, and any trail of two', { tags: ['WIDGET-14'] }, async () => {
    await page.viewport(1024, 800)
    const wide = await show(trail)
    expect(shownLinks(wide)).toEqual(['Accueil', 'Payer', 'Mes trajets'])
    expect(wide.getByRole('button').elements()).toHaveLength(0)
    await page.viewport(375, 800)
    await wide.unmount()
    const short = await show(trail.slice(0, 1).concat(trail.slice(3)))
    expect(shownLinks(short)).toEqual(['Accueil'])
    expect(short.getByRole('button').elements()).toHaveLength(0)
  })

  it('is a named back link when it has one item', { tags: ['WIDGET-15'] }, async () => {
    const screen = await show([{ label: 'Mes trajets', href: '/journeys' }])
    await expect
      .element(screen.getByRole('link', { name: 'Retour : Mes trajets' }))
      .toHaveAttribute('href', '/journeys')
    expect(screen.container.querySelector('use')?.getAttribute('href')).toContain('#arrow-left')
  })

  it('sets the colon of a back link by language', { tags: ['WIDGET-15'] }, async () => {
    const screen = await show([{ label: 'My journeys', href: '/journeys' }], en)
    await expect.element(screen.getByRole('link', { name: 'Back: My journeys', exact: true })).toBeVisible()
  })
})
