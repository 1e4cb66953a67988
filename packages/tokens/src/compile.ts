import * as z from 'zod/mini'
import { extension, type Face, type Fallback } from './brand.ts'
import { hexOf, oklchOf, srgbOf } from './color.ts'
import { type ColorName, densities, type Density, type Mode, modes } from './contract.ts'
import { measureMode } from './contrast.ts'
import { pixels } from './soundness.ts'
import { families, plateFace, plateStack, stackOf } from './faces.ts'
import { fault, type Finding, findingOf, said, shown } from './finding.ts'
import { looksLikeText } from './meaning.ts'
import { fontName, labelText, slug } from './names.ts'
import { mostNeutral, palette } from './palette.ts'
import ranges from './ranges.json' with { type: 'json' }

/** The few values from which `compileBrand` computes a brand. */
export interface BrandSeeds {
  /** The name of the brand's folder and the value of `data-brand`. */
  name: string
  /** The name for people. */
  label: string
  /** The brand's main colour, `#rrggbb`: it fills buttons and the brand band. */
  action: string
  /** The secondary colour, `#rrggbb`, for marks, illustrations, and links where the main one is too bright; else a shade of it. */
  accent?: string | undefined
  /** The tint of greys: warm, cool, grey, or a colour. */
  neutral: string
  /** square, crisp, soft, round, or the corner radius of a control as a length in px or rem. */
  radius: string
  /** A font family: one from this package, one that the brand provides, or `system-ui`. */
  font: string
  /** The font family of headings, if different. */
  headingFont?: string | undefined
  density: Density
}

