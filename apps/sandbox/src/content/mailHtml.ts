import type { Brand } from '@voie-libre/tokens'
import { html, raw } from 'hono/html'
import type { Language } from '../locales/languages.ts'
import { fill, texts } from '../locales/texts.ts'
import { brandOf } from './brand.ts'
import { localeOf } from '@voie-libre/domain/reference/languages'
import { profileOf } from './operators.ts'

export interface MailContent {
  operator: string
  language: Language
  /** Scheme and host of the site, with which every link begins. */
  origin: string
  subject: string
  /** The plain text: paragraphs between empty lines; an address has a line of its own, an item of a list begins with '- '. */
  text: string
  /** The label of the first address, which becomes a button. */
  button?: string | undefined
  /** What a reader looks for first, above the text's end. */
  facts?: readonly (readonly [term: string, value: string])[] | undefined
}

/**
 * Builds the HTML of an e-mail from its plain text, in the brand of its operator, with variants for dark mail programs. A
 * table with inline styles, because some programs know no other layout and drop style sheets.
 */
export async function mailHtml(content: MailContent): Promise<string> {
  const { operator, language, origin, subject, text, button = '', facts = [] } = content
  const brand = brandOf(operator)
  const { name, seller, email, phone } = profileOf(operator)
  const { color } = brand.modes.light
  const font = `font-family:${brand.font.body.replaceAll('"', "'")},Arial,sans-serif`
  const words = texts[language].mail
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => part.trim().split('\n'))
    .filter((lines) => lines.join('') !== '' && lines.join('') !== name)
  const mainLink = paragraphs.flat().find(isAddress)
  const shown = paragraphs.map((lines) => paragraph(lines, { mainLink, button, brand }))
  const place = paragraphs.findIndex((lines) => lines.some(isAddress))
  const table = facts.length > 0 && factTable(facts, brand)
  const body = await html`<!doctype html>
    <html lang="${localeOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(darkStyle(brand))}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${color.surface}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="page"
          style="background:${color.surface}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td
                    class="band"
                    style="background:${color['surface-brand']};padding:18px 28px;border-radius:10px 10px 0 0"
                  >
                    <img
                      src="${origin}/media/logo-${brand.name}.svg"
                      width="144"
                      height="36"
                      alt="${brand.label}"
                      style="display:block;border:0;color:${color['on-brand']};${font};font-size:22px;font-weight:700"
                    />
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:${color['surface-raised']};padding:28px 28px 12px;color:${color.text};${font};font-size:16px;line-height:1.5"
                  >
                    <h1 class="text" style="margin:0 0 20px;font-size:22px;line-height:1.25;color:${color.text}">
                      ${subject}
                    </h1>
                    ${place < 0 ? [shown, table] : [shown.slice(0, place), table, shown.slice(place)]}
                  </td>
                </tr>
                <tr>
                  <td
                    class="foot"
                    style="background:${color['surface-sunken']};padding:18px 28px;color:${color['text-soft']};${font};font-size:13px;line-height:1.5;border-radius:0 0 10px 10px"
                  >
                    <p style="margin:0 0 10px">${fill(words.trust, { origin })}</p>
                    <p style="margin:0">${seller.name}, ${seller.address}<br />${email} · ${phone}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return body.toString()
}

const isAddress = (line: string) => /^https?:/.test(line)

/** The colours of a dark mail program; `!important` wins against the inline ones. */
function darkStyle({ modes: { dark } }: Brand): string {
  const { color } = dark
  const rules = [
    `.page{background:${color.surface}!important}`,
    `.band{background:${color['surface-brand']}!important}`,
    `.card{background:${color['surface-raised']}!important;color:${color.text}!important}`,
    `.text{color:${color.text}!important}`,
    `.soft{color:${color['text-soft']}!important}`,
    `.foot{background:${color['surface-sunken']}!important;color:${color['text-soft']}!important}`,
    `.line{border-color:${color.line}!important}`,
    `.link{color:${color['action-text']}!important}`,
    `.press{background:${color['action-fill']}!important;color:${color['on-action-fill']}!important}`,
  ]
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}

interface Place {
  mainLink: string | undefined
  button: string
  brand: Brand
}

function paragraph(lines: readonly string[], { mainLink, button, brand }: Place) {
  const { color } = brand.modes.light
  const link = lines.find(isAddress)
  const items = lines.filter((line) => line.startsWith('- '))
  const said = lines.filter((line) => !isAddress(line) && !line.startsWith('- ')).join(' ')
  const label = said.replace(/\s*:$/, '')
  if (link !== undefined && link !== mainLink) {
    return html`<p style="margin:0 0 16px;font-size:14px">
      <a class="link" href="${link}" style="color:${color['action-text']}">${label}</a>
    </p>`
  }
  const list = html`<ul style="margin:0 0 16px;padding-left:20px">
    ${items.map((item) => html`<li style="margin:0 0 6px">${item.slice(2)}</li>`)}
  </ul>`
  return html`${said !== '' && label !== button && html`<p style="margin:0 0 16px">${said}</p>`}${items.length > 0 && list}${
    link !== undefined &&
    html`<p style="margin:4px 0 24px">
      <a
        class="press"
        href="${link}"
        style="display:inline-block;background:${color['action-fill']};color:${color['on-action-fill']};padding:13px 24px;border-radius:${radiusOf(brand)};font-weight:700;text-decoration:none"
        >${button}</a
      >
    </p>`
  }`
}

/** In pixels, because mail programs have no root size. */
const radiusOf = ({ radius }: Brand) =>
  radius.control.endsWith('rem') ? `${Number.parseFloat(radius.control) * 16}px` : radius.control

function factTable(facts: readonly (readonly [term: string, value: string])[], brand: Brand) {
  const { color } = brand.modes.light
  const cell = `padding:9px 0;border-bottom:1px solid ${color.line};vertical-align:top`
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="line"
    style="margin:0 0 20px;border-top:1px solid ${color.line};font-size:15px"
  >
    ${facts.map(
      ([term, value]) =>
        html`<tr>
          <td class="line soft" style="${cell};color:${color['text-soft']};padding-right:16px">${term}</td>
          <td
            class="line text"
            align="right"
            style="${cell};color:${color.text};font-weight:700${value.length < 20 && ';white-space:nowrap'}"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`
}
