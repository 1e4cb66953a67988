import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { faces, setIn } from '../testing/faces.ts'
import { Tile } from './Tile.tsx'

it.each(faces)('breaks a word that is wider than a small phone, in a %s face', { tags: ['F-NAV-13'] }, async (face) => {
  await setIn(face)
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
