import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export interface Brands {
  has: (name: string) => boolean
  /** The name that its logo shows; undefined for a brand that was built without one. */
  label: (name: string) => Promise<string | undefined>
  /**
   * What a page of this brand names in its head: in which lights it can show, the colour of the bar that a phone draws
   * above it, style sheet, icon, and the faces that its first words need.
   */
  head: (name: string) => Promise<readonly string[]>
}

/** The brands of a folder, read as they are now: one dropped there serves at once. */
export function createBrands(folder: string): Brands {
  const heads = new Map<string, { at: number; lines: readonly string[] }>()
  const has = (name: string) => /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, name, 'brand.css'))

  async function head(name: string): Promise<readonly string[]> {
    const file = join(folder, name, 'brand.css')
    const at = (await stat(file)).mtimeMs
    const known = heads.get(name)
    if (known?.at === at) return known.lines
    const base = `/brands/${name}`
    const lines = [
      ...(await lights(join(folder, name, 'brand.json'))),
      ...firstFaces(await readFile(file, 'utf8')).map(
        (face) => `<link rel="preload" href="${base}/${face}" as="font" type="font/woff2" crossorigin />`,
      ),
      `<link rel="stylesheet" href="${base}/brand.css?v=${Math.trunc(at).toString(36)}" />`,
      `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml" />`,
    ]
    heads.set(name, { at, lines })
    return lines
  }
  async function label(name: string): Promise<string | undefined> {
    const known = named.safeParse(await described(join(folder, name, 'brand.json')))
    return known.success ? known.data.label : undefined
  }
  return { has, label, head }
}

const opaque = z.string().check(z.regex(/^#[\da-f]{6}$/i))
const named = z.object({ label: z.string() })
const about = z.object({ theme: z.object({ light: opaque, dark: opaque }) })

/**
 * Said before any style has come, so that a page opened at night does not flash white. Nothing of a brand that was
 * built before it knew the dark.
 */
async function lights(file: string): Promise<string[]> {
  const known = about.safeParse(await described(file))
  if (!known.success) return []
  return [
    '<meta name="color-scheme" content="light dark" />',
    ...Object.entries(known.data.theme).map(
      ([light, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${light})" content="${color}" />`,
    ),
  ]
}

async function described(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}

/** Files of the faces that text and headings are set in: the basic Latin part, the rest comes when a page needs it. */
function firstFaces(css: string): string[] {
  const used = ['body', 'heading'].map((role) => new RegExp(`--font-${role}:\\s*['"]?([^'",;]+)`).exec(css)?.[1])
  const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) => {
    const family = /font-family:\s*['"]([^'"]+)/.exec(face)?.[1]
    const file = /url\(['"]?[^'")]*?(fonts\/[\w.@-]+\.woff2)/.exec(face)?.[1]
    const basic = /unicode-range:\s*U\+0000/.test(face) || !face.includes('unicode-range')
    return file !== undefined && basic && used.includes(family) ? [file] : []
  })
  return [...new Set(faces)]
}
