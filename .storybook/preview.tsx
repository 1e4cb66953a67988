import './preview.css'
import { UiProvider, type Language } from '@voie-libre/ui/provider'
import type { Decorator, Preview } from '@storybook/react-vite'

const names: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
}
const isLanguage = (code: unknown): code is Language => typeof code === 'string' && code in names

const Dressed: Decorator = (Story, { globals }) => {
  const language = isLanguage(globals['language']) ? globals['language'] : 'fr'
  document.documentElement.dataset['brand'] = String(globals['brand'])
  document.documentElement.lang = language
  return (
    <UiProvider language={language}>
      <Story />
    </UiProvider>
  )
}

const preview: Preview = {
  decorators: [Dressed],
  initialGlobals: { brand: 'harbour', language: 'fr' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ['harbour', 'volcano', 'wireframe'] },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(names).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'portal'] } },
  },
}

export default preview
