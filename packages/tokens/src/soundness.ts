import * as z from 'zod/mini'
import { cssColor, srgbOf } from './color.ts'
import { colorNames, shadowNames, textSteps } from './contract.ts'
import { fault, type Finding, said } from './finding.ts'
import { faceSource, fontName, isGeneric } from './names.ts'
import ranges from './ranges.json' with { type: 'json' }

// Schemas of the values of a brand: their form, and what makes a value of the right form useless. Each writes its value as CSS.

/** The range of a number or a length, with the reason for its ends. Lengths are compared in CSS pixels, 16 to a rem. */
interface Range {
  least: number
  most: number
  why: string
  /** Lengths in px ignore the reader's text size. */
  inRem?: boolean
}
const isInside = (value: number, { least, most }: Pick<Range, 'least' | 'most'>) => value >= least && value <= most

type Unsound = Omit<Finding, 'path'> & { at?: PropertyKey[] }
/** A check of zod whose finding names the value in its own words, at a path inside of it. */
const sound =
  <Value>(unsound: (value: Value) => readonly (Unsound | false | undefined)[]) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    // A part with a fault is not a value yet.
    if (issues.length > 0) return
    for (const found of unsound(value)) {
      if (!found) continue
      const message = fault(found.reason, found.mend, found.value)
      issues.push({ code: 'custom', input: value, path: found.at ?? [], message, continue: true })
    }
  }

const token = <Value, Written>($type: string, value: z.ZodMiniType<Value>, write: (value: Value) => Written) =>
  z.pipe(
    z.object({ $type: z.literal($type), $value: value }),
    z.transform(({ $value }) => write($value)),
  )

// Numbers and lengths.

/** A length in CSS pixels, 16 to a rem. */
export const pixels = (length: string): number => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

const inRange = ({ least, most, why }: Range, noNumber?: string) => {
  const outside = fault(why, `Use ${least} to ${most}.`)
  return z.number(noNumber).check(z.minimum(least, outside), z.maximum(most, outside))
}
const dimension = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) })
type Dimension = z.infer<typeof dimension>
const written = ({ value, unit }: Dimension) => `${value}${unit}`
const dimensionOf = ({ value, unit }: Dimension) => `${value}${value === 0 ? 'px' : unit}`

const length = ({ inRem, why, ...ends }: Range) =>
  dimension.check(
    sound((given) => {
      const unit = inRem ? 'rem' : given.unit
      const inUnit = (size: number) => `${Number((unit === 'rem' ? size / 16 : size).toFixed(4))}${unit}`
      const [value, size] = [written(given), pixels(written(given))]
      const mend = `Use ${inUnit(ends.least)} to ${inUnit(ends.most)}.`
      if (given.unit === unit) return [!isInside(size, ends) && { value, reason: why, mend }]
      const same = isInside(size, ends) ? `Write ${inUnit(size)}.` : mend
      return [{ value, reason: 'a length in px ignores the reader’s own text size', mend: same }]
    }),
  )
/** A length in the range of its name in ranges.json. */
export const size = (name: keyof typeof ranges.lengths) => token('dimension', length(ranges.lengths[name]), dimensionOf)
export const weight = token('fontWeight', inRange(ranges.numbers['heading.weight']), String)
export const number = (name: 'text.ratio' | 'heading.tracking') =>
  token('number', inRange(ranges.numbers[name]), (value) => value)

/** Base and ratio may be sound by themselves, and their smallest or largest step not. */
export const textScale = z.strictObject({ base: size('text.base'), ratio: number('text.ratio') }).check(
  sound(({ base, ratio }) => {
    const { least, most } = ranges.scale
    const sizes = Object.entries(textSteps).map(([step, power]) => [step, pixels(base) * ratio ** power] as const)
    const wrong = sizes.filter(([, high]) => !isInside(high, ranges.scale))
    return wrong.slice(0, 1).map(([step, high]) => ({
      at: ['ratio'],
      value: String(ratio),
      reason: `with text.base ${base} it makes the step ${step} ${Math.round(high * 10) / 10}px high, outside ${least}px to ${most}px`,
      mend: high < least ? 'Use a smaller ratio or a larger base.' : 'Use a smaller ratio.',
    }))
  }),
)

// Colours and shadows.

const colorValue = z
  .object({
    colorSpace: z.enum(['srgb', 'hsl', 'oklch', 'display-p3']),
    components: z.tuple([z.number(), z.number(), z.number()]),
    alpha: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    hex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
  })
  .check(
    sound(({ colorSpace, components, hex }) => {
      const ends = ranges.components[colorSpace]
      const outside = components.findIndex((part, index) => !isInside(part, { least: 0, most: ends[index] ?? 1 }))
      if (outside >= 0) {
        const value = `${colorSpace} ${components.join(' ')}`
        const reason = `component ${outside + 1} lies outside the colour space`
        return [{ value, reason, mend: `Use 0 to ${ends[outside]} for it.` }]
      }
      const color = cssColor(colorSpace, components)
      if (hex === undefined || color === hex.toLowerCase()) return []
      const mend = `Write "hex": "${color}", leave hex out, or correct the components.`
      const value = `${hex} by its hex and ${color} by its components`
      return [{ value, reason: 'they differ, and only one can be meant', mend }]
    }),
  )
