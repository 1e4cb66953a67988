import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { StrictMode } from 'react'
import { TollPage } from '../TollPage.tsx'

/** Icons, flags and brand lie where the library looks for them by itself. */
export function App() {
  return (
    <StrictMode>
      <UiProvider words={words}>
        <TollPage />
      </UiProvider>
    </StrictMode>
  )
}
