import { harbour } from './brands/harbour.ts'
import { volcano } from './brands/volcano.ts'
import { wireframe } from './brands/wireframe.ts'
import type { Brand } from './contract.ts'

export type { Brand, Colors, FontFallback, FontFile } from './contract.ts'
export { contrast, contrastPairs, faintPairs } from './contrast.ts'
export { brandCss } from './css.ts'
export { isBrand, missingTokens } from './shape.ts'

/** The brands this repository brings along; the first is the default. */
export const brands: readonly Brand[] = [harbour, volcano, wireframe]
