/**
 * Text as a search compares it: lower case, without accents, apostrophes alike, ligatures written out. "Émirats" and
 * "emirats", "l’avis" and "l'avis", "Straße" and "strasse" are the same to a driver.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœ’]/g, (sign) => written[sign] ?? sign)

const written: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
