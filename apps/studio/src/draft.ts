import {
  type Brand,
  brandCss,
  brandImages,
  type BrandCheck,
  checkBrand,
  checkPicture,
  compileBrand,
  type Finding,
  readSeeds,
  type SeedMove,
  movedSeeds,
  unseenLogos,
} from '@voie-libre/tokens'
import seedFields from './seeds.json' with { type: 'json' }

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A brand during editing: where it begins, and what was changed by hand. */
export interface Draft {
  /** The seeds as typed. */
  seeds: Readonly<Record<string, string>>
  /** A file that was opened; it counts instead of the seeds until one of them changes. */
  opened?: unknown
  /** Values changed by hand, as CSS, by the token's path. */
  values: Readonly<Record<string, string>>
  /** Pictures put in by hand, as SVG, by file name. */
  pictures: Readonly<Record<string, string>>
}

export const firstDraft: Draft = {
  seeds: Object.fromEntries(Object.entries(seedFields).map(([name, { first }]) => [name, first])),
  values: {},
  pictures: {},
}

/** A draft of a file. Its seeds are those that computed it, or the nearest to its values. */
export function draftOf(file: unknown): Draft {
  const own = fieldsOf(fieldsOf(fieldsOf(file)['$extensions'])['voie-libre'])
  const { brand } = checkBrand(file)
  const color = brand?.modes.light.color
  const first = (stack = 'system-ui') => (stack.split(',')[0] ?? '').replaceAll("'", '')
  const nearest = {
    ...firstDraft.seeds,
    ...(brand && { name: brand.name, label: brand.label, density: brand.density, radius: brand.radius.control }),
    ...(color && { action: color['action-fill'], accent: color.accent, neutral: color['surface-sunken'] }),
    ...(brand && { font: first(brand.font.body), headingFont: first(brand.font.heading) }),
  }
  const known = Object.entries(fieldsOf(own['seeds'])).map(([name, value]) => [name, String(value)])
  return { ...firstDraft, seeds: { ...nearest, ...Object.fromEntries(known) }, opened: file }
}

export interface Shown extends BrandCheck {
  file: unknown
  moved: readonly SeedMove[]
  /** Every picture, drawn or put in by hand, by file name. */
  pictures: Readonly<Record<string, string>>
}

/** The brand of a draft, with all that `brand check` would say of it. */
export function shownOf({ seeds, opened, values, pictures: own }: Draft): Shown {
  const given = Object.fromEntries(Object.entries(seeds).map(([name, value]) => [name, value.trim() || undefined]))
  const read = readSeeds(given)
  const none = { brand: undefined, warnings: [], pairs: 0, file: undefined, moved: [], pictures: {} }
  if (opened === undefined && 'faults' in read) return { ...none, faults: Object.values(read.faults) }
  const start = opened ?? ('seeds' in read ? compileBrand(read.seeds) : {})
  const file = Object.entries(values).reduce(
    (before, [path, css]) => put(before, path.split('.'), css),
    fieldsOf(start),
  )
  const check = checkBrand(file)
  const moved = opened === undefined && 'seeds' in read ? movedSeeds(read.seeds) : []
  const pictures = check.brand ? { ...brandImages(check.brand), ...own } : own
  const looks = Object.entries(pictures).map(([name, svg]) => checkPicture(name, new TextEncoder().encode(svg)))
  const unseen = check.brand ? unseenLogos(check.brand, pictures) : []
  return {
    ...check,
    faults: [...check.faults, ...looks.flatMap(({ faults }) => faults), ...unseen],
    warnings: [...check.warnings, ...looks.flatMap(({ warnings }) => warnings)],
    file,
    moved,
    pictures,
  }
}

/** The file with one value changed. */
function put(fields: Fields, [step = '', ...rest]: readonly string[], css: string): Fields {
  const inner = fieldsOf(fields[step])
  return { ...fields, [step]: rest.length > 0 ? put(inner, rest, css) : { ...inner, ...tokenOf(css) } }
}

/** A CSS value as a token; the check refuses the text of any other. */
function tokenOf(css: string): Fields {
  const text = css.trim()
  const [, size, unit] = /^(-?\d*\.?\d+)(px|rem)$/.exec(text) ?? []
  if (size !== undefined) return { $type: 'dimension', $value: { value: Number(size), unit } }
  if (/^#[\da-f]{6}$/i.test(text)) {
    const parts = (text.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16) / 255)
    const components = parts.map((part) => Math.round(part * 10_000) / 10_000)
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: text.toLowerCase() } }
  }
  return { $value: text !== '' && Number.isFinite(Number(text)) ? Number(text) : text }
}

/** A value as CSS, by the token's path; undefined where the file is no whole brand. */
export function valueAt(brand: Brand | undefined, path: string): string | undefined {
  let found: unknown = brand && { ...brand, ...brand.modes, density: brand.distances }
  for (const step of path.split('.')) found = fieldsOf(found)[step]
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** Findings about a value: those that name its path. */
export const findingsAt = (path: string, findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.path === path || finding.path.startsWith(`${path}.`))

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const built = import.meta.glob<string>('../../../packages/tokens/dist/*/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
/** Fonts of the built brands, by file name. */
const fonts = Object.fromEntries(Object.entries(built).map(([path, address]) => [fileName(path), address]))

export const addressOf = (name: string, text: string): string =>
  `data:${name.endsWith('.svg') ? 'image/svg+xml' : 'application/json'};charset=utf-8,${encodeURIComponent(text)}`

/** A brand as CSS under another name, with its pictures inside, so that a page can show several. */
export function draftCss(brand: Brand, name: string, pictures: Readonly<Record<string, string>>): string {
  const faces = brand.faces.filter(({ source }) => fileName(source) in fonts)
  return brandCss({ ...brand, name, faces }, 'draft:/').replaceAll(/url\('draft:\/([^']+)'\)/g, (_, path: string) => {
    const font = fonts[fileName(path)]
    return `url("${font ?? addressOf(path, pictures[path] ?? '')}")`
  })
}
