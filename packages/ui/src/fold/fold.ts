/**
 * Normalises text for a search: lower case, without accents and soft hyphens, with uniform apostrophes and expanded
 * ligatures, so that "Émirats" matches "emirats", "l’avis" "l'avis", and "Straße" "strasse".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}|\u00AD/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœ’]/g, (sign) => written[sign] ?? sign)

const written: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
