import { type Box, numbersIn, shapesOf } from './drawn.ts'
import lists from './drawable.json' with { type: 'json' }
import { type Finding, inWords, shown } from './finding.ts'
import { mostLevels } from './dtcg.ts'

// A picture of a brand is refused, not cleaned, when it has a part that is not on the lists of drawable.json. A sanitiser such as
// DOMPurify needs a DOM (megabytes of jsdom for a command) and changes pictures silently; a brand is checked by the
// people who draw it, who can export it again. The lists hold what draws, and nothing that runs, loads or animates.

const elements = new Set(lists.elements)
const paint = new Set(lists.paint)
const attributes = new Set(lists.attributes)
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

const mostUses = 50
const kilobyte = 1000
const mostBytes = (name: string) => (name.startsWith('hero') ? 400 : 100) * kilobyte

const part =
  /<!--(?:(?!--)[^])*-->|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

/** What is wrong with an SVG picture: `faults` refuse it, `warnings` are about its looks. `name` is its file's name. */
export function checkPicture(name: string, bytes: Uint8Array): { faults: Finding[]; warnings: Finding[] } {
  const faults: Finding[] = []
  const refuse = (value: string, reason: string, mend: string) => {
    if (!faults.some((known) => known.value === value)) faults.push({ path: name, value, reason, mend })
    return { faults, warnings: [] }
  }
  // Other files are often renamed to .svg.
  const disguised = lists.signatures.find(({ first }) => first.every((byte, index) => bytes[index] === byte))?.file
  if (disguised !== undefined) {
    return refuse(disguised, ...inWords('renamedFile'))
  }
  if (bytes.length > mostBytes(name)) {
    const mend = `Simplify it to ${mostBytes(name) / kilobyte} kB or less.`
    return refuse(`${Math.round(bytes.length / kilobyte)} kB`, 'every page loads it before anything else', mend)
  }
  const text = decoded(bytes)
  if (text === undefined || text.trim() === '') {
    return refuse(text === undefined ? 'no UTF-8 text' : 'empty', ...inWords('noPicture'))
  }

  const open: string[] = []
  let box: readonly number[] | undefined
  let roots = 0
  let uses = 0
  const source = text.replace(/^\uFEFF?\s*(<\?xml[^?]*\?>)?\s*/, '')
  part.lastIndex = 0
  while (part.lastIndex < source.length) {
    const from = part.lastIndex
    const found = part.exec(source)
    if (!found) return refuse(shown(source.slice(from, from + 24)), ...inWords('unreadable'))
    const [whole, closing, element, list = '', alone] = found
    if (element === undefined) {
      const outside = open.length === 0 && !whole.startsWith('<!--') && whole.trim() !== ''
      if (outside || (!whole.startsWith('<!--') && entity.test(whole)))
        refuse(shown(whole.trim()), ...inWords('unreadable'))
      if (open.at(-1) === 'style') checkStyle(whole, refuse)
      continue
    }
    if (closing === '/') {
      if (open.pop() !== element) refuse(`</${shown(element).slice(1, -1)}>`, ...inWords('unreadable'))
      continue
    }
    const isRoot = open.length === 0
    if (isRoot) roots += 1
    if (alone !== '/' && open.push(element) > mostLevels) {
      const mend = `Export it with at most ${mostLevels} levels of groups.`
      return refuse('nested too deep', 'a picture needs few, and so many are a mistake of a program', mend)
    }
    if (!elements.has(element)) {
      const reason = 'only shapes, text and gradients are allowed: nothing that runs, loads or animates'
      const mend = `Remove <${element}>, or export the picture as plain SVG with outlines.`
      refuse(`a picture with <${element}>`, reason, mend)
      continue
    }
    if (element === 'use') uses += 1
    for (const [, key = '', double, single] of list.matchAll(attribute)) {
      const value = double ?? single ?? ''
      checkAttribute(element, key, value, refuse)
      if (isRoot && key === 'viewBox') box = numbersIn(value)
    }
    const mend = `Add xmlns="${namespaces['xmlns']}".`
    if (isRoot && !/\sxmlns\s*=/.test(list))
      refuse('a picture without xmlns', 'browsers draw it only in the SVG namespace', mend)
    if (isRoot && element !== 'svg') refuse(`<${element}>`, ...inWords('outermost'))
  }
  if (open.length > 0 || roots !== 1) refuse('cut off', ...inWords('unreadable'))
  if (uses > mostUses) refuse(`${uses} <use>`, 'copies of copies can freeze a browser', `Use ${mostUses} at most.`)
  if (roots === 1 && !isBox(box)) refuse('a picture without viewBox', ...inWords('viewBox'))
  const isElsewhere = ({ left, right, top, bottom }: Box) =>
    isBox(box) && (right < box[0] || bottom < box[1] || left > box[0] + box[2] || top > box[1] + box[3])
  // The measure ignores turns, which can bring a shape into the picture.
  const isTurned = /<use\s|rotate|skew|matrix/.test(source)
  if (faults.length === 0 && !isTurned && shapesOf(source).every(isElsewhere))
    refuse('empty', ...inWords('drawsNothing'))
  return { faults, warnings: isBox(box) ? shapeWarnings(name, box) : [] }
}

