import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Brand, Face } from './brand.ts'
import { type BrandCheck, checkBrand } from './check.ts'
import { brandCss, faceFileName, firstFont } from './css.ts'
import { unseenLogos } from './drawn.ts'
import { type Finding, findingOf, said, shown } from './finding.ts'
import { checkPicture } from './svg.ts'

/** The file names of a brand's images. */
export const imagesOf = ({ darkImages }: Pick<Brand, 'darkImages'>): readonly string[] =>
  ['logo', 'logo-on-brand', 'hero', 'favicon', ...darkImages.map((name) => `${name}-dark`)].map((name) => `${name}.svg`)

/** The path of a font file: beside the brand's file, in a package that is installed there or here, or in the published command. */
function faceFile(face: Face, folder: string): string | undefined {
  const { source } = face
  if (source.startsWith('./')) return join(folder, source)
  const inCommand = join(import.meta.dirname, 'fonts', faceFileName(face))
  return (
    found(() => createRequire(join(resolve(folder), 'brand.json')).resolve(source)) ??
    found(() => fileURLToPath(import.meta.resolve(source))) ??
    (existsSync(inCommand) ? inCommand : undefined)
  )
}

function found(resolveIt: () => string): string | undefined {
  try {
    return resolveIt()
  } catch {
    return undefined
  }
}

/** Checks a brand with the pictures and fonts beside it; `folder` holds its source files. */
export function checkBrandFolder(file: unknown, folder: string): BrandCheck {
  const check = checkBrand(file)
  const { brand } = check
  if (!brand) return check
  const pictures = imagesOf(brand).map((name) => {
    const path = join(folder, name)
    return existsSync(path)
      ? { name, path, ...checkPicture(name, readFileSync(path)) }
      : { name, path, faults: [missing(name, 'every page shows it', `Put the picture at ${path}.`)], warnings: [] }
  })
  const sound = pictures.filter(({ faults }) => faults.length === 0)
  const drawn = Object.fromEntries(sound.map(({ name, path }) => [name, readFileSync(path, 'utf8')]))
  return {
    ...check,
    faults: [
      ...check.faults,
      ...pictures.flatMap(({ faults }) => faults),
      ...unseenLogos(brand, drawn),
      ...brand.faces.flatMap((face) => faceFaults(face, faceFile(face, folder))),
    ],
    warnings: [...check.warnings, ...pictures.flatMap(({ warnings }) => warnings)],
  }
}

const missing = (path: string, reason: string, mend: string): Finding => ({ path, value: 'missing', reason, mend })

function faceFaults({ source }: Face, path: string | undefined): Finding[] {
  if (path === undefined || !existsSync(path)) {
    const mend = source.startsWith('./')
      ? `Put the font at ${path}.`
      : 'Install the package, or put the font beside the file.'
    return [missing(source, 'a face names it', mend)]
  }
  const first = readFileSync(path).subarray(0, 4)
  if (first.toString('latin1') === 'wOF2') return []
  const value = `a file that begins with ${shown(first.toString('latin1'))}`
  return [findingOf(source, value, said('woff2'))]
}

/**
 * Checks a brand and, if nothing refuses it, writes the files that a server serves into `target`: `brand.css`,
 * images and fonts, each under a name with a hash of its content, and `brand.json`, which tells these names. `brand.css` and the
 * images have their plain names too. `folder` holds the brand's source files; `base` is the address of the folder that will serve the others. Replaces an earlier build, and refuses any other
 * folder that is not empty.
 */
export function writeBrand(file: unknown, folder: string, target: string, base?: string): BrandCheck {
  const check = checkBrandFolder(file, folder)
  const { brand } = check
  if (!brand || check.faults.length > 0) return check
  const occupied = targetFaults(folder, target)
  if (occupied.length > 0) return { ...check, faults: occupied }
  const building = `${target}.building`
  rmSync(building, { recursive: true, force: true })
  mkdirSync(join(building, 'fonts'), { recursive: true })
  const pictures = imagesOf(brand).map((name): [string, string] => {
    const content = readFileSync(join(folder, name))
    writeFileSync(join(building, name), content)
    return [name, writeByContent(building, name, content)]
  })
  const faces = brand.faces.map((face): [string, string] => {
    const name = `fonts/${faceFileName(face)}`
    return [name, writeByContent(building, name, readFileSync(faceFile(face, folder) ?? name))]
  })
  const names = new Map([...pictures, ...faces])
  const nameOf = (name: string) => names.get(name) ?? name
  const css = brandCss(brand, base, nameOf)
  writeFileSync(join(building, 'brand.css'), css)
  const { name, label, modes } = brand
  // For `<meta name="theme-color">`, which a page needs before any style loads.
  const theme = { light: modes.light.color['surface-raised'], dark: modes.dark.color['surface-raised'] }
  // What the head of a page names, so that no server reads the style sheet.
  const files = {
    style: writeByContent(building, 'brand.css', css),
    icon: nameOf('favicon.svg'),
    hero: nameOf('hero.svg'),
    fonts: firstFaces(brand).map((face) => nameOf(`fonts/${faceFileName(face)}`)),
  }
  // A page may hold this text in a script element, which `<` could end.
  const about = JSON.stringify({ name, label, theme, files }).replaceAll('<', '\\u003c')
  writeFileSync(join(building, 'brand.json'), `${about}\n`)
  // A server may be using the folder: it changes at once.
  rmSync(target, { recursive: true, force: true })
  renameSync(building, target)
  return check
}

/** The faces of basic Latin that text and headings use; the browser loads others when a page needs them. */
const firstFaces = ({ faces, font }: Brand): readonly Face[] =>
  faces.filter(({ family, subset }) => subset === 'latin' && [font.body, font.heading].map(firstFont).includes(family))

/**
 * Writes a file under a name with a hash of its content, as in `logo.0f3a5c7d91b2.svg`, and texts compressed beside it. Each
 * machine that builds the same brand serves the same names, and a cache may keep them for ever. Returns the name.
 */
function writeByContent(folder: string, name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const named = name.replace(/\.\w+$/, (ending) => `.${hash}${ending}`)
  const path = join(folder, named)
  writeFileSync(path, content)
  if (!named.endsWith('.woff2')) {
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
  return named
}

/** The build empties its target, so the target must hold nothing but an earlier build. */
function targetFaults(folder: string, target: string): Finding[] {
  const way = relative(resolve(target), resolve(folder))
  const holdsSource = way === '' || !(way.startsWith(`..${sep}`) || way === '..')
  const names = existsSync(target) ? readdirSync(target) : []
  if (!holdsSource && (names.length === 0 || (names.includes('brand.css') && names.includes('brand.json')))) return []
  const value = holdsSource ? 'the folder of the brand’s own files' : 'a folder with other files'
  return [findingOf(target, value, said('ownFolder'))]
}
