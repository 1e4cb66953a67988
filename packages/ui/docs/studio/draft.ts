import {
  type Brand,
  brandCss,
  brandFiles,
  brandImages,
  type BrandSeeds,
  type ColorName,
  compileBrand,
  type Finding,
  type Mode,
  readBrand,
  readSeeds,
  sentenceOf,
} from '../../../tokens/src/index.ts'

/** A brand's file during editing, in the format of the saved file. */
export type TokenFile = Readonly<Record<string, unknown>>

export interface Draft {
  file: TokenFile
  /** The seeds of its name, colours and shapes; values changed by hand are in the file only. */
  seeds: BrandSeeds
  /** The repository's brand whose images it uses; without one, images are drawn from its colours. */
  pictures?: string
  /** SVG pictures put in by hand, by file name; they replace the others. */
  images?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** A draft of one of the repository's brands. */
export function draftOf(name: string): Draft {
  const read = draftFrom(brandFiles[name])
  if ('faults' in read) throw new Error(read.faults.map(sentenceOf).join('\n'))
  return { ...read.draft, pictures: name }
}

/** A draft of a user's file, or its faults. */
export function draftFrom(file: unknown): { draft: Draft } | { faults: readonly Finding[] } {
  const read = readBrand(file)
  if ('faults' in read) return read
  if (!isFields(file)) throw new Error('a brand that is no object')
  return { draft: { file, seeds: seedsOf(file, read.brand) } }
}

/** The seeds stored in a compiled file; for any other file, the nearest seeds to its values. */
function seedsOf(file: TokenFile, brand: Brand): BrandSeeds {
  const known = readSeeds(fieldsOf(fieldsOf(file['$extensions'])['voie-libre'])['seeds'])
  if ('seeds' in known) return known.seeds
  const { color } = brand.modes.light
  const family = (stack: string) => (stack.split(',')[0] ?? 'system-ui').replaceAll(/['"]/g, '').trim()
  return {
    name: brand.name,
    label: brand.label,
    action: color.action,
    accent: color.accent,
    neutral: color['surface-sunken'],
    radius: /^\d*\.?\d+(px|rem)$/.test(brand.radius.control) ? brand.radius.control : 'soft',
    font: family(brand.font.body),
    headingFont: family(brand.font.heading),
    density: brand.density,
  }
}

/** The draft recomputed from other seeds; this discards values changed by hand, and keeps pictures put in by hand. */
export const draftFromSeeds = (seeds: BrandSeeds, { images }: Draft): Draft => ({
  file: compileBrand(seeds),
  seeds,
  ...(images && { images }),
})

/** Whether the file was computed from its seeds, so that they explain its colours. */
export const isComputed = ({ file }: Draft): boolean => 'seeds' in fieldsOf(fieldsOf(file['$extensions'])['voie-libre'])

/** Changes one colour of one mode by hand. */
export function withColor(draft: Draft, mode: Mode, name: ColorName, hex: string): Draft {
  const components = (hex.slice(1).match(/../g) ?? []).map(
    (part) => Math.round((Number.parseInt(part, 16) / 255) * 10_000) / 10_000,
  )
  const token = { $type: 'color', $value: { colorSpace: 'srgb', components, hex } }
  const modeTokens = fieldsOf(draft.file[mode])
  const color = { ...fieldsOf(modeTokens['color']), [name]: token }
  return { ...draft, file: { ...draft.file, [mode]: { ...modeTokens, color } } }
}

/** Changes one number by hand: the ratio of the type scale, or the weight of headings. */
export function withNumber(draft: Draft, group: 'text' | 'heading', name: 'ratio' | 'weight', value: number): Draft {
  const tokens = fieldsOf(draft.file[group])
  const token = { ...fieldsOf(tokens[name]), $value: value }
  return { ...draft, file: { ...draft.file, [group]: { ...tokens, [name]: token } } }
}

/** Puts in a picture by hand, or with `undefined` removes it again. */
export function withImage(draft: Draft, name: string, svg: string | undefined): Draft {
  const { [name]: _, ...others } = draft.images ?? {}
  return { ...draft, images: svg === undefined ? others : { ...others, [name]: svg } }
}

/** The names of a brand's pictures. */
export const pictureNames = ['logo.svg', 'logo-on-brand.svg', 'favicon.svg', 'hero.svg'] as const

const dataAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The address of each picture of a draft: put in by hand, of one of the repository's brands, or drawn from colours. */
export function pictureAddresses(brand: Brand, { pictures, images = {} }: Draft): Readonly<Record<string, string>> {
  const drawn = brandImages(brand)
  return Object.fromEntries(
    pictureNames.map((name) => {
      const own = images[name] ?? (pictures === undefined ? drawn[name] : undefined)
      return [name, own === undefined ? `/brands/${pictures}/${name}` : dataAddress(own)]
    }),
  )
}

/**
 * The draft as CSS under `data-brand="studio"`, images included, so that it does not change a brand of the same name.
 */
export function studioCss(brand: Brand, draft: Draft): string {
  const addresses = pictureAddresses(brand, draft)
  const studioBrand = { ...brand, name: 'studio', faces: [], fallbacks: [], darkImages: [] }
  return brandCss(studioBrand, 'studio:').replaceAll(
    /url\('studio:([\w.-]+)'\)/g,
    (_, name: string) => `url("${addresses[name] ?? ''}")`,
  )
}
