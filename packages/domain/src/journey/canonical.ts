/**
 * The one form in which a plate is stored, compared and sent: upper case, without spaces, dots, dashes and the invisible
 * characters that copying brings along. Letters are never swapped. Normalised again at the end, since an accent may have
 * lost what stood between it and its letter. [OPEN-23]
 */
export function canonicalPlate(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(separators, '').normalize('NFKC')
}

const separators = /[\p{White_Space}\p{Dash}\p{Cc}\p{Cf}.·•]/gu

/** Notice and case numbers lose their spaces and nothing else. [OPEN-23] */
export function canonicalNumber(text: string): string {
  return text.replace(/[\p{White_Space}\u200b\ufeff]/gu, '')
}
