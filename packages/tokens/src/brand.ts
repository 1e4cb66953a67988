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
  modes,
} from './contract.ts'
import { readTokens, type Tree } from './dtcg.ts'
import { fault, type Finding, findingOf, shown } from './finding.ts'
import { isFields } from './json.ts'
import { faceSource, fontName, isGeneric, labelText, slug } from './names.ts'
import { unsoundFaces, unsoundValues } from './soundness.ts'

/** The key of our own values in a file's `$extensions`, for what the standard format cannot express. */
export const extension = 'voie-libre'

// Schemas of the values, by token type.

const share = z.number().check(z.minimum(0), z.maximum(1))
const colorSpaces: readonly ColorSpace[] = ['srgb', 'hsl', 'oklch', 'display-p3']
const colorValue = z.object({
  colorSpace: z.enum(colorSpaces),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.optional(share),
  hex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
})
const dimensionValue = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) })
const familyValue = z.pipe(
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
  z.array(fontName).check(
    z.minLength(1),
    z.refine(
      (names) => isGeneric(names.at(-1) ?? ''),
      fault(
        'where none of these fonts is installed, the browser would choose any font',
        'End the list with a generic family: "sans-serif", "serif", "monospace" or "system-ui".',
      ),
    ),
  ),
)
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
const familyOf = (names: readonly string[]) =>
  names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', ')

const token = <Value, Written>($type: string, value: z.ZodMiniType<Value>, write: (value: Value) => Written) =>
  z.pipe(
    z.object({ $type: z.literal($type), $value: value }),
    z.transform(({ $value }) => write($value)),
  )
const color = token('color', colorValue, colorOf)
const dimension = token('dimension', dimensionValue, dimensionOf)
const family = token('fontFamily', familyValue, familyOf)
const weight = token('fontWeight', z.number(), String)
const number = token('number', z.number(), (value) => value)
const shadow = token('shadow', z.union([shadowValue, z.array(shadowValue)]), (value) => {
  const layers = [value].flat().map(shadowOf)
  return layers.length > 0 ? layers.join(', ') : 'none'
})

// Schema of the contract.

const modeValues = z.strictObject({
  color: z.record(z.enum(colorNames), color),
  shadow: z.record(z.enum(shadowNames), shadow),
})
const distances = z.strictObject({ control: dimension, space: dimension })
const tokens = z.object({
  light: modeValues,
  dark: modeValues,
  'light-contrast': modeValues,
  'dark-contrast': modeValues,
  density: z.strictObject({ comfortable: distances, compact: distances }),
  radius: z.record(z.enum(radiusNames), dimension),
  stroke: z.record(z.enum(strokeNames), dimension),
  font: z.record(z.enum(fontNames), family),
  /** Tracking is a share of the font size (em), which the format's dimensions cannot express. */
  heading: z.strictObject({ weight, tracking: number }),
  text: z.strictObject({ base: dimension, ratio: number }),
})

const percentage = z.number(fault('it is a percentage', 'Write a number such as 98.1.'))
const weightOf = (form: RegExp) =>
  z
    .string(fault('a face has a weight', 'Write a string such as "400" or "300 900".'))
    .check(z.regex(form, fault('it is no weight of CSS', 'Write "400", or "300 900" for a variable font.')))
