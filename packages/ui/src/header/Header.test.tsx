import '../reset.css'
import '../styles.css'
import type { CDPSession } from '@vitest/browser-playwright'
import { createContext, createElement, use, useState, type ComponentProps, type MouseEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider, type HostLinkProps } from '../provider/UiProvider.tsx'
import { tap } from '../testing/touch.ts'
import { Header } from './Header.tsx'

const tabs = [
  { label: 'Payer', href: '/form/payment' },
  { label: "Centre d'aide", href: '/help' },
]

const Navigate = createContext<(href: string) => void>(() => undefined)

function HostLink({ href, ...rest }: HostLinkProps) {
  const navigate = use(Navigate)
  const click = (event: MouseEvent) => {
    event.preventDefault()
    navigate(href)
  }
  return createElement('a', { ...rest, href, onClick: click })
}

function Site(props: Partial<ComponentProps<typeof Header>>) {
  const [here, setHere] = useState('/form/payment')
  return (
    <Navigate value={setHere}>
      <UiProvider link={HostLink}>
        <Header
          logo={{ alt: 'Accueil', href: '/' }}
          tabs={tabs.map((tab) => ({ ...tab, current: tab.href === here }))}
          account={{ label: 'Se connecter', href: '/account/login' }}
          topBar={<a href="/renters/login">Espace loueurs</a>}
          {...props}
        />
      </UiProvider>
    </Navigate>
  )
}

const menu = page.getByRole('button', { name: 'Menu' })
const drawer = page.getByRole('dialog', { name: 'Menu' })

describe('Header, wide', () => {
  it(
    'shows its tabs with the active one marked, the account and the top bar, but no menu',
    { tags: ['HEADER-05', 'OPEN-56'] },
    async () => {
      await page.viewport(1280, 800)
      await render(<Site />)
      await expect.element(page.getByRole('link', { name: 'Payer' })).toHaveAttribute('aria-current', 'page')
      await expect.element(page.getByRole('link', { name: "Centre d'aide" })).not.toHaveAttribute('aria-current')
      await expect.element(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Espace loueurs' })).toBeVisible()
      expect(menu.elements()).toHaveLength(0)
    },
  )

  it('shows the brand’s own logo when the operator’s does not load', { tags: ['HEADER-11'] }, async () => {
    const { container } = await render(
      <Site logo={{ src: 'data:image/png;base64,nothing', alt: 'Accueil', href: '/' }} />,
    )
    await expect.poll(() => container.querySelector('img')).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Accueil' })).toBeVisible()
  })
})

describe('Header, on a phone', () => {
  const opened = async () => {
    await page.viewport(375, 800)
    await render(<Site />)
    expect(page.getByRole('link', { name: 'Payer' }).elements()).toHaveLength(0)
    await menu.click()
    await expect.element(drawer).toBeVisible()
  }

  it('has all entries in a drawer that its button opens', { tags: ['HEADER-08'] }, async () => {
    await opened()
    await expect.element(drawer.getByRole('link', { name: 'Payer' })).toHaveAttribute('aria-current', 'page')
    await expect.element(drawer.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Espace loueurs' })).toBeVisible()
  })

  it('closes on Escape and returns the focus to the button', { tags: ['HEADER-08', 'OPEN-56'] }, async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens by keyboard, and opens and closes by touch [HARDENING §4]', async () => {
    await page.viewport(375, 800)
    await render(<Site />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(menu).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await tap(menu.element())
    await expect.element(drawer).toBeVisible()
    await tap(drawer.getByRole('button', { name: 'Fermer' }).element())
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
  })

  it('opens on a press before the drawer has loaded', async () => {
    await page.viewport(375, 800)
    await render(<Site />)
    const button = menu.element()
    if (button instanceof HTMLElement) button.click() // Without the hover and focus that load the drawer.
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
    await expect.element(drawer.getByRole('button', { name: 'Fermer' })).toHaveFocus()
  })

  it('closes when the user follows one of its links', { tags: ['OPEN-56'] }, async () => {
    await opened()
    await drawer.getByRole('link', { name: "Centre d'aide" }).click()
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('keeps the focus inside, in both directions', async () => {
    await opened()
    await expect.element(drawer.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(drawer.getByRole('link', { name: 'Espace loueurs' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(drawer.getByRole('button', { name: 'Fermer' })).toHaveFocus()
  })
})

it('draws its logo in the text colour of forced colours', async () => {
  const protocol: CDPSession = cdp()
  await protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  const screen = await render(<Header logo={{ alt: 'Accueil', href: '/' }} tabs={[]} />)
  const logo = screen.getByRole('link', { name: 'Accueil' }).element().firstElementChild
  const look = logo ? getComputedStyle(logo) : undefined
  expect(look?.backgroundColor).toBe(getComputedStyle(document.body).color)
  expect(look?.backgroundImage).toBe('none')
  expect(look?.maskSize).toBe('contain')
  await protocol.send('Emulation.setEmulatedMedia', { features: [] })
})
