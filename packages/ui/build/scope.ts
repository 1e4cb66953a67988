import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { mark } from './mark.ts'

/** The built parts of a style sheet: the reset of every element, the library's base for its own, and its classes. */
interface Parts {
  reset: string
  own: string
  classes: string
  /** The elements that the library renders; the reset of others is left out. */
  tags: ReadonlySet<string>
}

/**
 * A style sheet that is limited to the library's own elements, which carry the class `vl`, so that a host's elements keep
 * their look and a host's classes of the same names change nothing. Each of our classes also needs the mark: `.p-4`
 * becomes `.p-4.vl`; and the reset's rule for `button` becomes `.vl:where(button)`. Variables and animations get the
 * prefix `vl`.
 */
export function layeredStyles({ reset, own, classes, tags }: Parts): string {
  const base = `${limited(reset, ownElement(tags))}${own}`
  const rest = limited(
    withPrefix(classes),
    markedIn((first) => where([...first, marked])),
  )
  return `${layers}\n${minified(`@layer voie-libre.reset { ${base} } ${rest}`)}`
}

// Complete and first: bundlers move such statements to the top of the sheet, so an incomplete one would change the order.
const layers = '@layer base,voie-libre.properties,voie-libre.reset,voie-libre.base,voie-libre.utilities;'

/**
 * The same rules outside of layers. The mark counts twice, so that they beat rules of the host for `*`, `button`,
 * `[type='submit']` and `input[type='text']`, and the same classes of its own Tailwind, in any order. First reverts what
 * the host sets for the element.
 */
export function unlayeredStyles({ reset, own, classes, tags }: Parts): string {
  const base = `.${mark}:where(:not(svg, img)) { all: revert } ${limited(reset, ownElement(tags))}${own}`
  const rest = limited(
    withPrefix(classes),
    markedIn((first) => [marked, where(first)]),
  )
  return minified(`${limited(base, doubled)}${withoutLayers(limited(rest, doubled))}`)
}

function limited(css: string, change: (selector: Selector) => Selector | []): string {
  const visitor = { Selector: change }
  return transform({ filename: 'styles.css', code: Buffer.from(css), visitor }).code.toString()
}

function minified(css: string): string {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString()
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

const isMark = (part: SelectorComponent) => part.type === 'class' && part.name === mark
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

/**
 * Adds the mark to each part of a selector that names a class. Tailwind's distances between children have no specificity,
 * so that a child's own margin counts; `parent` gives them as much as the reset.
 */
function markedIn(parent: (first: SelectorComponent[]) => SelectorComponent[] | SelectorComponent) {
  return (selector: Selector): Selector => {
    const [only] = selector
    if (
      selector.length === 1 &&
      only?.type === 'pseudo-class' &&
      only.kind === 'where' &&
      only.selectors.length === 1
    ) {
      const [inner = []] = only.selectors
      const end = inner.findIndex(isCombinator)
      if (end > 0 && inner.slice(0, end).some(isClass)) return [parent(inner.slice(0, end)), inner.slice(end)].flat()
    }
    return splitAt(selector).flatMap(compound)
  }
}

/** Counts the mark of a class twice; a mark alone before `:where` stands for a distance between children. */
function doubled(selector: Selector): Selector {
  const first = selector.findIndex(isMark)
  const between = first === 0 && selector.some(isCombinator) && !selector.some((part) => isClass(part) && !isMark(part))
  if (between) return selector
  return selector.flatMap((part) => (isMark(part) ? [part, part] : [inside(part, doubled)]))
}

function splitAt(selector: Selector): SelectorComponent[][] {
  const parts: SelectorComponent[][] = [[]]
  for (const part of selector) {
    if (isCombinator(part)) parts.push([part], [])
    else parts.at(-1)?.push(part)
  }
  return parts
}

function compound(simple: SelectorComponent[]): SelectorComponent[] {
  const parts = simple.map((part) => inside(part, (inner) => splitAt(inner).flatMap(compound)))
  const at = parts.findIndex(isClass)
  return at < 0 || parts.some(isMark) ? parts : parts.toSpliced(at + 1, 0, marked)
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
