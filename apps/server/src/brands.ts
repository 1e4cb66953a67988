import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const opaque = z.string().check(z.regex(/^#[\da-f]{6}$/i))
const file = z.string().check(z.regex(/^[\w@-]+([./][\w@-]+)*$/))

/** The `brand.json` of a built brand. */
const builtBrand = z.object({
  label: z.string(),
  /** The colour of the browser's bar on phones. */
  theme: z.object({ light: opaque, dark: opaque }),
  /** Names with a hash of the content: style sheet, icon, home's picture, and the fonts of the first text. */
  files: z.object({ style: file, icon: file, hero: file, fonts: z.array(file) }),
})
export type BuiltBrand = z.output<typeof builtBrand>

/**
 * What the build of a brand tells, read at each call, so that a new brand works without a restart. Undefined for a brand
 * that is not in the folder, or that another release has built.
 */
export function readBrand(folder: string, name: string): BuiltBrand | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined
  try {
    return builtBrand.safeParse(JSON.parse(readFileSync(join(folder, name, 'brand.json'), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Tags for the head. The colours come first: they prevent a white flash in dark mode. */
export function brandHead(name: string, { theme, files }: BuiltBrand): readonly string[] {
  const base = `/brands/${name}`
  return [
    '<meta name="color-scheme" content="light dark" />',
    ...Object.entries(theme).map(
      ([light, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${light})" content="${color}" />`,
    ),
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${base}/${font}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<link rel="stylesheet" href="${base}/${files.style}" />`,
    `<link rel="icon" href="${base}/${files.icon}" type="image/svg+xml" />`,
  ]
}
