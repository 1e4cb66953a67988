import sprite from '@voie-libre/ui/icons.svg'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TollPage } from './TollPage.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider words={words} iconSprite={sprite}>
        <TollPage />
      </UiProvider>
    </StrictMode>,
  )
}
