import { extension, type Face, type Fallback } from './brand.ts'
import * as z from 'zod/mini'
import { densities, type Density, type Mode, modes } from './contract.ts'
import { families, plateFace, plateStack, stackOf } from './faces.ts'
import { type Palette, palette } from './palette.ts'

const opaque = z.string('a colour as #rrggbb').check(z.regex(/^#[\da-f]{6}$/i, 'a colour as #rrggbb'))
const words = z.string().check(z.regex(/^[^'"\\;{}<>]+$/, 'words without quotes or brackets'))

/** The few values from which `compileBrand` computes a brand. */
export interface BrandSeeds {
  /** The name of the brand's folder and the value of `data-brand`. */
  name: string
  /** The name for people. */
  label: string
  /** The brand's main colour, `#rrggbb`, for buttons and links; a darker shade fills the brand band. */
  action: string
  /** The secondary colour, `#rrggbb`, for marks and illustrations. */
  accent: string
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

const brandSeeds = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')),
  label: words,
  action: opaque,
  accent: opaque,
  neutral: z.string().check(z.regex(/^(warm|cool|grey|#[\da-f]{6})$/i, 'warm, cool, grey, or a colour as #rrggbb')),
  radius: z
    .string()
    .check(
      z.regex(/^(square|crisp|soft|round|\d*\.?\d+(px|rem))$/, 'square, crisp, soft, round, or a length in px or rem'),
    ),
  font: words,
  headingFont: z.optional(words),
  density: z.enum(densities, densities.join(' or ')),
})

/**
 * Reads seeds from a form or a command line. Returns the seeds, or the expected format of each invalid seed by name.
 */
export function readSeeds(input: unknown): { seeds: BrandSeeds } | { faults: Record<string, string> } {
  const read = brandSeeds.safeParse(input)
  if (read.success) return { seeds: read.data }
  return { faults: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])) }
}

interface Dimension {
  value: number
  unit: 'rem' | 'px'
}
const rem = (value: number): Dimension => ({ value, unit: 'rem' })
const px = (value: number): Dimension => ({ value, unit: 'px' })
const valueOf = <Value>($value: Value) => ({ $value })
const group = <Value>($type: string, values: Readonly<Record<string, Value>>) => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)])),
})

/** Radii of controls, cards and pills. */
function corners(radius: string): Record<'control' | 'card' | 'pill', Dimension> {
  switch (radius) {
    case 'square':
      return { control: px(0), card: px(0), pill: px(0) }
    case 'crisp':
      return { control: rem(0.25), card: rem(0.375), pill: rem(0.375) }
    case 'soft':
      return { control: rem(0.625), card: rem(1.125), pill: px(999) }
    case 'round':
      return { control: rem(1.25), card: rem(1.5), pill: px(999) }
    default: {
      const length = (times: number): Dimension => ({
        value: Number.parseFloat(radius) * times,
        unit: radius.endsWith('rem') ? 'rem' : 'px',
      })
      return { control: length(1), card: length(1.5), pill: px(999) }
    }
  }
}

const distances = {
  comfortable: { control: rem(3), space: rem(0.25) },
  compact: { control: rem(2.5), space: rem(0.2125) },
} as const

/** A colour in the token format, from `#rrggbb` or `#rrggbbaa`. */
function colorValue(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (part) => Math.round((Number.parseInt(part, 16) / 255) * 10_000) / 10_000,
  )
  const components = [red, green, blue]
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: hex.slice(0, 7) }
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

const colors = (values: Palette) =>
  group('color', Object.fromEntries(Object.entries(values).map(([name, hex]) => [name, colorValue(hex)])))

/**
 * Computes a complete brand from its seeds, as a file of design tokens: light, dark, and both in high contrast, with
 * every pair of colours at or above WCAG AA. Pure: the same seeds give the same file, in Node and in a browser.
 */
export function compileBrand(seeds: BrandSeeds): Readonly<Record<string, unknown>> {
  const { name, label, font, headingFont = font, density, radius } = seeds
  const palettes = modes.map((mode) => [mode, palette(seeds, mode)] as const)
  const used = [...new Set([font, headingFont])].flatMap((family) => families[family] ?? [])
  const faces: readonly Face[] = [...used.flatMap((family) => family.faces), plateFace]
  const fallbacks: readonly Fallback[] = used.flatMap((family) => family.fallbacks)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${label}, computed from its seeds; change any value by hand and check it again.`,
    $extensions: { [extension]: { name, label, density, seeds, faces, fallbacks } },
    ...Object.fromEntries(
      palettes.map(([mode, values]) => [mode, { color: colors(values), shadow: shadows(mode, values.text) }]),
    ),
    density: {
      comfortable: group('dimension', distances.comfortable),
      compact: group('dimension', distances.compact),
    },
    radius: group('dimension', corners(radius)),
    stroke: group('dimension', { control: px(1), card: px(1), focus: px(3) }),
    font: group('fontFamily', { body: stackOf(font), heading: stackOf(headingFont), plate: plateStack }),
    heading: {
      weight: { $type: 'fontWeight', ...valueOf(700) },
      tracking: { $type: 'number', ...valueOf(-0.015) },
    },
    text: { base: { $type: 'dimension', ...valueOf(rem(1)) }, ratio: { $type: 'number', ...valueOf(1.25) } },
  }
}