const face = z.object({
  family: fontName,
  source: faceSource,
  weight: weightOf(/^\d+( \d+)?$/),
  subset: z.enum(['latin', 'latin-ext'], fault('it selects the letters of the file', 'Write "latin" or "latin-ext".')),
})
const fallback = z.object({
  family: fontName,
  weight: weightOf(/^\d+$/),
  local: z
    .array(fontName, fault('it lists installed fonts', 'Write names such as ["Arial"].'))
    .check(z.minLength(1, fault('it names no installed font', 'Write names such as ["Arial"].'))),
  size: percentage,
  ascent: percentage,
  descent: percentage,
})
const listOf = (what: string) => fault(`it is no list of ${what}`, 'Write a list, or leave it out.')
const about = z.object({
  name: slug,
  label: labelText,
  density: z.enum(densities, fault('it is no density', `Write ${densities.join(' or ')}.`)),
  links: z.prefault(
    z.enum(['colour', 'underline'], fault('links have no such look', 'Write "colour" or "underline".')),
    'colour',
  ),
  darkImages: z.prefault(
    z.array(
      z.enum(
        ['logo', 'logo-on-brand', 'hero'],
        fault('only these pictures vary', 'Write "logo", "logo-on-brand" or "hero".'),
      ),
      listOf('pictures'),
    ),
    [],
  ),
  faces: z.prefault(
    z.array(face, listOf('faces')).check(z.maxLength(24, fault('each face is a download', 'Keep 24 at most.'))),
    [],
  ),
  fallbacks: z.prefault(z.array(fallback, listOf('fallbacks')), []),
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
  /** Whether links that stand alone are underlined too; links in a sentence always are. */
  links: 'colour' | 'underline'
  faces: readonly Face[]
  fallbacks: readonly Fallback[]
  /** Images with a variant for dark mode beside the others: `logo-dark.svg`, `hero-dark.svg`. */
  darkImages: readonly ('logo' | 'logo-on-brand' | 'hero')[]
}

/**
 * Reads a brand's file. Returns the brand, or a finding for each token that is missing, of the wrong type, or of a value
 * that no page can use. Colours are compared with each other in `check.ts`.
 */
export function readBrand(file: unknown): { brand: Brand; warnings: Finding[] } | { faults: Finding[] } {
  const { tree, faults } = readTokens(file)
  if (Object.keys(tree).length === 0 && faults.length > 0) return { faults }
  const warnings = modes.flatMap((mode) => renamed(tree, mode)).slice(0, 1)
  const extensions = isFields(file) && isFields(file['$extensions']) ? file['$extensions'] : {}
  const own = extensions[extension] ?? {}
  const found = { about: about.safeParse(own), tokens: tokens.safeParse(tree) }
  if (found.about.error) faults.unshift(...found.about.error.issues.map((issue) => aboutFault(issue, own)))
  if (found.tokens.error) faults.push(...found.tokens.error.issues.flatMap((issue) => tokenFaults(issue, tree)))
  if (found.tokens.success) faults.push(...unsoundValues(tree))
  if (found.about.success) faults.push(...unsoundFaces(found.about.data))
  if (faults.length > 0 || !found.about.success || !found.tokens.success) return { faults }
  const {
    density,
    light,
    dark,
    'light-contrast': lightContrast,
    'dark-contrast': darkContrast,
    ...rest
  } = found.tokens.data
  const lights = { light, dark, 'light-contrast': lightContrast, 'dark-contrast': darkContrast }
  return { brand: { ...found.about.data, ...rest, modes: lights, distances: density }, warnings }
}

/** The old names of the main colour, which served as fill, border and text, with the names that they stand for. */
export const oldNames: Readonly<Record<string, readonly ColorName[]>> = {
  action: ['action-fill', 'action-edge', 'action-text'],
  'on-action': ['on-action-fill'],
  'action-hover': ['action-fill-hover'],
}

/** Gives the tokens of old names their new ones, in place, and warns. A file with both is refused: the old one is unknown. */
function renamed(tree: Tree, mode: Mode): Finding[] {
  const filled = isFields(tree[mode]) ? tree[mode]['color'] : undefined
  if (!isFields(filled) || '$value' in filled) return []
  const found = Object.entries(oldNames).filter(
    ([old, names]) => old in filled && !names.some((name) => name in filled),
  )
  for (const [old, names] of found) {
    const known = filled[old]
    if (known) for (const name of names) filled[name] = known
    delete filled[old]
  }
  return found.map(([old, names]) => ({
    path: `${mode}.color.${old}`,
    value: 'an old name',
    reason: `it is read as ${names.join(', ')}, so a bright colour cannot fill a button and be legible as a link`,
    mend: 'Write the new names, in each mode; the next version refuses the old ones.',
  }))
}

function aboutFault({ path, message }: z.core.$ZodIssue, own: unknown): Finding {
  let value = own
  for (const step of path) value = Reflect.get(Object(value), step)
  return findingOf(['$extensions', extension, ...path].map(String).join('.'), shown(value), message)
}

/** Example value of each type, for the fault message. */
const examples: Record<string, string> = {
  color: '{ "colorSpace": "srgb", "components": [0, 0.42, 0.41] }',
  dimension: '{ "value": 0.5, "unit": "rem" } or px',
  fontFamily: '["Figtree", "system-ui", "sans-serif"]',
  fontWeight: 'a number from 300 to 900',
  number: 'a number',
  shadow: '{ "color", "offsetX", "offsetY", "blur", "spread" }, or a list of such',
}

function tokenFaults(issue: z.core.$ZodIssue, tree: unknown): Finding[] {
  const end = issue.path.findIndex((step) => step === '$type' || step === '$value')
  const steps = (end < 0 ? issue.path : issue.path.slice(0, end)).map(String)
  const path = steps.join('.')
  if (issue.code === 'unrecognized_keys' && end < 0) {
    return issue.keys.map((key) => ({
      path: [...steps, key].join('.'),
      value: 'unknown',
      reason: 'the contract has no such token, so nothing would use it',
      mend: 'Remove it, or move it to a group of your own beside the contract’s.',
    }))
  }
  let found = tree
  for (const step of steps) found = isFields(found) ? found[step] : undefined
  if (!isFields(found)) {
    return [{ path, value: 'missing', reason: 'every brand fills the whole contract', mend: 'Add it.' }]
  }
  if (!('$value' in found)) {
    return [{ path, value: 'a group', reason: 'a token belongs here', mend: 'Give it a "$value".' }]
  }
  const type = String(found['$type'])
  if (issue.path.at(-1) === '$type' && issue.code === 'invalid_value') {
    const values = issue.values.join()
    const mend = `Write "$type": "${values}" with ${examples[values] ?? 'its value'}.`
    return [{ path, value: `of type ${shown(found['$type'])}`, reason: `a ${values} belongs here`, mend }]
  }
  const value = shown(found['$value'])
  const own = issue.message.includes('\n') ? findingOf(path, value, issue.message) : undefined
  return [
    own ?? {
      path,
      value,
      reason: `it is no ${type} of the format`,
      mend: `Write ${examples[type] ?? 'another value'}.`,
    },
  ]
}
