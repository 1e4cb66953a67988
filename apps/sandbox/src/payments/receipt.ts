import { amountDue } from '@voie-libre/domain/journey/price'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { localeOf } from '@voie-libre/domain/reference/languages'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { encode, renderSVG } from 'uqr'
import { brandOf, logoOf } from '../content/brand.ts'
import { profileOf } from '../content/structure.ts'
import { dateTime, fill, type Language, money, texts } from '../locales/texts.ts'
import type { Db } from '../store/db.ts'
import { type Vehicle, vehicleOf } from '../store/vehicles.ts'
import { linesOf, methodText, type Payment, type PaymentLine } from './payments.ts'
import { verifyAddress } from './receiptSignature.ts'

const margin = 52

// These fonts have Latin Extended, Greek and Cyrillic letters for plates and gates from all of Europe.
const regular = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'))

declare global {
  // pdfkit accepts the scope of a table's header cell and the place of a figure, but its types lack them.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both'
      bbox?: readonly [number, number, number, number]
    }
  }
}

interface Look {
  size?: number
  strong?: boolean
  colour?: string
}
interface Place extends PDFKit.Mixins.TextOptions {
  x?: number
}
interface Cell extends Look {
  text: string
  notes?: readonly string[]
  head?: 'Row' | 'Column'
}

/**
 * Writes a PDF/UA file in the operator's brand, a page for each payment: seller, plate, journeys, VAT, total, method,
 * reference, date, and a code that leads to the check of the operator's signature. [API-71, RESULT-19]
 */
