import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
