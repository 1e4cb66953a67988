import './main.css'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { createRoot } from 'react-dom/client'
import { Studio } from './Studio.tsx'

const iconSprite = new URL('../../../packages/ui/src/icon/sprite.svg', import.meta.url).href
const root = document.querySelector('#root')
if (!root) throw new Error('no root')
createRoot(root).render(
  <UiProvider words={words} iconSprite={iconSprite}>
    <Studio />
  </UiProvider>,
)
