import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { CoverBanner } from './CoverBanner.tsx'

it(
  'shows breadcrumb, title and subtitle, and a title that can take the focus',
  { tags: ['WIDGET-10', 'WIDGET-11'] },
  async () => {
    const screen = await render(
      <UiProvider>
        <CoverBanner
          title="Payer"
          subtitle={
            <>
              Sous <strong>72 heures</strong>
            </>
          }
          breadcrumb={[{ label: 'Accueil', href: '/' }, { label: 'Payer' }]}
        />
      </UiProvider>,
    )
    await expect.element(screen.getByRole('navigation')).toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Payer' })).toHaveAttribute('tabindex', '-1')
    await expect.element(screen.getByText('72 heures')).toBeInTheDocument()
  },
)

it('shows the given image as decoration, or else the brand’s own', { tags: ['WIDGET-12'] }, async () => {
  const screen = await render(<CoverBanner title="Payer" image="/media/coast.jpg" />)
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('/media/coast.jpg')
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  await screen.rerender(<CoverBanner title="Payer" />)
  expect(screen.container.querySelector('img')).toBeNull()
})
