/**
 * Normalises text for a search: lower case, without accents and soft hyphens, with uniform apostrophes and expanded
 * ligatures, so that "Émirats" matches "emirats", "l’avis" "l'avis", and "Straße" "strasse".
 */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}|\u00AD/gu, '')
        .toLowerCase()
        .replaceAll(/[ßæœ’]/g, (sign) => written[sign] ?? sign)

/**
 * ASCII text has no accents, and removing them costs ten times as much. `^` and the grave count as accents, so they are
 * excluded.
 */
const plain = /^[ -\]_a-~]*$/

const written: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
