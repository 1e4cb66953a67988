import { type ColorSpace, cssColor } from './color.ts'
import { modes, textSteps } from './contract.ts'
import { type Finding, shown } from './finding.ts'
import { isFields } from './json.ts'
import ranges from './ranges.json' with { type: 'json' }

// Values that have the right form and still cannot be used. The input has passed the schema of `brand.ts`; here the
// values are as written in the file, so that a finding repeats what its author wrote.

/** The range of a number or a length, with the reason for its ends. Lengths are compared in CSS pixels, 16 to a rem. */
interface Range {
  least: number
  most: number
  why: string
  /** Lengths in px ignore the reader's text size. */
  inRem?: boolean
}
interface Length {
  value: number
  unit: 'px' | 'rem'
}
const rootSize = 16
const pixels = ({ value, unit }: Length) => value * (unit === 'rem' ? rootSize : 1)
const written = ({ value, unit }: Length) => `${value}${unit}`
const inUnit = (size: number, unit: Length['unit']) => `${round(unit === 'rem' ? size / rootSize : size)}${unit}`
const round = (value: number) => Number(value.toFixed(4))
const isLength = (value: unknown): value is Length => isFields(value) && typeof value['value'] === 'number'
const isInside = (value: number, { least, most }: Pick<Range, 'least' | 'most'>) => value >= least && value <= most

type Found = readonly [path: string, value: unknown]

/** The values at a path such as `density.*.space`, where `*` is any name. */
function valuesAt(tree: unknown, pattern: string): Found[] {
  let found: Found[] = [['', tree]]
  for (const step of pattern.split('.')) {
    found = found.flatMap(([path, fields]) =>
      (isFields(fields) ? Object.entries(fields) : [])
        .filter(([name]) => step === '*' || name === step)
        .map(([name, value]): Found => [path === '' ? name : `${path}.${name}`, value]),
    )
  }
  return found.map(([path, token]): Found => [path, isFields(token) ? token['$value'] : undefined])
}

/** Each shadow of each card is painted anew while scrolling. */
const mostShadows = 4

/** A finding for each value that no page can use. */
export function unsoundValues(tree: unknown): Finding[] {
  return [
    ...Object.entries<Range>(ranges.lengths).flatMap(([pattern, range]) =>
      valuesAt(tree, pattern).flatMap(([path, value]) => (isLength(value) ? lengthFaults(path, value, range) : [])),
    ),
    ...Object.entries(ranges.numbers).flatMap(([path, range]) =>
      valuesAt(tree, path).flatMap(([, value]) =>
        typeof value === 'number' && !isInside(value, range)
          ? [{ path, value: shown(value), reason: range.why, mend: `Use ${range.least} to ${range.most}.` }]
          : [],
      ),
    ),
    ...scaleFaults(tree),
    ...modes.flatMap((mode) => [
      ...valuesAt(tree, `${mode}.color.*`).flatMap(colorFaults),
      ...valuesAt(tree, `${mode}.shadow.*`).flatMap(shadowFaults),
    ]),
  ]
}

function lengthFaults(path: string, value: Length, range: Range): Finding[] {
  const { least, most, why, inRem } = range
  const unit = inRem ? 'rem' : value.unit
  const mend = `Use ${inUnit(least, unit)} to ${inUnit(most, unit)}.`
  if (value.unit !== unit) {
    const same = isInside(pixels(value), range) ? `Write ${inUnit(pixels(value), unit)}.` : mend
    return [{ path, value: written(value), reason: 'a length in px ignores the reader’s own text size', mend: same }]
  }
  return isInside(pixels(value), range) ? [] : [{ path, value: written(value), reason: why, mend }]
}

/** Base and ratio may be sound by themselves, and their smallest or largest step not. */
function scaleFaults(tree: unknown): Finding[] {
  const [, base] = valuesAt(tree, 'text.base')[0] ?? []
  const [, ratio] = valuesAt(tree, 'text.ratio')[0] ?? []
  if (!isLength(base) || typeof ratio !== 'number') return []
  const sizes = Object.entries(textSteps).map(([step, power]) => [step, pixels(base) * ratio ** power] as const)
  const wrong = sizes.filter(([, size]) => !isInside(size, ranges.scale))
  const { least, most } = ranges.scale
  return wrong.slice(0, 1).map(([step, size]) => ({
    path: 'text.ratio',
    value: shown(ratio),
    reason: `with text.base ${written(base)} it makes the step ${step} ${Math.round(size * 10) / 10}px high, outside ${least}px to ${most}px`,
    mend: size < least ? 'Use a smaller ratio or a larger base.' : 'Use a smaller ratio.',
  }))
}

