import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { mark } from './mark.ts'

/**
 * The built parts of a style sheet: the reset of every element, the library's base for its own, and its classes. `tags`
 * are the elements that the library renders; the reset of others is left out.
 */
type Parts = { reset: string; own: string; classes: string; tags: ReadonlySet<string> }

/**
 * A style sheet that is limited to the library's own elements: they carry the class `vl`, to which the reset is limited
 * (`button` becomes `.vl:where(button)`), and classes that no host has: `.p-4` becomes `.vl\:p-4`. Variables and animations
 * get the prefix `vl`; lengths in `rem` follow `--vl-rem`.
 */
export function layeredStyles({ reset, own, classes, tags }: Parts): string {
  const base = `${rem}${changed(reset, ownElement(tags))}${changed(own, named)}`
  return `${layers}\n${minified(`@layer voie-libre.reset { ${base} } ${changed(withPrefix(classes), named)}`)}`
}

// Complete and first: bundlers move such statements to the top of the sheet, so an incomplete one would change the order.
const layers = '@layer base,voie-libre.properties,voie-libre.reset,voie-libre.base,voie-libre.utilities;'

/**
 * The reader's font size as `--vl-rem`, whatever size the host gives its root: only in media queries is `rem` the reader's
 * setting, which each query compares with one size. A host's own value for its root wins.
 */
const rem = [16, ...Array.from({ length: 24 }, (_, index) => index + 9)]
  .map((size, index) => {
    const rule = `:where(:root, :host) { --vl-rem: ${size}px }`
    return index === 0 ? rule : `@media (width >= calc((${size}px - 1rem) * 9999)) { ${rule} }`
  })
  .join('\n')

/**
 * The same rules outside of layers, each below `[data-brand]`: as specific as two classes, so that they beat rules of the host
 * for `*`, `button`, `a:hover` and `input[type='text']`, in any order. Their own order takes the place of the layers: first what
 * reverts the host's rules, then distances between children, then the classes.
 */
export function unlayeredStyles({ reset, own, classes, tags }: Parts): string {
  const base = `${rem}.${mark}:where(:not(svg, img)), .${mark}::before, .${mark}::after { all: revert } ${changed(reset, ownElement(tags))}${changed(own, named)}`
  const rules = changed(withPrefix(classes), named)
  const distances = changed(rules, (selector) => distance(selector) ?? [])
  const rest = changed(rules, (selector) => (distance(selector) ? [] : belowBrand(selector)))
  return minified(`${changed(base, belowBrand)}${withoutLayers(distances)}${withoutLayers(rest)}`)
}

/** The names of all classes of a style sheet. */
export function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  changed(css, (selector) => {
    const collect = (parts: Selector): Selector =>
      parts.map((part) => {
        if (part.type === 'class') names.add(part.name)
        return inside(part, collect)
      })
    return collect(selector)
  })
  return names
}

/** A page's own sheet, whose few classes get the prefix too. */
export const pageStyles = (css: string) => minified(changed(css, named))

function changed(css: string, change: (selector: Selector) => Selector | []): string {
  const visitor = { Selector: change }
  return transform({ filename: 'styles.css', code: Buffer.from(css), visitor }).code.toString()
}

/** Media queries keep `rem`: there it is the reader's setting, whatever the host's root says. */
function minified(css: string): string {
  const small = transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString()
  return small.replaceAll(/@media[^{;]*\{|(?<=(?<!\\)[:\s,(*+/])(-?[\d.]+)rem\b/g, (all, rems?: string) =>
    rems === undefined ? all : `calc(var(--vl-rem)*${rems})`,
  )
}

/** The same rules in the same order, outside of their layers. */
function withoutLayers(css: string): string {
  const bare = css.replace(/@layer [\w.,\s-]+;/g, '')
  const open = /@layer [\w.-]+\s*{/.exec(bare)
  if (!open) return bare
  const start = open.index + open[0].length
  let end = start
  for (let depth = 1; depth > 0; end += 1) depth += bare[end] === '{' ? 1 : bare[end] === '}' ? -1 : 0
  return `${bare.slice(0, open.index)}${bare.slice(start, end - 1)}${withoutLayers(bare.slice(end))}`
}

function withPrefix(css: string): string {
  const names = [...css.matchAll(/@keyframes (?!vl-)([\w-]+)/g)].map(([, name]) => name)
  const animated = new RegExp(`(@keyframes |animation(?:-name)?:[^;}]*?)\\b(${names.join('|')})\\b`, 'g')
  const own = css.replaceAll('--tw-', '--vl-tw-').replaceAll('@layer properties', '@layer voie-libre.properties')
  return own.replace(names.length > 0 ? animated : /$^/, '$1vl-$2')
}

const isClass = (part: SelectorComponent) => part.type === 'class'
const isCombinator = (part: SelectorComponent) => part.type === 'combinator'
const marked: SelectorComponent = { type: 'class', name: mark }
const where = (...selectors: Selector[]): SelectorComponent => ({ type: 'pseudo-class', kind: 'where', selectors })

const page = (part: SelectorComponent) =>
  (part.type === 'type' && ['html', 'body'].includes(part.name)) ||
  (part.type === 'pseudo-class' && ['host', 'root'].includes(part.kind))

/**
 * The reset of an element for the library's own. Drops what is about the page, nested elements, dialogs' backdrops and
 * elements that the library never renders.
 */
function ownElement(tags: ReadonlySet<string>) {
  const isForeign = (part: SelectorComponent) => part.type === 'type' && !tags.has(part.name)
  return (selector: Selector): Selector | [] => {
    if (selector.some((part) => isCombinator(part) || page(part) || isForeign(part))) return []
    const pseudo = selector.filter(({ type }) => type === 'pseudo-element')
    const element = selector.filter(({ type }) => !['pseudo-element', 'universal'].includes(type))
    return [marked, ...(element.length > 0 ? [where(element)] : []), ...pseudo]
  }
}

/** Gives each class its prefix. */
const named = (selector: Selector): Selector =>
  selector.map((part) =>
    part.type === 'class' && part.name !== mark ? { ...part, name: `${mark}:${part.name}` } : inside(part, named),
  )

const brand: Selector = [
  { type: 'attribute', name: 'data-brand' },
  { type: 'combinator', value: 'descendant' },
]

/** Rules for the page or the brand itself, and for every element, stay as they are. */
function belowBrand(selector: Selector): Selector {
  const isOurs = !selector.some(page) && JSON.stringify(selector).includes('"class"')
  return isOurs ? [...brand, ...selector] : selector
}

/** Tailwind's distances between children have no specificity, so that a child's own margin counts: here as much as the reset. */
function distance(selector: Selector): Selector | undefined {
  const [only] = selector
  if (selector.length !== 1 || only?.type !== 'pseudo-class' || only.kind !== 'where') return undefined
  const [inner = []] = only.selectors
  const end = inner.findIndex(isCombinator)
  if (end <= 0 || !inner.slice(0, end).some(isClass)) return undefined
  return [...brand, marked, where(inner.slice(0, end)), ...inner.slice(end, end + 1), where(inner.slice(end + 1))]
}

/** Changes the selectors within `:is()` and the like. */
function inside(part: SelectorComponent, change: (selector: Selector) => Selector): SelectorComponent {
  if (part.type !== 'pseudo-class') return part
  switch (part.kind) {
    case 'is':
    case 'where':
    case 'not':
    case 'has':
      return { ...part, selectors: part.selectors.map(change) }
    default:
      return part
  }
}
