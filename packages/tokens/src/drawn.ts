import type { Brand } from './brand.ts'
import { blendOver, contrast, opaqueOf } from './color.ts'
import { modes } from './contract.ts'
import { modeImages } from './css.ts'
import type { Finding } from './finding.ts'

// What a picture draws, measured from its source without drawing it: a command has no canvas.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Shape extends Box {
  /** With its alpha, as `#rrggbbaa`. */
  color: string
}

type Point = readonly [x: number, y: number]
/** Numbers that each command of a path takes; the last two are the point that it leads to. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7 }

/** The points of a path's data: its corners, without the bulge of its curves. */
function pointsOf(data: string): Point[] {
  const points: Point[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', list = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase()
    if (kind === 'z') [x, y] = [startX, startY]
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    while (numbers.length > 0) {
      const last = numbers.splice(0, takes[kind] ?? numbers.length)
      const [fromX, fromY] = kind === command ? [x, y] : [0, 0]
      if (kind !== 'v') x = fromX + (last.at(kind === 'h' ? -1 : -2) ?? 0)
      if (kind !== 'h') y = fromY + (last.at(-1) ?? 0)
      if (kind === 'm' && points.length === 0) [startX, startY] = [x, y]
      points.push([x, y])
    }
  }
  return points
}

type Moves = readonly [scaleX: number, scaleY: number, x: number, y: number]
const unmoved: Moves = [1, 1, 0, 0]
const joinedMoves = ([scaleX, scaleY, x, y]: Moves, [byX, byY, moveX, moveY]: Moves): Moves => [
  scaleX * byX,
  scaleY * byY,
  x + scaleX * moveX,
  y + scaleY * moveY,
]

/** The numbers of a list such as a viewBox. */
export const numbersIn = (list: string): number[] =>
  list
    .trim()
    .split(/[\s,]+/)
    .map(Number)

