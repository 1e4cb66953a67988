import { amountDue } from '@voie-libre/domain/journey/price'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import type { Language } from '../locales/languages.ts'
import { creditCard } from './basket.ts'
import { profileOf } from '../content/operators.ts'
import type { Db } from '../store/db.ts'
import { fill, localeOf, money, percent, texts } from '../locales/texts.ts'
import { linesOf, type Payment, type PaymentLine } from './payments.ts'

const margin = 56
const ink = '#1d2733'
const soft = '#5b6775'

// These fonts have Latin Extended, Greek and Cyrillic letters for plates and gates from all of Europe.
const regular = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'))

declare global {
  // pdfkit accepts the scope of a table's header cell, but its types lack it.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both'
    }
  }
}

/** Writes a PDF/UA file with operator, plate, journeys, amounts, VAT, reference and date. [API-71, RESULT-19] */
export async function receiptPdf(
  db: Db,
  payments: readonly [Payment, ...Payment[]],
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[language].receipt
  const [first] = payments
  const title = `${words.title} ${first.reference}`
  const described: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin,
    font: regular,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: profileOf(first.operator).name, CreationDate: first.paidAt ?? first.createdAt },
  }
  // A variable of type object, because pdfkit's types lack this subset.
  const subset: object = { subset: 'PDF/UA' }
  const document = new PdfDocument({ ...described, ...subset })
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })

  const root = document.struct('Document')
  document.addStructure(root)
  interface Look {
    size?: number
    strong?: boolean
    colour?: string
    gap?: number
  }
  const applyStyle = ({ size = 10.5, strong = false, colour = ink }: Look) =>
    document
      .font(strong ? bold : regular)
      .fontSize(size)
      .fillColor(colour)
  const addText = (tag: string, text: string, look: Look = {}) => {
    const paragraph = document.struct(tag, {}, () => {
      applyStyle(look)
        .text(text)
        .moveDown(look.gap ?? 0.25)
    })
    root.add(paragraph)
  }
  const width = document.page.width - 2 * margin
  /** Adds a table with row headers, so that a screen reader announces them with the amounts. */
  const tabulate = (rows: readonly { label: string; amount: string; look?: Look }[]) => {
    const table = document.struct('Table')
    root.add(table)
    for (const { label, amount, look = {} } of rows) {
      const row = document.struct('TR')
      table.add(row)
      const height = applyStyle(look).heightOfString(label, { width: width * 0.7 }) + 6
      if (document.y + height > document.page.height - margin) document.addPage()
      const { y } = document
      row.add(
        document.struct(
          'TH',
          { scope: 'Row' },
          () => void applyStyle(look).text(label, margin, y, { width: width * 0.7 }),
        ),
      )
      row.add(document.struct('TD', {}, () => void applyStyle(look).text(amount, margin, y, { width, align: 'right' })))
      row.end()
      document.x = margin
      document.y = y + height
    }
    table.end()
  }

  const labelled = (label: string, value: string) => labelledIn(language, label, value)
  addText('P', profileOf(first.operator).name, { strong: true, size: 12, colour: soft })
  addText('H1', words.title, { strong: true, size: 22, gap: 0.6 })
  for (const payment of payments) {
    const lines = await linesOf(db, payment.reference)
    addText('P', labelled(words.reference, payment.reference), { strong: true })
    addText('P', labelled(words.plate, `${displayPlate(payment.plate, payment.country)} (${payment.country})`))
    addText('P', labelled(words.date, dateText(payment.paidAt ?? payment.createdAt, language)))
    addText('P', labelled(words.method, methodText(payment, language)), { gap: 1 })
    addText('H2', words.journeys, { strong: true, size: 14, gap: 0.5 })
    for (const line of lines) {
      const [heading, ...details] = lineTexts(line, language)
      addText('P', heading, { strong: true })
      for (const detail of details) addText('P', detail, { colour: soft })
      document.moveDown(0.35)
    }
    const sum = (part: (line: PaymentLine) => number) => lines.reduce((total, line) => total + part(line), 0)
    const vat = sum(vatOf)
    const surcharges = sum(({ entity }) => entity.indemnity)
    const paidBefore = sum(({ entity }) => entity.alreadyPaid)
    const asked = sum(({ entity }) => amountDue(entity))
    document.moveDown(0.5)
    const amounts = [
      { label: words.net, amount: sum(({ entity }) => entity.ttcPrice) - vat },
      { label: `${words.vat} (${percent(20, language)})`, amount: vat },
      ...(surcharges > 0 ? [{ label: words.surcharges, amount: surcharges }] : []),
      ...(paidBefore > 0 ? [{ label: words.paidBefore, amount: -paidBefore }] : []),
      ...(payment.amount === asked ? [] : [{ label: words.difference, amount: payment.amount - asked }]),
      { label: words.total, amount: payment.amount, look: { strong: true, size: 14 } },
    ]
    addText('H2', words.amounts, { strong: true, size: 14, gap: 0.5 })
    tabulate(amounts.map((row) => ({ ...row, amount: money(row.amount, language) })))
    document.moveDown(1.2)
  }
  addText('P', words.thanks, { colour: soft })
  root.end()
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}

function lineTexts({ kind, amount, rest, entity }: PaymentLine, language: Language): [string, ...string[]] {
  const words = texts[language].receipt
  const number = entity.pvNumber ?? entity.cnpNumber ?? entity.ticketNumber
  const date = entity.date === undefined ? undefined : parisInstant(entity.date)
  const name = kind === 'prepayment' ? words.prepaid : words.journey
  const gates = a79.wayText(entity).replace('→', '–') // The embedded fonts have no arrow.
  const heading = [date && dateText(date, language), name, kind === 'prepayment' ? undefined : number]
  const details = [
    gates,
    labelledIn(language, words.amount, money(amount, language)),
    entity.indemnity === 0 ? '' : fill(words.indemnity, { amount: money(entity.indemnity, language) }),
    entity.alreadyPaid === 0 ? '' : fill(words.alreadyPaid, { amount: money(entity.alreadyPaid, language) }),
    rest === 0 ? '' : fill(words.rest, { amount: money(rest, language) }),
  ]
  return [heading.filter((part) => part !== undefined).join(' · '), ...details.filter((detail) => detail !== '')]
}

const labelledIn = (language: Language, label: string, value: string) =>
  `${label}${language === 'fr' ? '\u00a0:' : ':'} ${value}`

/** Computes the VAT: tolls include 20 %, surcharges none. */
const vatOf = ({ entity }: PaymentLine) =>
  entity.tvaPrice === 0 ? entity.ttcPrice - Math.round(entity.ttcPrice / 1.2) : entity.tvaPrice

function methodText({ method, cardEnd }: Payment, language: Language): string {
  const words = texts[language].receipt
  return method === creditCard ? words.creditCard : fill(words.card, { type: method, end: cardEnd ?? '' })
}

const dateText = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/Paris',
  }).format(date)
