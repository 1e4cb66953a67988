import '../styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Tile } from './Tile.tsx'

it('breaks a word that is longer than a small phone is wide [F-NAV-13]', async () => {
  await page.viewport(320, 640)
  await render(
    <UiProvider words={english}>
      <Tile href="/help/notices" icon="ticket" title="Straßenbenutzungsgebührenbescheide und Zuschläge" />
    </UiProvider>,
  )
  const tile = page.getByRole('link', { name: /Zuschläge/ }).element()
  expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  await page.viewport(414, 896)
})
