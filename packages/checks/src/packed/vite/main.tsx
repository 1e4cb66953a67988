import sprite from '@voie-libre/ui/icons.svg'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from '../Gallery.tsx'
import { TollPage } from '../TollPage.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider words={words} iconSprite={sprite}>
        <aside className="rounded-lg bg-red-500 text-own">Our own words</aside>
        <TollPage />
        <Gallery />
      </UiProvider>
    </StrictMode>,
  )
}
