import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import languages from './sampleLanguages.json' with { type: 'json' }

const flagUrl = (code: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#${code}`

it('has a flag per language, named in that language, and marks the current one', { tags: ['HEADER-10'] }, async () => {
  await render(
    <UiProvider flagUrl={flagUrl}>
      <LanguageSwitch languages={languages} />
    </UiProvider>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(5)
  const english = page.getByRole('link', { name: 'English' })
  await expect.element(english).toHaveAttribute('href', '/en/form/payment')
  await expect.element(english).toHaveAttribute('lang', 'en')
  expect(english.element().querySelector('img')?.src).toContain('#gb')
  await expect.element(page.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true')
})

it('lets the host switch without leaving the page, so that typed text stays', { tags: ['HEADER-10'] }, async () => {
  const chosen = vi.fn<(code: string) => void>()
  await render(
    <UiProvider flagUrl={flagUrl}>
      <LanguageSwitch languages={languages} onSelect={chosen} />
    </UiProvider>,
  )
  await page.getByRole('link', { name: 'Deutsch' }).click()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('de')
})

it('reports a missing flag on the console only', { tags: ['WIDGET-23'] }, async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await render(
    <UiProvider flagUrl={() => 'data:image/png;base64,nothing'}>
      <LanguageSwitch languages={languages} />
    </UiProvider>,
  )
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0)
  await expect.element(page.getByRole('link', { name: 'English' })).toBeInTheDocument()
  warned.mockRestore()
})