/** Scale and shift of a transform; a rotation changes the place of a shape too little to matter here. */
const movesOf = (transform = '') =>
  [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce((before, [, name, list = '']) => {
    const [a = 0, b = name === 'scale' ? a : 0, , d = 1, e = 0, f = 0] = numbersIn(list)
    if (name === 'translate') return joinedMoves(before, [1, 1, a, b])
    if (name === 'scale') return joinedMoves(before, [a, b, 0, 0])
    return name === 'matrix' ? joinedMoves(before, [a, d, e, f]) : before
  }, unmoved)

type Attributes = Readonly<Record<string, string | undefined>>

function corners(element: string, given: Attributes, text: string): Point[] {
  const size = (name: string, otherwise = 0) => Number.parseFloat(given[name] ?? '') || otherwise
  const box = (x: number, y: number, wide: number, high: number): Point[] => [
    [x, y],
    [x + wide, y + high],
  ]
  const letter = size('font-size', 16)
  const [wide, high] = [size('rx', size('r')), size('ry', size('r'))]
  switch (element) {
    case 'rect':
      return box(size('x'), size('y'), size('width'), size('height'))
    case 'circle':
    case 'ellipse':
      return box(size('cx') - wide, size('cy') - high, 2 * wide, 2 * high)
    case 'line':
      return box(size('x1'), size('y1'), size('x2') - size('x1'), size('y2') - size('y1'))
    case 'text':
    case 'tspan':
      return text.trim() === '' ? [] : box(size('x'), size('y') - letter, text.length * letter * 0.56, letter)
    default:
      return pointsOf(given['d'] ?? `M${given['points'] ?? ''}`)
  }
}

const shapes = new Set('path rect circle ellipse line polyline polygon text tspan'.split(' '))
const inherited = ['fill', 'stroke', 'font-size', 'display', 'visibility']
const tag = /<(\/?)([a-z][\w:]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>([^<]*)/gi
/** They draw nothing where they stand. */
const stored = new Set('defs symbol clipPath mask pattern'.split(' '))
const declared = (rules: string) =>
  Object.fromEntries([...rules.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]))

/** The shapes that an SVG draws, from back to front. `svg` has passed the other rules of `checkPicture`. */
export function shapesOf(svg: string): Shape[] {
  const drawn: Shape[] = []
  const classes = Object.fromEntries(
    [...svg.matchAll(/\.([\w-]+)[\s\w.,#:-]*\{([^}]*)\}/g)].map(([, name = '', rules = '']) => [name, declared(rules)]),
  )
  const [, stop = 'black'] = /stop-color\s*[=:]\s*["']?\s*([^"';]+)/.exec(svg) ?? []
  const copies = /<use\s/.test(svg)
  const open: { given: Attributes; moves: Moves; opacity: number }[] = []
  for (const [, end, element = '', list = '', alone, text = ''] of svg.matchAll(tag)) {
    if (end === '/') {
      open.pop()
      continue
    }
    const around = open.at(-1) ?? { given: {}, moves: unmoved, opacity: 1 }
    const own: Attributes = Object.fromEntries(
      [...list.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const styles = (own['class'] ?? '').split(' ').map((name) => classes[name])
    const hidden = !copies && stored.has(element) && { display: 'none' }
    const styled = Object.assign({}, own, ...styles, declared(own['style'] ?? ''), hidden)
    const given: Attributes = { ...Object.fromEntries(inherited.map((name) => [name, around.given[name]])), ...styled }
    const moves = joinedMoves(around.moves, movesOf(own['transform']))
    const opacity = around.opacity * Number(given['opacity'] ?? 1)
    if (alone !== '/') open.push({ given, moves, opacity })
    if (!shapes.has(element) || given['display'] === 'none' || given['visibility'] === 'hidden') continue
    const points = corners(element, given, text)
    const along = (axis: 0 | 1) => points.map((point) => point[axis] * moves[axis] + moves[axis === 0 ? 2 : 3])
    const [xs, ys] = [along(0), along(1)]
    for (const paint of [given['fill'] ?? 'black', given['stroke'] ?? 'none']) {
      const [color, alpha] = opaqueOf(paint.startsWith('url') ? stop : paint)
      const byte = Math.round(alpha * opacity * Number(given['fill-opacity'] ?? 1) * 255)
      const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
      if (points.length < 2 || byte < 12 || (box.left === box.right && box.top === box.bottom)) continue
      drawn.push({ ...box, color: color + byte.toString(16).padStart(2, '0') })
    }
  }
  return drawn
}

const areaOf = ({ left, right, top, bottom }: Box) => Math.max(right - left, 1) * Math.max(bottom - top, 1)
const covers = (under: Box, over: Box) =>
  under.left <= over.left + 1 &&
  under.right >= over.right - 1 &&
  under.top <= over.top + 1 &&
  under.bottom >= over.bottom - 1

/** Below this contrast a mark cannot be made out. WCAG asks nothing of logos, and many are a bright yellow or orange. */
const leastSeen = 1.4

/** The share, 0 to 1, of a picture's shapes that are seen on a ground or on a shape behind them. */
function seenShare(drawn: readonly Shape[], ground: string): number {
  let [seen, all] = [0, 0]
  drawn.forEach((shape, index) => {
    const behind = drawn.slice(0, index).findLast((under) => under.color !== shape.color && covers(under, shape))
    const under = behind ? blendOver(behind.color, ground) : ground
    const area = areaOf(shape)
    all += area
    if (contrast(blendOver(shape.color, under), under) >= leastSeen) seen += area
  })
  return all === 0 ? 0 : seen / all
}

/** A finding for each logo that its readers cannot see where the header and the footer show it. `pictures` by file name. */
export function unseenLogos(brand: Brand, pictures: Readonly<Record<string, string>>): Finding[] {
  const found = modes.flatMap((mode) => {
    const { color } = brand.modes[mode]
    const { logo, logoOnBrand } = modeImages(brand, mode)
    const places = [[logo, 'surface-raised'] as const, [logoOnBrand, 'surface-brand'] as const]
    return places.flatMap(([name, ground]) => {
      const path = `${name}.svg`
      const picture = pictures[path]
      if (picture === undefined || seenShare(shapesOf(picture), color[ground]) >= 0.5) return []
      const reason = `most of it has the colour of ${mode}.color.${ground} (${color[ground]}), on which it stands`
      const mend = mode.startsWith('dark')
        ? `Draw ${path} lighter, or add a picture for dark mode to darkImages.`
        : 'Draw it in another colour.'
      return [{ path, value: 'not seen', reason, mend }]
    })
  })
  return found.filter((one, index) => found.findIndex(({ path }) => path === one.path) === index)
}
