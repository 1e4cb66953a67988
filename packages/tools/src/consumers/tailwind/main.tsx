import sprite from '@voie-libre/ui/icons.svg'
import { UiProvider } from '@voie-libre/ui/provider'
import { words as english } from '@voie-libre/ui/words/en'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TollPage } from '../TollPage.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider words={english} iconSprite={sprite}>
        {/* The product's own utilities: one name of its theme, and two of Tailwind's defaults. */}
        <aside className="rounded-lg bg-red-500 text-own">Our own words</aside>
        <TollPage />
      </UiProvider>
    </StrictMode>,
  )
}
