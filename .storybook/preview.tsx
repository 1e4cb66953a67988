import './preview.css'
import { UiProvider } from '@voie-libre/ui/provider'
import type { Decorator, Preview } from '@storybook/react-vite'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { lazy, Suspense } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { faultsOfLooks, readyForAxe, rulesOfLooks } from './testing/looks.ts'
import { applyGlobals, brands, isTest, languages, wordsIn } from './globals.ts'
import { theme } from './theme.ts'

// Loaded lazily because story tests never render a documentation page.
const ComponentPage = lazy(() => import('../packages/ui/docs/ComponentPage.tsx'))
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)

const html = document.documentElement

if (isTest) {
  readyForAxe()
  // The default of a second is too short where other tests keep the cores busy.
  configure({ asyncUtilTimeout: 30_000 })
}

// A story in an iframe of a documentation page takes its brand from that page.
const around = isTest ? undefined : window.frameElement?.ownerDocument
const page = around?.querySelector('#storybook-docs') ? around.documentElement : undefined
function copyPageBrand(): void {
  if (page?.dataset['brand'] !== undefined) applyGlobals(html, { ...page.dataset, direction: html.dir })
}
if (page) new MutationObserver(copyPageBrand).observe(page, { attributes: true })

/**
 * A story applies the toolbar to the whole document. On a documentation page, which shows several stories, it only sets
 * its own language and direction.
 */
const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const words = wordsIn(globals['language'])
  const { language } = words
  const apart = viewMode === 'docs'
  html.lang = apart ? 'en' : language
  if (!apart) applyGlobals(html, globals)
  copyPageBrand()
  const story = (
    <UiProvider words={words}>
      <Story />
    </UiProvider>
  )
  if (!apart) return story
  // In an article a header or footer is none of the page.
  return (
    <article lang={language} dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
      {story}
    </article>
  )
}

// Documentation pages have no decorators, so the brand is applied here; their direction stays left to right. The
// globals come from this window's own preview, because the iframes in the page send their globals to this window too.
if (!isTest) {
  const dressPage = () => {
    const globals: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue?.userGlobals?.get()
    if (typeof globals !== 'object' || globals === null) return
    applyGlobals(html, { ...globals, direction: html.dir })
    copyPageBrand()
  }
  addons.getChannel().on(SET_GLOBALS, dressPage)
  addons.getChannel().on(GLOBALS_UPDATED, dressPage)
}

/** A list of the toolbar, by value and title. */
const list = <Icon extends string>(icon: Icon, description: string, items: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(items).map(([value, title]) => ({ value, title })) },
})

/** Metric fallbacks name fonts of several systems; those of other systems cannot load. */
const ignoreMissingLocalFont = () => undefined

const preview: Preview = {
  // A story that measures must wait for the brand's fonts; otherwise it measures the machine's fonts.
  beforeAll: async () => {
    if (isTest) await Promise.all([...document.fonts].map((face) => face.load().catch(ignoreMissingLocalFont)))
  },
  decorators: [withGlobals],
  tags: ['autodocs'],
  initialGlobals: {
    brand: 'harbour',
    mode: 'light',
    contrast: 'auto',
    density: 'auto',
    language: 'en',
    direction: 'ltr',
  },
  globalTypes: {
    brand: list('paintbrush', 'Brand', Object.fromEntries([...brands, 'draft'].map((name) => [name, name]))),
    mode: list('contrast', 'Light or dark; auto follows the system', { light: 'Light', dark: 'Dark', auto: 'Auto' }),
    contrast: list('eye', 'Contrast; auto follows the system', { auto: 'Contrast: auto', more: 'Contrast: more' }),
    density: list('component', 'Density; auto is the brand’s default', {
      auto: 'Density: auto',
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    language: list('globe', 'Language', languages),
    direction: list('transfer', 'Direction of writing', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // The panel in Storybook lists the elements that pass; a test needs only the others, and checks the looks below.
        ...(isTest && {
          resultTypes: ['violations'] as const,
          preload: { assets: ['media'] }, // no rule of these tags reads style sheets, which axe would load by default
          rules: Object.fromEntries(rulesOfLooks.map((rule) => [rule, { enabled: false }])),
        }),
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // The code that Storybook derives from a story does not run; each page has an example that does.
    docs: { theme, page: DocsPage, canvas: { sourceState: 'none' } },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Search',
            'For product developers',
            'Choose a component',
            'All components',
            'React Hook Form',
            'Recipes',
            'Testing your pages',
            'For brand teams',
            'Brand studio',
            'For operators',
            'Accessibility',
            'Migration',
            'Changelog',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Icons'],
          'Toll',
          'Layout',
          'Actions',
          'Forms',
          'Navigation',
          'Content',
          'Feedback',
          'Overlays',
        ],
      },
    },
  },
  // Runs after the story's play function, so the check includes what that opened.
  afterEach: async ({ canvasElement, globals }) => {
    if (!isTest) return
    const faults = await faultsOfLooks(canvasElement.ownerDocument, globals)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}

export default preview
