import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand, Face } from './brand.ts'
import { brandCss, faceFileName } from './css.ts'

/** The file names of a brand's images. */
export const imagesOf = ({ darkImages }: Pick<Brand, 'darkImages'>): readonly string[] =>
  ['logo', 'logo-on-brand', 'hero', 'favicon', ...darkImages.map((name) => `${name}-dark`)].map((name) => `${name}.svg`)

/** The path of a font file: beside the brand's file, or in a font package. Throws when the package is not installed. */
export const faceFile = ({ source }: Face, folder: string): string =>
  source.startsWith('.') ? join(folder, source) : fileURLToPath(import.meta.resolve(source))

/**
 * Writes the files of one brand that a server serves: `brand.css`, `brand.json`, images and fonts. `folder` holds the
 * brand's source files.
 */
export function writeBrand(brand: Brand, folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'fonts'), { recursive: true })
  for (const name of imagesOf(brand)) copyFileSync(join(folder, name), join(target, name))
  for (const face of brand.faces) copyFileSync(faceFile(face, folder), join(target, 'fonts', faceFileName(face)))
  writeFileSync(join(target, 'brand.css'), brandCss(brand))
  const { name, label, modes } = brand
  // For `<meta name="theme-color">`, which a page needs before any style loads.
  const theme = { light: modes.light.color['surface-raised'], dark: modes.dark.color['surface-raised'] }
  writeFileSync(join(target, 'brand.json'), `${JSON.stringify({ name, label, theme })}\n`)
}
