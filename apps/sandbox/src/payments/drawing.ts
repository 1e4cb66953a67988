import type PdfDocument from 'pdfkit'

type Document = InstanceType<typeof PdfDocument>

const attributes = (source: string): Record<string, string> =>
  Object.fromEntries([...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Draws the circles, rectangles and paths of a logo of 160 x 40 units; a group passes its look on to them. */
export function drawLogo(document: Document, svg: string, [x, y]: readonly [number, number], height: number): void {
  document
    .save()
    .translate(x, y)
    .scale(height / 40)
  const groups: Record<string, string>[] = []
  for (const [, end, tag = '', source = ''] of svg.matchAll(/<(\/?)(g|circle|rect|path)\b([^>]*)>/g)) {
    if (tag !== 'g') drawShape(document, tag, Object.assign({}, ...groups, attributes(source)))
    else if (end === '/') groups.pop()
    else groups.push(attributes(source))
  }
  document.restore()
}

function drawShape(document: Document, tag: string, shape: Readonly<Record<string, string>>): void {
  const size = (name: string) => Number(shape[name] ?? 0)
  document.save()
  for (const [, name, list = ''] of (shape['transform'] ?? '').matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second = name === 'scale' ? first : 0] = list.split(/[\s,]+/).map(Number)
    if (name === 'scale') document.scale(first, second)
    else document.translate(first, second)
  }
  if (tag === 'circle') document.circle(size('cx'), size('cy'), size('r'))
  else if (tag === 'rect') document.roundedRect(size('x'), size('y'), size('width'), size('height'), size('rx'))
  else document.path(shape['d'] ?? '')
  const dash = (shape['stroke-dasharray'] ?? '').split(' ').map(Number)
  if (shape['stroke-dasharray'] !== undefined) document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 })
  if (shape['stroke'] !== undefined) document.lineWidth(size('stroke-width')).stroke(shape['stroke'])
  else document.fill(shape['fill'] ?? '#000000')
  document.restore()
}

export function drawCode(
  document: Document,
  modules: readonly (readonly boolean[])[],
  [x, y]: readonly [number, number],
  size: number,
): void {
  const side = size / modules.length
  for (const [row, line] of modules.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark) document.rect(x + column * side, y + row * side, side, side)
    }
  }
  document.fill('#000000')
}
