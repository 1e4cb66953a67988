/**
 * Text as a search compares it: lower case, without accents, apostrophes alike, ligatures written out. "Émirats" and
 * "emirats", "l’avis" and "l'avis", "Straße" and "strasse" are the same to a driver.
 */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .toLowerCase()
        .replaceAll(/[ßæœ’]/g, (sign) => written[sign] ?? sign)

/** Without accents to take off, which costs ten times as much. `^` and the grave are counted as accents, so not here. */
const plain = /^[ -\]_a-~]*$/

const written: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
