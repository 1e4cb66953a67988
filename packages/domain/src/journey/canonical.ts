import { countryCode, filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/**
 * The form in which a plate is stored, compared and sent: upper case, without spaces, dots, dashes and invisible
 * characters from copying. Does not swap look-alike letters. Normalises again at the end, because an accent may follow
 * its letter only after characters between them are removed. [OPEN-23]
 */
export const canonicalPlate = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(separators, '').normalize('NFKC')

const separators = /[\p{White_Space}\p{Dash}\p{Cc}\p{Cf}.·•]/gu

/** No country has longer plates. */
export const longestPlate = 15

/** Whether a canonical text may be a plate: only the server knows all formats. */
export const isPlate = (canonical: string): boolean =>
  canonical.length <= longestPlate && /^[\p{L}\p{N}]+$/u.test(canonical)

/** A plate with its country, as in a search, an account or an answer of the operator. */
type AnyPlate = { licensePlate: string; country: string } | { numberPlate: string; countryCode: string }

/** Whether two plates have the same country and canonical number, in any letter case. [GUARD-18, OPEN-25] */
export const isSamePlate = (one: AnyPlate, other: AnyPlate): boolean => plateKey(one) === plateKey(other)

/** A map key: equal for two plates exactly when `isSamePlate` is true. */
export function plateKey(plate: AnyPlate): string {
  const [country, number] =
    'licensePlate' in plate ? [plate.country, plate.licensePlate] : [plate.countryCode, plate.numberPlate]
  return `${country.toUpperCase()} ${canonicalPlate(number)}`
}

/**
 * The form in which a notice or case number is looked up: upper case, without spaces and signs, and without the words
 * before it, such as 'avis n°', or 'n°' within. [OPEN-23, OPEN-69]
 */
export function canonicalNumber(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/\p{Quotation_Mark}/gu, '')
    .replace(wordsBefore, '')
  return canonicalPlate(bare.replaceAll(/n°|\bn[or](?=[\s.:\d])|#/gi, '')).replaceAll(/[/,:;()]/g, '')
}

const wordsBefore =
  /^[\s(]*(?:(?:n°|#|(?:n[or]|num[ée]?ro|num|avis|de|paiement|dossier|r[ée]f(?:[ée]rence)?|notice|case)(?=[\s.:]))[\s.:]*)+/i

/** Whether a canonical text is too long for a plate and has the form of a notice or case number. [OPEN-69] */
export const isNumberOfNotice = (canonical: string): boolean => /^(?:[A-Z]{1,4}\d{8,}|\d{9,})$/.test(canonical)

/** The vehicle of a search: its canonical plate and its country. Stored under `form/plate`. [§3] */
export const plateSearch = z.object({ licensePlate: filled, country: countryCode })
export type PlateSearch = z.infer<typeof plateSearch>
