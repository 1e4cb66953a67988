import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export interface Brands {
  has: (name: string) => boolean
  /** The name shown in its logo; undefined for a brand that was built without one. */
  label: (name: string) => Promise<string | undefined>
  /**
   * Tags for the head: supported colour schemes, colour of the browser's bar on phones, style sheet, icon, and the fonts
   * of the first text.
   */
  head: (name: string) => Promise<readonly string[]>
}

/** The brands of a folder, read per request, so that a new brand works without a restart. */
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

/** Prevents a white flash in dark mode. Empty for a brand that was built before dark mode existed. */
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

/** Font files of text and headings for basic Latin; the browser loads other ranges when a page needs them. */
function firstFaces(css: string): string[] {
  const used = ['body', 'heading'].map((role) => new RegExp(`--vl-font-${role}:\\s*['"]?([^'",;]+)`).exec(css)?.[1])
  const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) => {
    const family = /font-family:\s*['"]([^'"]+)/.exec(face)?.[1]
    const file = /url\(['"]?[^'")]*?(fonts\/[\w.@-]+\.woff2)/.exec(face)?.[1]
    const basic = /unicode-range:\s*U\+0000/.test(face) || !face.includes('unicode-range')
    return file !== undefined && basic && used.includes(family) ? [file] : []
  })
  return [...new Set(faces)]
}
