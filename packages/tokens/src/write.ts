import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from './contract.ts'
import { brandCss, fontFileName } from './css.ts'

/**
 * Writes what a server serves of one brand: `brand.css`, the images under their fixed names, the fonts.
 * `images` is the folder that the names in `brand.image` are relative to.
 */
export function writeBrand(brand: Brand, images: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'fonts'), { recursive: true })
  const { logo, logoOnBrand, hero, favicon } = brand.image
  const served = { 'logo.svg': logo, 'logo-on-brand.svg': logoOnBrand, 'hero.svg': hero, 'favicon.svg': favicon }
  for (const [name, source] of Object.entries(served)) copyFileSync(join(images, source), join(target, name))
  for (const font of brand.font.files) {
    copyFileSync(fileURLToPath(import.meta.resolve(font.source)), join(target, 'fonts', fontFileName(font)))
  }
  writeFileSync(join(target, 'brand.css'), brandCss(brand))
}