export async function receiptPdf(
  db: Db,
  payments: readonly [Payment, ...Payment[]],
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[language].receipt
  const [first] = payments
  const { name, seller, email, phone } = profileOf(first.operator)
  const brand = brandOf(first.operator)
  const { color } = brand.modes.light
  const [ink, soft] = ['#1a1a1a', '#565656']
  const title = `${words.title} ${first.reference}`
  const described: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 84 },
    bufferPages: true,
    font: regular,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: seller.name, CreationDate: first.paidAt ?? first.createdAt },
  }
  // A variable of type object, because pdfkit's types lack this subset.
  const subset: object = { subset: 'PDF/UA' }
  const document = new PdfDocument({ ...described, ...subset })
  const written = buffer(document)
  const width = document.page.width - 2 * margin
  const bottom = document.page.height - 84

  const root = document.struct('Document')
  document.addStructure(root)
  const applyStyle = ({ size = 10, strong = false, colour = ink }: Look) =>
    document
      .font(strong ? bold : regular)
      .fontSize(size)
      .fillColor(colour)
  const addText = (tag: string, text: string, look: Look = {}, { x = margin, ...place }: Place = {}) => {
    document.x = x
    root.add(document.struct(tag, {}, () => void applyStyle(look).text(text, place)))
    document.x = margin
  }
  /** Draws what screen readers leave out. */
  const decorate = (draw: () => void) => {
    const { x, y } = document
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
    document.x = x
    document.y = y
  }
  const rule = (y: number, colour: string, weight: number, start = 0) =>
    decorate(() => void document.rect(margin + width * start, y, width * (1 - start), weight).fill(colour))

  /** Adds a table with header cells, so that a screen reader announces them with the amounts. */
  const tabulate = (
    columns: readonly { share: number; align?: 'right' }[],
    rows: readonly (readonly Cell[])[],
    start = 0,
  ) => {
    const table = document.struct('Table')
    root.add(table)
    const places = columns.map(({ share, align }, column) => {
      const before = columns.slice(0, column).reduce((sum, one) => sum + one.share, start)
      return { x: margin + width * before, width: width * share - (align ? 0 : 8), align }
    })
    const heads = rows[0]?.every(({ head }) => head === 'Column') === true ? rows[0] : []
    /** Shows the heads again on another page; a screen reader knows them from the first. */
    const repeatHeads = () => {
      for (const [column, { text, ...look }] of heads.entries()) {
        const { x = margin, ...place } = places[column] ?? {}
        decorate(() => void applyStyle(look).text(text, x, margin, place))
      }
      if (heads.length === 0) return
      document.y = margin + 18
      rule(document.y, color['action-fill'], 1.25)
    }
    for (const cells of rows) {
      const heights = cells.map(({ text, notes = [], ...look }, column) => {
        const given = { width: places[column]?.width ?? width }
        const below = (note: string) => applyStyle({ size: 8.5 }).heightOfString(note, given)
        return applyStyle(look).heightOfString(text, given) + notes.reduce((sum, note) => sum + below(note), 0)
      })
      const height = Math.max(...heights) + 10
      if (document.y + height > bottom) {
        document.addPage()
        repeatHeads()
      }
      const { y } = document
      const row = document.struct('TR')
      table.add(row)
      for (const [column, { text, notes = [], head, ...look }] of cells.entries()) {
        const { x = margin, width: cell = width, align = 'left' } = places[column] ?? {}
        const write = () => {
          applyStyle(look).text(text, x, y + 5, { width: cell, align })
          for (const note of notes) applyStyle({ size: 8.5, colour: soft }).text(note, { width: cell, align })
        }
        row.add(document.struct(head ? 'TH' : 'TD', head ? { scope: head } : {}, write))
      }
      row.end()
      document.x = margin
      document.y = y + height
      if (cells === heads) rule(document.y, color['action-fill'], 1.25)
      else rule(document.y, '#d5d5d5', 0.5, start)
    }
    table.end()
  }

  const letterhead = () => {
    const top = document.y
    const logo = () => drawSvg(document, logoOf(brand.name, 'logo') ?? '', [margin, top], 38 / 40)
    root.add(document.struct('Figure', { alt: name, bbox: [margin, top, margin + 152, top + 38] }, logo))
    const place = { x: margin + width * 0.4, width: width * 0.6, align: 'right' } as const
    document.y = top
    addText('P', seller.name, { strong: true, size: 9 }, place)
    for (const line of [seller.address, fill(words.seller, seller), `${email} · ${phone}`])
      addText('P', line, { size: 8.5, colour: soft }, place)
    document.y = Math.max(document.y, top + 44) + 12
    rule(document.y, color['action-fill'], 2)
    document.y += 22
  }

  const summary = (payment: Payment, category: Vehicle['type']) => {
    addText('H1', words.title, { strong: true, size: 24, colour: ink })
    document.y += 10
    const top = document.y
    const box = { x: margin + width * 0.68, width: width * 0.32, height: 74 }
    decorate(() => void document.roundedRect(box.x, top, box.width, box.height, 6).fill(color['action-fill']))
    const inside = { x: box.x + 14, width: box.width - 28 }
    document.y = top + 16
    addText('P', words.total, { size: 9.5, colour: color['on-action-fill'] }, inside)
    addText('P', money(payment.amount, language), { size: 22, strong: true, colour: color['on-action-fill'] }, inside)
    document.y = top
    const classText = category === undefined ? '' : ` · ${words.vehicleClass} ${category}`
    const facts = [
      [words.reference, payment.reference],
      [words.date, dateTime(payment.paidAt ?? payment.createdAt, language)],
      [words.method, methodText(payment, language)],
      [words.plate, `${displayPlate(payment.plate, payment.country)} (${payment.country})${classText}`],
    ] as const
    for (const [term, value] of facts) {
      const place = { width: width * 0.62 }
      const both = () => {
        applyStyle({ colour: soft }).text(`${term}${language === 'fr' ? '\u00a0:' : ':'} `, {
          ...place,
          continued: true,
        })
        applyStyle({ strong: true }).text(value, place)
      }
      root.add(document.struct('P', {}, both))
      document.y += 5
    }
    document.y = Math.max(document.y, top + box.height) + 20
  }

  const heading = (text: string) => {
    if (document.y + 70 > bottom) document.addPage()
    addText('H2', text, { strong: true, size: 13 })
    document.y += 3
  }

  const check = async (payment: Payment) => {
    const address = await verifyAddress(db, payment)
    const look = { ecc: 'L', border: 0, pixelSize: 1 } as const
    const { size } = encode(address, look)
    const side = Math.min(118, size * 1.9)
    if (document.y + side + 56 > bottom) document.addPage()
    document.y += 24
    document.lineWidth(0.75)
    decorate(() => void document.roundedRect(margin, document.y, width, side + 32, 6).stroke('#d5d5d5'))
    const top = document.y + 16
    const start = margin + 16
    const code = () => drawSvg(document, renderSVG(address, look), [start, top], side / size)
    root.add(document.struct('Figure', { alt: words.qr, bbox: [start, top, start + side, top + side] }, code))
    const place = { width: width - side - 54 }
    const beside = { ...place, x: start + side + 22 }
    document.y = top + 4
    addText('H2', words.verify, { strong: true, size: 12 }, beside)
    document.y += 2
    const host = new URL(payment.origin).host
    addText('P', fill(words.verifyText, { host, operator: name }), { colour: soft, size: 9.5 }, beside)
    document.y += 4
    document.x = beside.x
    const link = () =>
      void applyStyle({ size: 9.5, strong: true, colour: color['action-text'] }).text(words.verifyLink, {
        ...place,
        link: address,
        underline: true,
      })
    const paragraph = document.struct('P')
    root.add(paragraph)
    paragraph.add(document.struct('Link', { alt: words.verifyLink }, link))
    paragraph.end()
    document.x = margin
    document.y = Math.max(document.y, top + side) + 32
  }

  for (const [at, payment] of payments.entries()) {
    if (at > 0) document.addPage()
    const lines = await linesOf(db, payment.reference)
    const vehicle = await vehicleOf(db, payment)
    letterhead()
    summary(payment, vehicle.type)
    heading(words.journeys)
    tabulate(
      // As wide as the longest date, heads and a usual way in five languages.
      [{ share: 0.372 }, { share: 0.37 }, { share: 0.075 }, { share: 0.183, align: 'right' }],
      [
        [words.day, words.way, words.vehicleClass, words.price].map(
          (text) => ({ text, head: 'Column', strong: true, size: 9, colour: soft }) as const,
        ),
        ...lines.map((line) => journeyCells(line, language, vehicle.type)),
      ],
    )
    const sum = (part: (line: PaymentLine) => number) => lines.reduce((total, line) => total + part(line), 0)
    const vat = sum(vatOf)
    const rate = (0.2).toLocaleString(localeOf(language), { style: 'percent' })
    const surcharges = sum(({ entity }) => entity.indemnity)
    const paidBefore = sum(({ entity }) => entity.alreadyPaid)
    const asked = sum(({ entity }) => amountDue(entity))
    document.y += 16
    const { y: before } = document
    heading(words.amounts)
    const thanks = lines.length > 1 ? `${words.thanks} ${words.rounding}` : words.thanks
    addText('P', thanks, { colour: soft, size: 9.5 }, { width: width * 0.42 })
    // On the page that the heading begins, if it begins one.
    document.y = document.y > before ? before : margin
    const amounts: { label: string; amount: number; look?: Look }[] = [
      { label: words.net, amount: sum(({ entity }) => entity.ttcPrice) - vat },
      { label: `${words.vat} (${rate})`, amount: vat },
      ...(surcharges > 0 ? [{ label: words.surcharges, amount: surcharges }] : []),
      ...(paidBefore > 0 ? [{ label: words.paidBefore, amount: -paidBefore }] : []),
      ...(payment.amount === asked ? [] : [{ label: words.difference, amount: payment.amount - asked }]),
      { label: words.total, amount: payment.amount, look: { strong: true, size: 12 } },
    ]
    tabulate(
      [{ share: 0.32 }, { share: 0.2, align: 'right' }],
      amounts.map(({ label, amount, look = {} }) => [
        { text: label, head: 'Row', ...look },
        { text: money(amount, language), ...look },
      ]),
      0.48,
    )
    await check(payment)
  }
  root.end()

  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    const y = document.page.height - 52
    // Otherwise text below the margin begins another page.
    document.page.margins.bottom = 0
    rule(y - 10, '#d5d5d5', 0.5)
    const place = { width, lineBreak: false }
    const numbers = fill(words.page, { page: String(page - start + 1), pages: String(count) })
    decorate(() => {
      applyStyle({ size: 8, colour: soft }).text(`${seller.name} · ${first.reference}`, margin, y, place)
      applyStyle({ size: 8, colour: soft }).text(numbers, margin, y, { ...place, align: 'right' })
    })
  }
  document.end()
  return new Uint8Array(await written)
}

