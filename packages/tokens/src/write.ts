import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand, Face } from './brand.ts'
import { brandCss, faceFileName } from './css.ts'

/** The names under which a brand's pictures lie, beside its file and where they are served. */
export const imagesOf = ({ darkImages }: Pick<Brand, 'darkImages'>): readonly string[] =>
  ['logo', 'logo-on-brand', 'hero', 'favicon', ...darkImages.map((name) => `${name}-dark`)].map((name) => `${name}.svg`)

/** Where a face's file is: beside the brand's own, or in a font package. Throws when the package is not installed. */
export const faceFile = ({ source }: Face, folder: string): string =>
  source.startsWith('.') ? join(folder, source) : fileURLToPath(import.meta.resolve(source))

/**
 * Writes what a server serves of one brand: `brand.css`, `brand.json`, the pictures, the fonts. `folder` is the one that
 * the brand's own files lie in.
 */
export function writeBrand(brand: Brand, folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'fonts'), { recursive: true })
  for (const name of imagesOf(brand)) copyFileSync(join(folder, name), join(target, name))
  for (const face of brand.faces) copyFileSync(faceFile(face, folder), join(target, 'fonts', faceFileName(face)))
  writeFileSync(join(target, 'brand.css'), brandCss(brand))
  const { name, label, modes } = brand
  // What the page's head says before any style has come: the colour of the bar that a phone draws above the page.
  const theme = { light: modes.light.color['surface-raised'], dark: modes.dark.color['surface-raised'] }
  writeFileSync(join(target, 'brand.json'), `${JSON.stringify({ name, label, theme })}\n`)
}