const opaque = z.string(said('seedColor')).check(z.regex(/^#[\da-f]{6}$/i, said('opaque')))
const neutralForm = said('neutral')
const radiusForm = said('radius')
const brandSeeds = z.object({
  name: slug,
  label: labelText,
  action: opaque,
  accent: z.optional(opaque),
  neutral: z.string(neutralForm).check(z.regex(/^(warm|cool|grey|#[\da-f]{6})$/i, neutralForm)),
  radius: z.string(radiusForm).check(
    z.regex(/^(square|crisp|soft|round|\d*\.?\d+(px|rem))$/, radiusForm),
    // Cards get one and a half times the corner of controls.
    z.refine((radius) => radius in namedCorners || pixels(radius) * 1.5 <= mostRounded, said('roundCards')),
  ),
  font: fontName,
  headingFont: z.optional(fontName),
  density: z.enum(densities, fault('it is no density', `Write ${densities.join(' or ')}.`)),
})
const mostRounded = ranges.lengths['radius.card'].most

/** Reads seeds from a form or a command line. Returns the seeds, or a finding for each invalid seed by name. */
export function readSeeds(input: unknown): { seeds: BrandSeeds } | { faults: Record<string, Finding> } {
  const read = brandSeeds.safeParse(input)
  if (read.success) return { seeds: read.data }
  const faults: Record<string, Finding> = {}
  for (const { path, message } of read.error.issues) {
    const seed = String(path[0])
    faults[seed] ??= findingOf(seed, shown(Reflect.get(Object(input), seed)), message)
  }
  return { faults }
}

const rem = (value: number) => ({ value, unit: 'rem' })
const px = (value: number) => ({ value, unit: 'px' })
const group = <Value>($type: string, values: Readonly<Record<string, Value>>, write?: (value: Value) => unknown) => ({
  $type,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { $value: write ? write(value) : value }]),
  ),
})

type Corners = Readonly<Record<'control' | 'card' | 'pill', ReturnType<typeof px>>>
const namedCorners: Readonly<Record<string, Corners>> = {
  square: { control: px(0), card: px(0), pill: px(0) },
  crisp: { control: rem(0.25), card: rem(0.375), pill: rem(0.375) },
  soft: { control: rem(0.625), card: rem(1.125), pill: px(999) },
  round: { control: rem(1.25), card: rem(1.5), pill: px(999) },
}

/** Radii of controls, cards and pills. */
function corners(radius: string) {
  const [size, length] = [Number.parseFloat(radius), radius.endsWith('rem') ? rem : px]
  return namedCorners[radius] ?? { control: length(size), card: length(size * 1.5), pill: px(999) }
}

const rounded = (part: number) => Math.round(part * 10_000) / 10_000

/** A colour in the token format, from `#rrggbb` or `#rrggbbaa`. */
function colorValue(hex: string) {
  const { components, alpha } = srgbOf(hex)
  const value = { colorSpace: 'srgb', components: components.map(rounded), hex: hex.slice(0, 7) }
  return alpha < 1 ? { ...value, alpha: rounded(alpha) } : value
}

const layer = (color: string, alpha: number, offsetY: number, blur: number, spread: number) => ({
  color: { ...colorValue(color), alpha },
  offsetX: px(0),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(spread),
})

/** Shadows are visible in light mode only; dark mode uses edges, and high contrast uses lines. */
function shadows(mode: Mode, ink: string) {
  const [near, far] = mode === 'light' ? ([0.06, 0.16] as const) : ([0.3, 0.45] as const)
  if (mode.endsWith('contrast')) return group('shadow', { card: [], raised: [] })
  const color = mode === 'light' ? ink : '#000000'
  return group('shadow', {
    card: [layer(color, near, 1, 2, 0), layer(color, far, 6, 20, -8)],
    raised: [layer(color, near, 2, 6, 0), layer(color, far * 1.7, 18, 44, -12)],
  })
}

/**
 * Computes a complete brand from its seeds, as a file of design tokens: light, dark, and both in high contrast, with
 * every pair of colours at or above WCAG AA. Pure: the same seeds give the same file, in Node and in a browser.
 */
export function compileBrand(seeds: BrandSeeds): Readonly<Record<string, unknown>> {
  const { name, label, font, headingFont = font, density, radius } = seeds
  const palettes = modes.map((mode) => [mode, palette(seeds, mode)] as const)
  const links = palettes.some(([, values]) => looksLikeText(values)) ? 'underline' : 'colour'
  const { light, dark } = Object.fromEntries(palettes)
  // A bright band has a dark logo, which dark mode cannot show.
  const darkImages = light?.['on-brand'] === dark?.['on-brand'] ? [] : ['logo-on-brand']
  const used = [...new Set([font, headingFont])].flatMap((family) => families[family] ?? [])
  const faces: readonly Face[] = [...used.flatMap((family) => family.faces), plateFace]
  const fallbacks: readonly Fallback[] = used.flatMap((family) => family.fallbacks)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${label}, computed from its seeds; change any value by hand and check it again.`,
    $extensions: { [extension]: { name, label, density, links, darkImages, seeds, faces, fallbacks } },
    ...Object.fromEntries(
      palettes.map(([mode, values]) => [
        mode,
        { color: group('color', values, colorValue), shadow: shadows(mode, values.text) },
      ]),
    ),
    density: {
      comfortable: group('dimension', { control: rem(3), space: rem(0.25) }),
      compact: group('dimension', { control: rem(2.5), space: rem(0.2125) }),
    },
    radius: group('dimension', corners(radius)),
    stroke: group('dimension', { control: px(1), card: px(1), focus: px(3) }),
    font: group('fontFamily', { body: stackOf(font), heading: stackOf(headingFont), plate: plateStack }),
    heading: { weight: { $type: 'fontWeight', $value: 700 }, tracking: { $type: 'number', $value: -0.015 } },
    text: { base: { $type: 'dimension', $value: rem(1) }, ratio: { $type: 'number', $value: 1.25 } },
  }
}

/** A seed that the compiler could not use as it is. */
export interface SeedMove {
  seed: 'action' | 'accent' | 'neutral'
  mode: Mode
  /** The role that received the moved colour. */
  role: ColorName
  before: string
  after: string
  reason: string
}

const shownAs = [
  ['action', 'action-fill'],
  ['action', 'action-text'],
  ['accent', 'accent'],
] as const
const shownModes = ['light', 'dark'] as const

/** The seeds that a computed brand does not show as given, with the reason, in light and dark mode. */
export function movedSeeds(seeds: BrandSeeds): SeedMove[] {
  const moves = shownModes.flatMap((mode) =>
    shownAs.flatMap(([seed, role]): SeedMove[] => {
      const color = palette(seeds, mode)
      const before = seeds[seed]?.toLowerCase()
      const after = color[role]
      if (before === undefined || before === after) return []
      return [{ seed, mode, role, before, after, reason: weakest(mode, role, { ...color, [role]: before }) ?? calmer }]
    }),
  )
  return [...moves, ...neutralMove(seeds.neutral)]
}

const calmer = 'a dark page shows a lighter, calmer shade of the same hue, which neither dazzles nor sinks in'

/** The pair of the seed with the least contrast, if one is too faint. */
function weakest(mode: Mode, seed: ColorName, color: Readonly<Record<ColorName, string>>): string | undefined {
  const [worst] = measureMode(mode, color)
    .filter(({ passes, upper, lower }) => !passes && (upper === seed || (lower === seed && upper === `on-${seed}`)))
    .toSorted((one, other) => one.reached / one.least - other.reached / other.least)
  if (!worst) return undefined
  const { upper, lower, colors, reached, least } = worst
  const place = upper === seed ? `upon ${lower} (${colors[1]}) it reaches` : `${upper} (${colors[0]}) upon it reaches`
  return `${place} ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, and ${least}:1 is needed`
}

function neutralMove(neutral: string): SeedMove[] {
  if (!neutral.startsWith('#')) return []
  const { l, c, h } = oklchOf(neutral)
  if (c <= mostNeutral) return []
  const reason = `greys keep a trace of the hue only (a chroma of ${mostNeutral}, where this has ${c.toFixed(2)})`
  const after = hexOf({ l, c: mostNeutral, h })
  return [{ seed: 'neutral', mode: 'light', role: 'surface', before: neutral.toLowerCase(), after, reason }]
}
