/**
 * The one form in which a plate is stored, compared and sent: upper case, without spaces, dots, dashes and the invisible
 * characters that copying brings along. Letters are never swapped. Normalised again at the end, since an accent may have
 * lost what stood between it and its letter. [OPEN-23]
 */
export function canonicalPlate(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(separators, '').normalize('NFKC')
}

const separators = /[\p{White_Space}\p{Dash}\p{Cc}\p{Cf}.·•]/gu

/** A plate with its country, as a search names it or as an account and the operator's answers do. */
type AnyPlate = { licensePlate: string; country: string } | { numberPlate: string; countryCode: string }

/** Whether two plates are one: the same country and the same canonical number. Letter case does not matter. [GUARD-18, OPEN-25] */
export function isSamePlate(one: AnyPlate, other: AnyPlate): boolean {
  return plateKey(one) === plateKey(other)
}

/** A text that is equal for two plates if they are one, to look plates up in a map. */
export function plateKey(plate: AnyPlate): string {
  const [country, number] =
    'licensePlate' in plate ? [plate.country, plate.licensePlate] : [plate.countryCode, plate.numberPlate]
  return `${country.toUpperCase()} ${canonicalPlate(number)}`
}

/** Notice and case numbers lose their spaces and nothing else. [OPEN-23] */
export function canonicalNumber(text: string): string {
  return text.replace(/[\p{White_Space}\u200b\ufeff]/gu, '')
}
