import './preview.css'
import { UiProvider, type Language } from '@voie-libre/ui/provider'
import type { Decorator, Preview } from '@storybook/react-vite'
import { faintInBrand, isTest } from './brandCheck.ts'

const names: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
}
const isLanguage = (code: unknown): code is Language => typeof code === 'string' && code in names
const brands = ['harbour', 'volcano', 'wireframe']

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
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brands } },
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
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'portal'] } },
  },
  // Runs after the story's own play function, so whatever that opened is looked at too.
  afterEach: async ({ canvasElement, globals }) => {
    if (!isTest) return
    const others = brands.filter((brand) => brand !== globals['brand'])
    const faults: string[] = []
    for (const brand of others) faults.push(...(await faintInBrand(brand, canvasElement.ownerDocument)))
    document.documentElement.dataset['brand'] = String(globals['brand'])
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}

export default preview
