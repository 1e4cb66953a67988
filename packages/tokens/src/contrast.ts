import type { Colors } from './contract.ts'

type Name = keyof Colors
interface Pair {
  upper: Name
  lower: Name
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for borders, icons and focus (1.4.11). */
  least: 4.5 | 3
}

const pairs = (least: Pair['least'], upper: Name, ...lowers: readonly Name[]): Pair[] =>
  lowers.map((lower) => ({ upper, lower, least }))

/** Every pair the components may draw; a pair that is not here is not to be used. */
export const contrastPairs: readonly Pair[] = [
  ...pairs(4.5, 'text', 'surface', 'surfaceRaised', 'surfaceSunken', 'actionSoft'),
  ...pairs(4.5, 'text', 'dangerSoft', 'successSoft', 'warningSoft', 'infoSoft'),
  ...pairs(4.5, 'textSoft', 'surface', 'surfaceRaised', 'surfaceSunken', 'actionSoft'),
  ...pairs(4.5, 'onBrand', 'surfaceBrand'),
  ...pairs(4.5, 'onBrandSoft', 'surfaceBrand'),
  ...pairs(4.5, 'action', 'surface', 'surfaceRaised', 'surfaceSunken', 'actionSoft'),
  ...pairs(4.5, 'actionHover', 'surface', 'surfaceRaised', 'surfaceSunken', 'actionSoft'),
  ...pairs(4.5, 'onAction', 'action', 'actionHover'),
  ...pairs(4.5, 'onAccent', 'accent'),
  ...pairs(3, 'accent', 'surfaceBrand'),
  ...pairs(4.5, 'danger', 'surface', 'surfaceRaised', 'surfaceSunken', 'dangerSoft'),
  ...pairs(4.5, 'onDanger', 'danger'),
  ...pairs(4.5, 'success', 'surface', 'surfaceRaised', 'surfaceSunken', 'successSoft'),
  ...pairs(4.5, 'warning', 'surface', 'surfaceRaised', 'surfaceSunken', 'warningSoft'),
  ...pairs(4.5, 'info', 'surface', 'surfaceRaised', 'surfaceSunken', 'infoSoft'),
  ...pairs(3, 'lineStrong', 'surface', 'surfaceRaised'),
  ...pairs(3, 'focus', 'surface', 'surfaceRaised', 'surfaceSunken', 'actionSoft'),
  ...pairs(4.5, 'plateInk', 'plateFace'),
  ...pairs(4.5, 'onPlateBand', 'plateBand'),
]

/** A colour's light, 0 to 1 (WCAG relative luminance). Throws on anything but #rgb and #rrggbb: only those have one. */
function luminance(color: string): number {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (!parts) throw new Error(`${color} is not written as #rgb or #rrggbb`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The pairs of a brand that are too faint, each with what it reaches. */
export function faintPairs(color: Colors): (Pair & { reached: number })[] {
  return contrastPairs
    .map((pair) => ({ ...pair, reached: contrast(color[pair.upper], color[pair.lower]) }))
    .filter(({ reached, least }) => reached < least)
}
