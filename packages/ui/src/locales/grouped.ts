const formats = new Map<string, Intl.NumberFormat>()

/** A number with the grouping of the language. Keeps the formats: making one takes as long as rendering some rows. */
export function grouped(number: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format.format(number)
}
