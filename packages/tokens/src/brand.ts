import * as z from 'zod/mini'
import {
  type ColorName,
  densities,
  type Density,
  fontNames,
  type Mode,
  modes,
  type radiusNames,
  type shadowNames,
  type strokeNames,
} from './contract.ts'
import { isFields, readTokens, type Tree } from './dtcg.ts'
import examplesOfTypes from './examples.json' with { type: 'json' }
import { fault, type Finding, findingOf, said, shown } from './finding.ts'
import { labelText, slug } from './names.ts'
import { colors, darkImages, faces, fallbacks, family, number, shadows, size, textScale, weight } from './soundness.ts'

/** The key of our own values in a file's `$extensions`, for what the standard format cannot express. */
export const extension = 'voie-libre'

const modeValues = z.strictObject({ color: colors, shadow: shadows })
const distances = z.strictObject({ control: size('density.*.control'), space: size('density.*.space') })
const filledModes = z.record(z.enum(modes), modeValues)
const tokens = z.object({
  density: z.strictObject({ comfortable: distances, compact: distances }),
  radius: z.strictObject({ control: size('radius.control'), card: size('radius.card'), pill: size('radius.pill') }),
  stroke: z.strictObject({ control: size('stroke.control'), card: size('stroke.card'), focus: size('stroke.focus') }),
  font: z.record(z.enum(fontNames), family),
  /** Tracking is a share of the font size (em), which the format's dimensions cannot express. */
  heading: z.strictObject({ weight, tracking: number('heading.tracking') }),
  text: textScale,
})
const about = z.object({
  name: slug,
  label: labelText,
  density: z.enum(densities, fault('it is no density', `Write ${densities.join(' or ')}.`)),
  links: z.prefault(z.enum(['colour', 'underline'], said('links')), 'colour'),
  darkImages: z.prefault(darkImages, []),
  faces: z.prefault(faces, []),
  fallbacks: z.prefault(fallbacks, []),
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
  const ofModes = Object.fromEntries(modes.map((mode) => [mode, tree[mode]]))
  const [described, filled, rest] = [about.safeParse(own), filledModes.safeParse(ofModes), tokens.safeParse(tree)]
  faults.unshift(...(described.error?.issues ?? []).map((issue) => aboutFault(issue, own)))
  const issues = [...(filled.error?.issues ?? []), ...(rest.error?.issues ?? [])]
  faults.push(...issues.flatMap((issue) => tokenFaults(issue, tree)))
  if (faults.length > 0 || !described.success || !filled.success || !rest.success) return { faults }
  const { density, ...others } = rest.data
  return { brand: { ...described.data, ...others, modes: filled.data, distances: density }, warnings }
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
const examples: Readonly<Record<string, string>> = examplesOfTypes

function tokenFaults(issue: z.core.$ZodIssue, tree: unknown): Finding[] {
  const end = issue.path.findIndex((step) => step === '$type' || step === '$value')
  const steps = (end < 0 ? issue.path : issue.path.slice(0, end)).map(String)
  const path = steps.join('.')
  if (issue.code === 'unrecognized_keys' && end < 0) {
    return issue.keys.map((key) => findingOf([...steps, key].join('.'), 'unknown', said('unknown')))
  }
  let found = tree
  for (const step of steps) found = isFields(found) ? found[step] : undefined
  if (!isFields(found)) return [findingOf(path, 'missing', said('missing'))]
  if (!('$value' in found)) return [findingOf(path, 'a group', said('group'))]
  const type = String(found['$type'])
  if (issue.path.at(-1) === '$type' && issue.code === 'invalid_value') {
    const values = issue.values.join()
    const mend = `Write "$type": "${values}" with ${examples[values] ?? 'its value'}.`
    return [{ path, value: `of type ${shown(found['$type'])}`, reason: `a ${values} belongs here`, mend }]
  }
  const value = shown(found['$value'])
  const lines = issue.message.split('\n').length
  const inner = lines > 2 && end >= 0 ? issue.path.slice(end + 1).map(String) : []
  if (lines > 1) return [findingOf([...steps, ...inner].join('.'), value, issue.message)]
  return [
    { path, value, reason: `it is no ${type} of the format`, mend: `Write ${examples[type] ?? 'another value'}.` },
  ]
}
