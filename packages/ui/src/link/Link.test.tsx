import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Link } from './Link.tsx'

it('stays in the window by default, and announces a new one', async () => {
  const screen = await render(
    <UiProvider>
      <Link href="/help">Aide</Link>
      <Link href="https://example.org" newWindow>
        CGU
      </Link>
    </UiProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Aide', exact: true })).not.toHaveAttribute('target')
  const outside = screen.getByRole('link', { name: 'CGU (nouvelle fenêtre)' })
  await expect.element(outside).toHaveAttribute('target', '_blank')
  await expect.element(outside).toHaveAttribute('rel', 'noopener noreferrer')
})
