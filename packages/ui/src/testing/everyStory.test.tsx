import './stories.css'
import { composeStories, setProjectAnnotations, type Decorator } from '@storybook/react-vite'
import type { CDPSession } from '@vitest/browser-playwright'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { faces, setIn } from './faces.ts'
import { stillness } from './touch.ts'

/*
 * Checks every story, in the state that its play function leaves, under the settings a reader may use: a narrow window,
 * large text, wide text spacing, right-to-left writing, forced colours and reduced motion. Each measurement runs in a
 * wide and in a narrow type face, because any brand may bring either. [HARDENING §3: 10.4, 10.11, 10.12, 13.8]
 */
type Stories = Parameters<typeof composeStories>[0]
const files = import.meta.glob<Stories>('../*/*.stories.tsx')

const protocol = (): CDPSession => cdp()
const html = document.documentElement
const media = (...features: { name: string; value: string }[]) =>
  protocol().send('Emulation.setEmulatedMedia', { features })

const inEnglish: Decorator = (Story) => (
  <UiProvider words={english}>
    <Story />
  </UiProvider>
)

beforeAll(async () => {
  setProjectAnnotations([{ decorators: [inEnglish] }])
  html.dataset['brand'] = 'harbour'
  html.lang = 'en'
  vi.spyOn(console, 'warn').mockImplementation(() => {}) // no server provides the flags here
  await page.viewport(320, 640)
})
afterEach(() => {
  html.dir = 'ltr'
  html.style.fontSize = ''
  spaced.remove()
})
afterAll(async () => {
  await media()
  await page.viewport(414, 896)
})

it.each(Object.entries(files))(
  '%s fits under every reader setting, in a wide and in a narrow face',
  async (_, load) => {
    const faults: string[] = []
    for (const [name, Story] of Object.entries(composeStories(await load()))) {
      if (!runs(Story)) continue
      await Story.run()
      await stillness()
      const note = (look: string, found: readonly string[]) =>
        faults.push(...found.map((one) => `${name}, ${look}: ${one}`))

      note('references', dangling())
      for (const face of faces) {
        await setIn(face)
        await stillness()
        note(`${face} face, 320 px`, overflowing())
        html.dir = 'rtl'
        note(`${face} face, 320 px, right to left`, overflowing())
        html.dir = 'ltr'
        document.head.append(spaced)
        note(`${face} face, wide spacing`, [...overflowing(), ...clipped()])
        spaced.remove()
        html.style.fontSize = '200%'
        note(`${face} face, 200 % text`, clipped())
        html.style.fontSize = ''
      }
      // Both at once: neither changes what the other measures, and each message to the browser takes as long as a measurement.
      await media({ name: 'forced-colors', value: 'active' }, { name: 'prefers-reduced-motion', value: 'reduce' })
      await stillness() // wait for colour transitions of buttons
      note('forced colours', invisible())
      note('reduced motion', moving())
      await media()
    }
    expect(faults).toEqual([])
  },
)

const runs = (story: unknown): story is { run: () => Promise<void> } =>
  typeof story === 'function' && 'run' in story && typeof story.run === 'function'

/** The text spacing of WCAG 1.4.12. */
const spaced = document.createElement('style')
spaced.textContent =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const shown = () => [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility())

const named = (element: Element) =>
  `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)} "${(element.textContent ?? '').slice(0, 40)}"`

/** Elements that make the page scroll sideways. Content of scroll areas may be wider than they are. */
function overflowing(): string[] {
  if (html.scrollWidth <= html.clientWidth) return []
  const wide = shown().filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return (right > html.clientWidth + 1 || left < -1) && !element.parentElement?.closest('[class*=overflow-]')
  })
  return [`${html.scrollWidth} px wide because of ${wide.slice(-2).map(named).join(' and ') || 'something'}`]
}

/**
 * ARIA references to an id that does not exist, which axe only reports for review. A closed pop-up may be absent.
 * [HARDENING §3: 7.1]
 */
function dangling(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['labelledby', 'describedby', 'controls', 'activedescendant', 'owns', 'details', 'errormessage'].flatMap((kind) => {
      const ids = element.getAttribute(`aria-${kind}`)?.split(/\s+/) ?? []
      const isClosed = kind === 'controls' && element.getAttribute('aria-expanded') === 'false'
      return ids
        .filter((id) => !isClosed && document.getElementById(id) === null)
        .map((id) => `aria-${kind} of ${named(element)} names "${id}", which does not exist`)
    }),
  )
}

/** Text that its own box clips without an ellipsis. */
function clipped(): string[] {
  return shown()
    .filter((element) => {
      const { overflowY, overflowX, textOverflow } = getComputedStyle(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isCut =
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
      if (!isCut || textOverflow === 'ellipsis' || element.closest('[class*=sr-only]')) return false
      return (element.textContent ?? '').trim() !== ''
    })
    .map((element) => `cut off: ${named(element)}`)
}

/**
 * Controls with text in the colour of their background, and with text in the page's colours: with forced colours the
 * browser paints the page's background behind text that it may adjust.
 */
function invisible(): string[] {
  const canvas = getComputedStyle(html).backgroundColor
  const covered = shown().filter((element) => {
    const { color, forcedColorAdjust } = getComputedStyle(element)
    return color === canvas && forcedColorAdjust === 'auto' && hasWords(element)
  })
  return [...covered.map((element) => `covered: ${named(element)}`), ...unseen()]
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

function unseen(): string[] {
  return shown()
    .filter((element) =>
      element.matches('a, button, input:not([type=checkbox], [type=radio]), select, label, h1, h2, h3, p'),
    )
    .filter((element) => {
      let ground: Element | null = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
      const below = ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'
      return getComputedStyle(element).color === below
    })
    .map((element) => `unseen: ${named(element)}`)
}

/** Elements that animate or move to another place. Transitions of colour or opacity do not count as movement. */
function moving(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)))
  return shown()
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration, transitionProperty } = getComputedStyle(element)
      const hasMotion = /all|transform|translate|scale|rotate|width|height|inset/.test(transitionProperty)
      return (
        (!['none', 'pulse'].includes(animationName) && seconds(animationDuration) > 0) ||
        (hasMotion && seconds(transitionDuration) > 0)
      )
    })
    .map((element) => `moves: ${named(element)}`)
}
