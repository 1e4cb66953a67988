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

/** The draft recomputed from other seeds; this discards changes by hand. */
export const draftFromSeeds = (seeds: BrandSeeds): Draft => ({ file: compileBrand(seeds), seeds })

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

/**
 * The draft as CSS under `data-brand="studio"`, images included, so that it does not change a brand of the same name.
 */
export function studioCss(brand: Brand, pictures: string | undefined): string {
  const studioBrand = { ...brand, name: 'studio', faces: [], fallbacks: [] }
  if (pictures !== undefined) return brandCss(studioBrand, `/brands/${pictures}/`)
  const images = brandImages(brand)
  return brandCss({ ...studioBrand, darkImages: [] }, 'studio:').replaceAll(
    /url\('studio:([\w.-]+)'\)/g,
    (_, name: string) => `url("data:image/svg+xml,${encodeURIComponent(images[name] ?? '')}")`,
  )
}
