import sprite from '@voie-libre/ui/icons.svg'
import { UiProvider } from '@voie-libre/ui/provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TollPage } from '../TollPage.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider language="en" iconSprite={sprite}>
        {/* The product's own utilities: a name of its theme, and two of Tailwind's usual ones. */}
        <aside className="rounded-lg bg-red-500 text-own">Our own words</aside>
        <TollPage />
      </UiProvider>
    </StrictMode>,
  )
}
