import { parisInstant, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import type { Language } from '@voie-libre/domain/reference/languages'
import PdfDocument from 'pdfkit'
import { creditCard } from './basket.ts'
import { profileOf } from './content/operators.ts'
import type { Db } from './db.ts'
import { fill, money, texts } from './locales/texts.ts'
import { linesOf, type Payment, type PaymentLine } from './payments.ts'

const margin = 56
const ink = '#1d2733'
const soft = '#5b6775'

/** A tagged PDF that names operator, plate, journeys, amounts, VAT, reference and date. [API-71, RESULT-19] */
export async function receiptPdf(
  db: Db,
  payments: readonly [Payment, ...Payment[]],
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[language].receipt
  const [first] = payments
  const title = `${words.title} ${first.reference}`
  const document = new PdfDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: profileOf(first.operator).name, CreationDate: first.paidAt ?? first.createdAt },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })

  const root = document.struct('Document')
  document.addStructure(root)
  // Standard fonts know Latin-1 and the euro sign, not the narrow spaces that Intl writes.
  const say = (
    tag: string,
    text: string,
    look: { size?: number; bold?: boolean; colour?: string; gap?: number } = {},
  ) => {
    const { size = 10.5, bold = false, colour = ink, gap = 0.25 } = look
    root.add(
      document.struct(tag, {}, () => {
        document
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .fillColor(colour)
          .text(text.replaceAll(/[\u202f\u2007]/g, '\u00a0'))
          .moveDown(gap)
      }),
    )
  }

  const labelled = (label: string, value: string) => labelledIn(language, label, value)
  say('P', profileOf(first.operator).name, { bold: true, size: 12, colour: soft })
  say('H1', words.title, { bold: true, size: 22, gap: 0.6 })
  for (const payment of payments) {
    const lines = await linesOf(db, payment.reference)
    say('P', labelled(words.reference, payment.reference), { bold: true })
    say('P', labelled(words.plate, `${displayPlate(payment.plate, payment.country)} (${payment.country})`))
    say('P', labelled(words.date, dateText(payment.paidAt ?? payment.createdAt, language)))
    say('P', labelled(words.method, methodText(payment, language)), { gap: 1 })
    say('H2', words.journeys, { bold: true, size: 14, gap: 0.5 })
    for (const line of lines) {
      const [heading, ...details] = lineTexts(line, language)
      say('P', heading, { bold: true })
      for (const detail of details) say('P', detail, { colour: soft })
      document.moveDown(0.35)
    }
    const sum = (part: (line: PaymentLine) => number) => lines.reduce((total, line) => total + part(line), 0)
    const vat = sum(vatOf)
    const surcharges = sum(({ entity }) => entity.indemnity)
    const paidBefore = sum(({ entity }) => entity.alreadyPaid)
    document.moveDown(0.5)
    say('P', labelled(words.net, money(sum(({ entity }) => entity.ttcPrice) - vat, language)))
    say('P', labelled(`${words.vat} (20 %)`, money(vat, language)))
    if (surcharges > 0) say('P', labelled(words.surcharges, money(surcharges, language)))
    if (paidBefore > 0) say('P', labelled(words.paidBefore, money(-paidBefore, language)))
    say('P', labelled(words.total, money(payment.amount, language)), { bold: true, size: 14, gap: 1.2 })
  }
  say('P', words.thanks, { colour: soft })
  root.end()
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}

function lineTexts({ kind, amount, entity }: PaymentLine, language: Language): [string, ...string[]] {
  const words = texts[language].receipt
  const number = entity.pvNumber ?? entity.cnpNumber ?? entity.ticketNumber
  const date = entity.date === undefined ? undefined : parisInstant(entity.date)
  const name = kind === 'prepayment' ? words.prepaid : words.journey
  const gates = [entity.in?.label, entity.out?.label].filter((label) => label !== undefined).join(' - ')
  const heading = [date && dateText(date, language), name, kind === 'prepayment' ? undefined : number]
  const details = [
    gates,
    labelledIn(language, words.amount, money(amount, language)),
    entity.indemnity === 0 ? '' : fill(words.indemnity, { amount: money(entity.indemnity, language) }),
    entity.alreadyPaid === 0 ? '' : fill(words.alreadyPaid, { amount: money(entity.alreadyPaid, language) }),
  ]
  return [heading.filter((part) => part !== undefined).join(' · '), ...details.filter((detail) => detail !== '')]
}

/** French puts a space before the colon. */
const labelledIn = (language: Language, label: string, value: string) =>
  `${label}${language === 'fr' ? '\u00a0:' : ':'} ${value}`

/** Tolls include 20 % VAT; a surcharge carries none. */
const vatOf = ({ entity }: PaymentLine) =>
  entity.tvaPrice === 0 ? entity.ttcPrice - Math.round(entity.ttcPrice / 1.2) : entity.tvaPrice

function methodText({ method, cardEnd }: Payment, language: Language): string {
  const words = texts[language].receipt
  return method === creditCard ? words.creditCard : fill(words.card, { type: method, end: cardEnd ?? '' })
}

function dateText(date: Date, language: Language): string {
  const [day = '', time = ''] = parisWallClock(date).split('T')
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  return `${shown} ${time.slice(0, 5)}`
}