const colorOf = ({ colorSpace, components, alpha }: z.infer<typeof colorValue>) =>
  cssColor(colorSpace, components, alpha)

/** All colours of a mode; only its scrim is translucent. */
export const colors = z.record(z.enum(colorNames), token('color', colorValue, colorOf)).check(
  sound((given) =>
    Object.entries(given).map(([name, css]) => {
      const alpha = Math.round(srgbOf(css).alpha * 100) / 100
      const { least, most, why } = name === 'scrim' ? ranges.scrim : { least: 1, most: 1, why: translucent }
      const mend =
        name === 'scrim'
          ? `Use an alpha of ${least} to ${most}.`
          : 'Remove alpha, and write the colour that it makes on its background.'
      const value = `${css.slice(0, 7)} at alpha ${alpha}`
      return !isInside(alpha, { least, most }) && { at: [name], value, reason: why, mend }
    }),
  ),
)
const translucent =
  'only scrim and shadows may be translucent: what lies behind would show through and change the contrast'

const shadow = z.object({
  color: colorValue,
  offsetX: length(ranges.shadow.offsetX),
  offsetY: length(ranges.shadow.offsetY),
  blur: length(ranges.shadow.blur),
  spread: length(ranges.shadow.spread),
  inset: z.optional(z.boolean()),
})
const shadowOf = ({ inset, offsetX, offsetY, blur, spread, color }: z.infer<typeof shadow>) =>
  [inset ? 'inset' : [], ...[offsetX, offsetY, blur, spread].map(dimensionOf), colorOf(color)].flat().join(' ')
const mostShadows = 4
const shadowList = z.array(shadow).check(
  sound(({ length: count }) => [
    count > mostShadows && {
      value: `${count} shadows`,
      reason: 'each shadow of each card is painted anew while scrolling',
      mend: `Use ${mostShadows} at most.`,
    },
  ]),
)
export const shadows = z.record(
  z.enum(shadowNames),
  token('shadow', z.union([shadow, shadowList]), (value) => [value].flat().map(shadowOf).join(', ') || 'none'),
)

// Fonts.

const families = z.pipe(
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
  z.array(fontName).check(
    z.minLength(1),
    z.refine((names) => isGeneric(names.at(-1) ?? ''), said('genericLast')),
  ),
)
/** Quotes names of several words. CSS keywords such as `system-ui` must stay unquoted. */
export const family = token('fontFamily', families, (names) =>
  names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', '),
)

const weightOf = (form: RegExp) => z.string(said('weight')).check(z.regex(form, said('weightForm')))
const isOfCss = (given: string) => {
  const [light = 0, bold = light] = given.split(' ').map(Number)
  return isInside(light, ranges.face) && isInside(bold, ranges.face) && light <= bold
}
const face = z.object({
  family: fontName,
  source: faceSource,
  weight: weightOf(/^\d+( \d+)?$/).check(z.refine(isOfCss, fault(ranges.face.why, 'Write "400" or "300 900".'))),
  subset: z.enum(['latin', 'latin-ext'], said('subset')),
})
const fileName = (source: string) => source.slice(source.lastIndexOf('/') + 1)
const listOf = (what: string) => fault(`it is no list of ${what}`, 'Write a list, or leave it out.')

/** Faces whose files do not overwrite each other. */
export const faces = z.array(face, listOf('faces')).check(
  z.maxLength(24, said('manyFaces')),
  sound((given) =>
    given.map(({ source }, index) => {
      const same = given.find((one) => fileName(one.source) === fileName(source))?.source ?? source
      const reason = `the build puts all faces into one folder, where ${same} has the same name`
      const value = JSON.stringify(source)
      return same !== source && { at: [index, 'source'], value, reason, mend: 'Rename one of the files.' }
    }),
  ),
)

const percentage = inRange(ranges.fallback, said('percentage'))
export const fallbacks = z.array(
  z.object({
    family: fontName,
    weight: weightOf(/^\d+$/),
    local: z.array(fontName, said('localFonts')).check(z.minLength(1, said('noLocalFont'))),
    size: percentage,
    ascent: percentage,
    descent: percentage,
  }),
  listOf('fallbacks'),
)
export const darkImages = z.array(z.enum(['logo', 'logo-on-brand', 'hero'], said('darkImages')), listOf('pictures'))
