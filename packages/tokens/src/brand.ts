import * as z from 'zod/mini'
import { type ColorSpace, cssColor } from './color.ts'
import {
  type ColorName,
  colorNames,
  densities,
  type Density,
  fontNames,
  radiusNames,
  shadowNames,
  strokeNames,
  type Mode,
} from './contract.ts'
import { isFields, readTokens } from './dtcg.ts'

/** The key of our own values in a file's `$extensions`, for what the standard format cannot express. */
export const extension = 'voie-libre'

// Schemas of the values, by token type.

const share = z.number().check(z.minimum(0), z.maximum(1))
const colorSpaces: readonly ColorSpace[] = ['srgb', 'hsl', 'oklch', 'display-p3']
const colorValue = z
  .object({
    colorSpace: z.enum(colorSpaces),
    components: z.tuple([z.number(), z.number(), z.number()]),
    alpha: z.optional(share),
    hex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
  })
  // A hex that differs from the components would be a second source of the colour.
  .check(z.refine(({ colorSpace, components, hex }) => !hex || cssColor(colorSpace, components) === hex.toLowerCase()))
const dimensionValue = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) })
const plainName = z.string().check(z.regex(/^[^'"\\;{}<>]+$/))
const familyValue = z.union([plainName, z.array(plainName).check(z.minLength(1))])
const shadowValue = z.object({
  color: colorValue,
  offsetX: dimensionValue,
  offsetY: dimensionValue,
  blur: dimensionValue,
  spread: dimensionValue,
  inset: z.optional(z.boolean()),
})

// Conversions to CSS.

const dimensionOf = ({ value, unit }: z.infer<typeof dimensionValue>) => `${value}${value === 0 ? 'px' : unit}`
const colorOf = ({ colorSpace, components, alpha }: z.infer<typeof colorValue>) =>
  cssColor(colorSpace, components, alpha)
const shadowOf = ({ inset, offsetX, offsetY, blur, spread, color }: z.infer<typeof shadowValue>) =>
  [inset ? 'inset' : [], ...[offsetX, offsetY, blur, spread].map(dimensionOf), colorOf(color)].flat().join(' ')
/** Quotes names of several words. CSS keywords such as `system-ui` must stay unquoted. */
const familyOf = (names: string | string[]) =>
  [names]
    .flat()
    .map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`))
    .join(', ')

const token = <Value, Written>($type: string, value: z.ZodMiniType<Value>, write: (value: Value) => Written) =>
  z.pipe(
    z.object({ $type: z.literal($type), $value: value }),
    z.transform(({ $value }) => write($value)),
  )
const color = token('color', colorValue, colorOf)
const dimension = token('dimension', dimensionValue, dimensionOf)
const family = token('fontFamily', familyValue, familyOf)
const weight = token('fontWeight', z.number().check(z.minimum(1), z.maximum(1000)), String)
const number = token('number', z.number(), (value) => value)
const shadow = token('shadow', z.union([shadowValue, z.array(shadowValue)]), (value) => {
  const layers = [value].flat().map(shadowOf)
  return layers.length > 0 ? layers.join(', ') : 'none'
})

// Schema of the contract.

const modeValues = z.object({
  color: z.record(z.enum(colorNames), color),
  shadow: z.record(z.enum(shadowNames), shadow),
})
const distances = z.object({ control: dimension, space: dimension })
const tokens = z.object({
  light: modeValues,
  dark: modeValues,
  'light-contrast': modeValues,
  'dark-contrast': modeValues,
  density: z.object({ comfortable: distances, compact: distances }),
  radius: z.record(z.enum(radiusNames), dimension),
  stroke: z.record(z.enum(strokeNames), dimension),
  font: z.record(z.enum(fontNames), family),
  /** Tracking is a share of the font size (em), which the format's dimensions cannot express. */
  heading: z.object({ weight, tracking: number }),
  text: z.object({ base: dimension, ratio: number }),
})

const face = z.object({
  family: plainName,
  source: z.string().check(z.regex(/^[\w@./-]+\.woff2$/)),
  weight: z.string().check(z.regex(/^\d+( \d+)?$/)),
  subset: z.enum(['latin', 'latin-ext']),
})
const fallback = z.object({
  family: plainName,
  weight: z.string().check(z.regex(/^\d+$/)),
  local: z.array(plainName).check(z.minLength(1)),
  size: z.number(),
  ascent: z.number(),
  descent: z.number(),
})
const about = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  label: z.string().check(z.minLength(1)),
  density: z.enum(densities),
  darkImages: z.prefault(z.array(z.enum(['logo', 'hero'])), []),
  faces: z.prefault(z.array(face), []),
  fallbacks: z.prefault(z.array(fallback), []),
})

export interface Face {
  family: string
  /** A woff2 file: relative to the brand's folder (`./fonts/x.woff2`), or a module path of a font package. */
  source: string
  weight: string
  subset: 'latin' | 'latin-ext'
}

/** An installed font scaled to the metrics of a web font, so that the layout does not shift when the web font loads. */
export interface Fallback {
  family: string
  weight: string
  /** Names of installed fonts; the browser uses the first it finds. */
  local: readonly string[]
  /** Percentages: width relative to the installed font, then ascent and descent at that width. */
  size: number
  ascent: number
  descent: number
}

export type Colors = Readonly<Record<ColorName, string>>

/** A brand with values as CSS strings, except the few numbers used in calculations. */
export interface Brand {
  name: string
  /** The operator's product name for people, used in page titles when the server gives none. */
  label: string
  modes: Readonly<Record<Mode, { color: Colors; shadow: Readonly<Record<(typeof shadowNames)[number], string>> }>>
  /** The default density. */
  density: Density
  /** Height of controls, and the step that all distances are multiples of. */
  distances: Readonly<Record<Density, { control: string; space: string }>>
  radius: Readonly<Record<(typeof radiusNames)[number], string>>
  /** Widths of borders and of the focus outline. */
  stroke: Readonly<Record<(typeof strokeNames)[number], string>>
  font: Readonly<Record<(typeof fontNames)[number], string>>
  /** Tracking in em. */
  heading: { weight: string; tracking: number }
  /** Font size of running text, and the ratio between two steps of the type scale. */
  text: { base: string; ratio: number }
  faces: readonly Face[]
  fallbacks: readonly Fallback[]
  /** Images with a variant for dark mode beside the others: `logo-dark.svg`, `hero-dark.svg`. */
  darkImages: readonly ('logo' | 'hero')[]
}

/** Reads a brand's file. Returns the brand, or one line for each token that is missing or has the wrong type. */
export function readBrand(file: unknown): { brand: Brand } | { faults: string[] } {
  const { tree, faults } = readTokens(file)
  const extensions = isFields(file) && isFields(file['$extensions']) ? file['$extensions'] : {}
  const found = { about: about.safeParse(extensions[extension] ?? {}), tokens: tokens.safeParse(tree) }
  if (found.about.success && found.tokens.success && faults.length === 0) {
    const {
      density,
      light,
      dark,
      'light-contrast': lightContrast,
      'dark-contrast': darkContrast,
      ...rest
    } = found.tokens.data
    const lights = { light, dark, 'light-contrast': lightContrast, 'dark-contrast': darkContrast }
    const small = densities.filter((name) => pixels(density[name].control) < target)
    if (small.length === 0) return { brand: { ...found.about.data, ...rest, modes: lights, distances: density } }
    faults.push(
      ...small.map(
        (name) => `density.${name}.control: ${density[name].control}, where a finger needs ${target}px or more`,
      ),
    )
  }
  return {
    faults: [
      ...(found.about.error?.issues.map(({ path }) => aboutFault(path)) ?? []),
      ...faults,
      ...(found.tokens.error?.issues.flatMap((issue) => tokenFaults(issue, tree)) ?? []),
    ],
  }
}

/** Minimum size of a pointer target, in CSS pixels. [WCAG 2.5.8] */
const target = 24
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

const aboutFault = (path: readonly PropertyKey[]) =>
  `${['$extensions', extension, ...path].map(String).join('.')}: missing, or not of the form asked`

/** Example value of each type, for the fault message. */
const examples: Record<string, string> = {
  color: '{ "colorSpace": "srgb", "components": [0, 0.42, 0.41] }, and "hex" the same colour if it is there',
  dimension: '{ "value": 0.5, "unit": "rem" } or px',
  fontFamily: '["Figtree", "system-ui", "sans-serif"]',
  fontWeight: 'a number from 1 to 1000',
  number: 'a number',
  shadow: '{ "color", "offsetX", "offsetY", "blur", "spread" }, or a list of such',
}

function tokenFaults(issue: z.core.$ZodIssue, tree: unknown): string[] {
  const end = issue.path.findIndex((step) => step === '$type' || step === '$value')
  const path = (end < 0 ? issue.path : issue.path.slice(0, end)).map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${[...path, key].join('.')}: no such token`)
  let found = tree
  for (const step of path) found = isFields(found) ? found[step] : undefined
  if (!isFields(found)) return [`${path.join('.')}: missing`]
  if (!('$value' in found)) return [`${path.join('.')}: a group, where a token belongs`]
  if (issue.path.at(-1) === '$type' && issue.code === 'invalid_value') {
    return [`${path.join('.')}: of type ${String(found['$type'])}, where ${issue.values.join()} belongs`]
  }
  const type = String(found['$type'])
  return [`${path.join('.')}: no ${type} of the format, which is written as ${examples[type] ?? 'something else'}`]
}
