import type { Brand } from './brand.ts'
import { srgbOf } from './color.ts'
import { type ColorName, colorNames, colorRoles, densities, type Density, type Mode, modes } from './contract.ts'
import { firstFont, textSizes } from './css.ts'
import { pixels } from './soundness.ts'
import { tokensText } from './dtcg.ts'

const modeNames: Readonly<Record<Mode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, more contrast',
  'dark-contrast': 'Dark, more contrast',
}

type Scope = 'ALL_SCOPES' | 'CORNER_RADIUS' | 'STROKE_FLOAT' | 'GAP' | 'WIDTH_HEIGHT' | 'FONT_SIZE' | 'FONT_FAMILY'
const scoped = (...scopes: readonly Scope[]) => ({ $extensions: { 'com.figma.scopes': scopes } })
const number = (length: string, scope: Scope) => ({ $type: 'number', $value: rounded(length), ...scoped(scope) })
const rounded = (length: string) => Math.round(pixels(length) * 1000) / 1000
const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** A colour as Figma writes it: components of sRGB from 0 to 1, alpha apart, and hex without alpha. */
function color(name: ColorName, hex: string) {
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', ...srgbOf(hex), hex: hex.slice(0, 7).toUpperCase() },
    $description: colorRoles[name],
    ...scoped('ALL_SCOPES'),
  }
}

/**
 * One mode of a brand as a file that Figma's import of variables reads: design tokens with the mode's name at the root,
 * one file per mode. Figma knows colours, numbers (px) and strings only, and every variable of a collection has a value
 * in each mode, so each file holds all of them.
 */
export function figmaFile(brand: Brand, mode: Mode, density: Density = brand.density): Record<string, unknown> {
  const { control, space } = brand.distances[density]
  const family = (stack: string) => ({ $type: 'string', $value: firstFont(stack), ...scoped('FONT_FAMILY') })
  return {
    color: Object.fromEntries(colorNames.map((name) => [name, color(name, brand.modes[mode].color[name])])),
    radius: mapped(brand.radius, (length) => number(length, 'CORNER_RADIUS')),
    stroke: mapped(brand.stroke, (length) => number(length, 'STROKE_FLOAT')),
    size: { control: number(control, 'WIDTH_HEIGHT'), space: number(space, 'GAP') },
    text: mapped(textSizes(brand), (size) => number(`${size.most}rem`, 'FONT_SIZE')),
    font: mapped(brand.font, family),
    $extensions: {
      'com.figma.modeName': density === brand.density ? modeNames[mode] : `${modeNames[mode]}, ${density}`,
    },
  }
}

/** The files of `figmaFile` for every mode and density, as text by file name; the brand's own density has no name in it. */
export function figmaFiles(brand: Brand): Readonly<Record<string, string>> {
  return Object.fromEntries(
    modes.flatMap((mode) =>
      densities.map((density) => {
        const variant = density === brand.density ? mode : `${mode}.${density}`
        return [`${brand.name}.${variant}.figma.json`, tokensText(figmaFile(brand, mode, density))]
      }),
    ),
  )
}
