import faults from './faults.json' with { type: 'json' }

/** One thing that is wrong with a brand, as a path, the value found there, why it cannot be used, and what to do. */
export interface Finding {
  /** The token's path as in the file (`light.color.action`), or the name of a file beside it. */
  path: string
  /** The value as found, safe to print; or a word such as `missing`. */
  value: string
  reason: string
  mend: string
}

export const sentenceOf = ({ path, value, reason, mend }: Finding): string =>
  `${printable(path)} is ${value}: ${reason}. ${mend}`

const longest = 80

/** A value from a file as one printable line: control and invisible characters are escaped, and long values are cut. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value)
  const line = printable(text)
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

const printable = (text: string) =>
  text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`)

/** Reason and mend by the name of what is wrong. */
export const inWords = (name: keyof typeof faults): [reason: string, mend: string] => {
  const [reason = '', mend = ''] = faults[name]
  return [reason, mend]
}
export const said = (name: keyof typeof faults): string => fault(...inWords(name))

/** The message of a zod issue: reason and mend on a line each, below the value if it is shown in other words than its own. */
export const fault = (reason: string, mend: string, value?: string): string =>
  [...(value === undefined ? [] : [value]), reason, mend].join('\n')
export function findingOf(path: string, value: string, message: string): Finding {
  const lines = message.split('\n')
  const [mend = '', reason = '', own = value] = lines.toReversed()
  return { path, value: own, reason, mend }
}
