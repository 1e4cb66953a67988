import '../reset.css'
import '../styles.css'
import type { CDPSession } from '@vitest/browser-playwright'
import { expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Footer } from './Footer.tsx'

it('shows its links, each in the window it specifies, and buttons beside them', { tags: ['FOOTER-06'] }, async () => {
  await render(
    <UiProvider>
      <Footer
        links={[
          { label: 'Mentions légales', href: '/articles/1' },
          { label: 'CGU', href: 'https://example.org', newWindow: true },
        ]}
        actions={<button type="button">Paramètres des cookies</button>}
      />
    </UiProvider>,
  )
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByRole('navigation', { name: 'Liens utiles' })).toBeVisible()
  await expect.element(footer.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/articles/1')
  await expect.element(footer.getByRole('link', { name: 'CGU (nouvelle fenêtre)' })).toHaveAttribute('target', '_blank')
  await expect.element(footer.getByRole('button', { name: 'Paramètres des cookies' })).toBeVisible()
})

it('draws its logo in the text colour of forced colours', async () => {
  const protocol: CDPSession = cdp()
  await protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  const { container } = await render(<Footer links={[]} />)
  const logo = container.querySelector('footer span')
  const look = logo ? getComputedStyle(logo) : undefined
  expect(look?.backgroundColor).toBe(getComputedStyle(document.body).color)
  expect(look?.backgroundImage).toBe('none')
  expect(look?.maskSize).toBe('contain')
  await protocol.send('Emulation.setEmulatedMedia', { features: [] })
})
