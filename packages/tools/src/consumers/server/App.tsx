import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { StrictMode } from 'react'
import { TollPage } from '../TollPage.tsx'

/** Uses the library's default paths for icons, flags and brand. */
export function App() {
  return (
    <StrictMode>
      <UiProvider words={words}>
        <TollPage />
      </UiProvider>
    </StrictMode>
  )
}