interface ColorValue {
  colorSpace: ColorSpace
  components: [number, number, number]
  alpha?: number
  hex?: string
}
const isColor = (value: unknown): value is ColorValue => isFields(value) && Array.isArray(value['components'])

function colorFaults([path, value]: Found): Finding[] {
  return isColor(value) ? [...componentFaults(path, value), ...alphaFaults(path, value)] : []
}

/** Components outside their space, and a hex that is another colour. */
function componentFaults(path: string, { colorSpace, components, hex }: ColorValue): Finding[] {
  const ends = ranges.components[colorSpace]
  const outside = components.findIndex((part, index) => !isInside(part, { least: 0, most: ends[index] ?? 1 }))
  if (outside >= 0) {
    return [
      {
        path,
        value: `${colorSpace} ${components.map(shown).join(' ')}`,
        reason: `component ${outside + 1} lies outside the colour space`,
        mend: `Use 0 to ${ends[outside]} for it.`,
      },
    ]
  }
  const color = cssColor(colorSpace, components)
  if (hex === undefined || color === hex.toLowerCase()) return []
  return [
    {
      path,
      value: `${hex} by its hex and ${color} by its components`,
      reason: 'they differ, and only one can be meant',
      mend: `Write "hex": "${color}", leave hex out, or correct the components.`,
    },
  ]
}

function alphaFaults(path: string, { colorSpace, components, alpha = 1 }: ColorValue): Finding[] {
  const value = `${cssColor(colorSpace, components)} at alpha ${alpha}`
  if (path.endsWith('.scrim')) {
    const { least, most, why } = ranges.scrim
    return isInside(alpha, ranges.scrim)
      ? []
      : [{ path, value, reason: why, mend: `Use an alpha of ${least} to ${most}.` }]
  }
  if (alpha === 1) return []
  const reason =
    'only scrim and shadows may be translucent: what lies behind would show through and change the contrast'
  return [{ path, value, reason, mend: 'Remove alpha, and write the colour that it makes on its background.' }]
}

function shadowFaults([path, value]: Found): Finding[] {
  const layers: unknown[] = Array.isArray(value) ? value : [value]
  const many: Finding[] =
    layers.length > mostShadows
      ? [
          {
            path,
            value: `${layers.length} shadows`,
            reason: 'each shadow of each card is painted anew while scrolling',
            mend: `Use ${mostShadows} at most.`,
          },
        ]
      : []
  const wrong = layers.flatMap((layer, index) => {
    if (!isFields(layer)) return []
    const place = Array.isArray(value) ? `${path}.${index}` : path
    return [
      ...(isColor(layer['color']) ? componentFaults(`${place}.color`, layer['color']) : []),
      ...Object.entries(ranges.shadow).flatMap(([part, range]) => {
        const length = layer[part]
        return isLength(length) ? lengthFaults(`${place}.${part}`, length, range) : []
      }),
    ]
  })
  return [...many, ...wrong]
}

interface Faces {
  faces: readonly { source: string; weight: string }[]
  fallbacks: readonly { size: number; ascent: number; descent: number }[]
}

/** Faces and fallbacks whose numbers CSS refuses, and faces that would overwrite each other's file. */
export function unsoundFaces({ faces, fallbacks }: Faces): Finding[] {
  const at = (list: string, index: number, part: string) => `$extensions.voie-libre.${list}.${index}.${part}`
  const names = new Map<string, string>()
  return [
    ...faces.flatMap(({ source, weight }, index): Finding[] => {
      const [light = 0, bold = light] = weight.split(' ').map(Number)
      const found: Finding[] = []
      if (!isInside(light, ranges.face) || !isInside(bold, ranges.face) || light > bold) {
        const path = at('faces', index, 'weight')
        found.push({ path, value: shown(weight), reason: ranges.face.why, mend: 'Write "400" or "300 900".' })
      }
      const name = source.slice(source.lastIndexOf('/') + 1)
      if ((names.get(name) ?? source) !== source) {
        const path = at('faces', index, 'source')
        const reason = `the build puts all faces into one folder, where ${names.get(name)} has the same name`
        found.push({ path, value: shown(source), reason, mend: 'Rename one of the files.' })
      }
      names.set(name, source)
      return found
    }),
    ...fallbacks.flatMap((fallback, index) =>
      (['size', 'ascent', 'descent'] as const)
        .filter((part) => !isInside(fallback[part], ranges.fallback))
        .map((part) => ({
          path: at('fallbacks', index, part),
          value: shown(fallback[part]),
          reason: ranges.fallback.why,
          mend: `Use ${ranges.fallback.least} to ${ranges.fallback.most}.`,
        })),
    ),
  ]
}