type Refuse = (value: string, reason: string, mend: string) => unknown

function checkAttribute(element: string, key: string, value: string, refuse: Refuse): void {
  const what = `a picture with ${key}=${shown(value)} on <${element}>`
  if (entity.test(value) || /&#/.test(value)) refuse(what, ...inWords('entities'))
  else if (key in namespaces) {
    if (value !== namespaces[key]) refuse(what, 'this is another namespace', `Write ${namespaces[key]}.`)
  } else if (!attributes.has(key) && !paint.has(key)) {
    refuse(what, 'the attribute draws nothing, or runs a script', `Remove ${key}, or export the picture as plain SVG.`)
  } else if (key === 'href' || key === 'xlink:href') {
    if (!/^#[\w.-]+$/.test(value)) refuse(what, ...inWords('loads'))
  } else if (key === 'style') checkStyle(`{${value}}`, refuse)
  else if (!isOwnPaint(value)) refuse(what, ...inWords('loadsPaint'))
}

/** `url()` of a part of the picture itself is the only function that loads. */
const isOwnPaint = (value: string) =>
  !/javascript:|data:|expression|\\/i.test(value) &&
  [...value.matchAll(/url\s*\(([^)]*)\)?/gi)].every(([, target = '']) => /^\s*["']?#[\w.-]+["']?\s*$/.test(target))

/** A style sheet inside the picture: rules of the paint properties only. */
function checkStyle(css: string, refuse: Refuse): void {
  const rules = css.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, '')
  const what = `a picture with the style ${shown(rules.trim())}`
  if (/[@<\\]/.test(rules) || !isOwnPaint(rules)) {
    refuse(what, ...inWords('sheet'))
    return
  }
  for (const [, body = ''] of rules.matchAll(/\{([^}]*)\}/g)) {
    for (const declaration of body.split(';')) {
      const [property = ''] = declaration.split(':')
      const name = property.trim()
      if (name !== '' && !paint.has(name)) refuse(what, `${shown(name)} does not draw`, `Remove ${name}.`)
    }
  }
}

const isBox = (box: readonly number[] | undefined): box is readonly [number, number, number, number] =>
  box?.length === 4 && box.every(Number.isFinite) && box.slice(2).every((size) => size > 0)

/** The header draws a logo in a box four times as wide as high, a browser draws an icon in a square. */
const shapes = [
  [/^logo/, 3, 5.5, 'four times as wide as high', '160 40'],
  [/^favicon/, 0.8, 1.25, 'square', '40 40'],
] as const

function shapeWarnings(name: string, [, , width, height]: readonly [number, number, number, number]): Finding[] {
  const ratio = width / height
  return shapes
    .filter(([names, least, most]) => names.test(name) && (ratio < least || ratio > most))
    .map(([, , , place, size]) => ({
      path: name,
      value: `${width} by ${height}`,
      reason: `its place is ${place}, so it is drawn small, with empty space around it`,
      mend: `Draw it for a viewBox such as "0 0 ${size}".`,
    }))
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
