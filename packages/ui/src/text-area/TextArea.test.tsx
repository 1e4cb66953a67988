import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { TextArea } from './TextArea.tsx'

const shown = (area: React.ReactElement) => render(<UiProvider words={english}>{area}</UiProvider>)

it('counts characters, truncates nothing, and reports the excess', { tags: ['F-INP-03'] }, async () => {
  const screen = await shown(<TextArea label="Comment" limit={10} />)
  const area = screen.getByRole('textbox', { name: 'Comment' })
  await expect.element(screen.getByText('0 / 10')).toBeInTheDocument()
  await area.fill('twelve signs')
  await expect.element(area).toHaveValue('twelve signs')
  await expect.element(screen.getByText('12 / 10')).toBeInTheDocument()
  await expect.element(area).toBeInvalid()
  await expect.element(area).toHaveAccessibleDescription(/2/)
})

it('describes the field by hint and error', async () => {
  const screen = await shown(<TextArea label="Comment" hint="What happened." error="Say it." required />)
  const area = screen.getByRole('textbox', { name: 'Comment' })
  await expect.element(area).toHaveAccessibleDescription('What happened. Say it.')
  await expect.element(area).toHaveAttribute('aria-required', 'true')
})