function journeyCells(
  { kind, amount, rest, entity }: PaymentLine,
  language: Language,
  vehicleClass: Vehicle['type'],
): Cell[] {
  const words = texts[language].receipt
  const number = kind === 'prepayment' ? undefined : (entity.pvNumber ?? entity.cnpNumber ?? entity.ticketNumber)
  const date = entity.date === undefined ? undefined : parisInstant(entity.date)
  const name = kind === 'prepayment' ? words.prepaid : words.journey
  const gates = a79.wayText(entity).replace('→', '–') // The embedded fonts have no arrow.
  const numbered = number === undefined ? undefined : `${name} ${fill(words.number, { number })}`
  const notes = [
    gates === '' ? undefined : (numbered ?? (kind === 'prepayment' ? name : undefined)),
    entity.indemnity === 0 ? undefined : fill(words.indemnity, { amount: money(entity.indemnity, language) }),
    entity.alreadyPaid === 0 ? undefined : fill(words.alreadyPaid, { amount: money(entity.alreadyPaid, language) }),
    rest === 0 ? undefined : fill(words.rest, { amount: money(rest, language) }),
  ]
  return [
    { text: date === undefined ? '–' : dateTime(date, language), head: 'Row' },
    {
      text: gates === '' ? (numbered ?? name) : gates,
      strong: true,
      notes: notes.filter((note) => note !== undefined),
    },
    { text: String(entity.carCategory ?? vehicleClass ?? '–') },
    { text: money(amount, language) },
  ]
}

/** Computes the VAT: tolls include 20 %, surcharges none. */
const vatOf = ({ entity }: PaymentLine) =>
  entity.tvaPrice === 0 ? entity.ttcPrice - Math.round(entity.ttcPrice / 1.2) : entity.tvaPrice

type Document = InstanceType<typeof PdfDocument>

const attributes = (source: string): Record<string, string> =>
  Object.fromEntries([...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Draws circles, rectangles and paths, as in a logo or a code; a group passes its look on to them. */
function drawSvg(document: Document, svg: string, [x, y]: readonly [number, number], scale: number): void {
  document.save().translate(x, y).scale(scale)
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
