/** A box of a component: where it is in the component, in px, and its distances. */
export interface Part {
  name: string
  left: number
  top: number
  width: number
  height: number
  /** Space between its edge and its content, in px. */
  padding: Sides
  /** Its distances and their tokens, such as `padding 8 px 16 px (2 and 4 × --vl-spacing)`. */
  measures: readonly string[]
  /** How many boxes of the component are like it. */
  count: number
}
interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

/** More boxes than a reader can tell apart in one drawing. */
const most = 12

/** The boxes of a rendered component that have a distance, a border or a corner, in document order, each kind once. */
export function anatomyOf(component: HTMLElement): Part[] {
  const origin = component.getBoundingClientRect()
  const tokens = tokenSizes(component.ownerDocument)
  const kinds = new Map<string, Part>()
  for (const element of withoutFrames(component).querySelectorAll('*')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    // Smaller ones are texts for screen readers; icons count as a whole.
    if (width < 4 || height < 4 || element.parentElement?.closest('svg') || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const padding = sidesOf(style, 'padding')
    const measures = element.localName === 'svg' ? [px(width)] : measuresOf(element, style, padding, tokens)
    if (measures.length === 0 || (measures.length === 1 && measures[0]?.startsWith('height'))) continue
    const name = nameOf(element)
    const kind = `${name}: ${measures.join()}`
    const known = kinds.get(kind)
    if (known) known.count += 1
    else {
      const place = { left: left - origin.left, top: top - origin.top, width, height }
      kinds.set(kind, { name, ...place, padding, measures, count: 1 })
    }
  }
  return [...kinds.values()].slice(0, most)
}

/** The element whose children are the component: a story may put invisible frames around it, as for a list that opens. */
function withoutFrames(component: Element): Element {
  const [only, ...others] = component.children
  if (!only || others.length > 0 || only.childElementCount === 0) return component
  const { borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(only)
  const isDrawn = borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none'
  return isDrawn ? component : withoutFrames(only)
}

function measuresOf(element: Element, style: CSSStyleDeclaration, padding: Sides, tokens: Tokens): string[] {
  const number = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0
  const spaces = (what: string, values: readonly number[]) =>
    values.some((value) => value > 0) ? [`${what} ${written(values)}${inSteps(values, tokens)}`] : []
  const named = (what: string, value: number, names: readonly string[]) => {
    const token = names.find((name) => Math.abs((tokens.get(name) ?? 0) - value) < 0.1)
    return value > 0 && token ? [`${what} ${px(value)} (\`${token}\`)`] : []
  }
  const isBox = /flex|grid/.test(style.display) && element.childElementCount > 1
  const margin = sidesOf(style, 'margin')
  return [
    ...spaces('padding', inOrder(padding)),
    ...spaces('margin', inOrder(margin)),
    ...(isBox ? spaces('gap', [...new Set([number('row-gap'), number('column-gap')])]) : []),
    ...named('height', element.getBoundingClientRect().height, ['--vl-size-control']),
    ...named('border', number('border-inline-start-width'), ['--vl-stroke-control', '--vl-stroke-card']),
    ...named('corner', number('border-start-start-radius'), ['--vl-radius-control', '--vl-radius-card']),
  ]
}

const sidesOf = (style: CSSStyleDeclaration, property: 'padding' | 'margin'): Sides => {
  const side = (name: string) => Math.max(0, Number.parseFloat(style.getPropertyValue(`${property}-${name}`)) || 0)
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }
}

/** As in CSS: one value, two or four. */
function inOrder({ top, right, bottom, left }: Sides): number[] {
  if (left !== right) return [top, right, bottom, left]
  if (top !== bottom) return [top, right, bottom]
  return top === right ? [top] : [top, right]
}

const px = (value: number) => `${Number(value.toFixed(1))} px`
const written = (values: readonly number[]) => values.map(px).join(' ')

/** The values as multiples of the brand's step, if all are. */
function inSteps(values: readonly number[], tokens: Tokens): string {
  const step = tokens.get('--vl-spacing') ?? 0
  const steps = values.map((value) => value / step)
  if (step === 0 || !steps.every((count) => Math.abs(count * 2 - Math.round(count * 2)) < 0.02)) return ''
  return ` (${steps.map((count) => Math.round(count * 2) / 2).join(' ')} × \`--vl-spacing\`)`
}

type Tokens = ReadonlyMap<string, number>

/** The sizes that the brand gives to tokens, in px. */
function tokenSizes(document: Document): Tokens {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.position = 'absolute'
  const names = ['spacing', 'size-control', 'stroke-control', 'stroke-card', 'radius-control', 'radius-card']
  const sizes = names.map((name): [string, number] => {
    probe.style.width = `var(--vl-${name})`
    return [`--vl-${name}`, Number.parseFloat(getComputedStyle(probe).width)]
  })
  probe.remove()
  return new Map(sizes)
}

/** An icon's name, or the tag with what tells it from others of its kind. */
function nameOf(element: Element): string {
  if (element.localName === 'svg') {
    const icon = element.querySelector('use')?.getAttribute('href')?.split('#')[1]
    return icon ? `icon ${icon}` : 'drawing'
  }
  const detail = element.getAttribute('role') ?? element.getAttribute('type')
  return detail ? `\`${element.localName}\` (${detail})` : `\`${element.localName}\``
}
