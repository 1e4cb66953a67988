import { isNumberOfNotice, isPlate } from './canonical.ts'
import { defaultCountry } from '../reference/defaultCountry.ts'
import lookAlikes from './lookAlikes.json' with { type: 'json' }
import formats from './plateFormats.json' with { type: 'json' }

export { canonicalNumber, canonicalPlate, isNumberOfNotice } from './canonical.ts'

/**
 * Plate formats of the countries most frequent on French motorways, the most frequent first: an example, then the
 * patterns. `A` is a letter, `9` a digit, `{1,3}` a count; other letters, spaces and dashes stand for themselves. They
 * only serve to display and suggest plates: a plate that fits no pattern is also valid. [OPEN-23]
 */
export const plateFormats: Readonly<Record<string, readonly string[]>> = formats

/** A canonical plate in the groups of its country; unchanged when no pattern of the country fits. */
export function displayPlate(canonical: string, country: string): string {
  const fitting = formatsOf(country).find(({ shape }) => shape.test(canonical))
  return fitting ? canonical.replace(fitting.shape, fitting.grouping) : canonical
}

export const plateHint = (country: string): string | undefined => plateFormats[country]?.[0]

/** Whether a canonical plate has a shape that its country issues. */
export const fitsCountry = (canonical: string, country: string): boolean =>
  formatsOf(country).some(({ shape }) => shape.test(canonical))

/**
 * The country whose plates have this form, if a text typed as a number of a notice is a plate: the country of the last
 * search, else the most frequent. Undefined for digits alone, which are a number. If the operator does not know the
 * number, any text with a letter may be a plate. [OPEN-69]
 */
export function countryOfPlate(canonical: string, searched: string, unknown = false): string | undefined {
  if (!/\p{L}/u.test(canonical)) return undefined
  if (fitsCountry(canonical, searched)) return searched
  const mayBe = unknown && isPlate(canonical) && !isNumberOfNotice(canonical)
  return likelyCountries(canonical, searched)[0] ?? (mayBe ? searched : undefined)
}

/**
 * At most four corrections of a plate that was not found, without the plate itself. The country's patterns, the current
 * one first, decide which look-alike characters are swapped; without patterns, each single swap is a suggestion. A
 * plate that fits a pattern has no suggestions.
 */
export function plateVariants(canonical: string, country: string = defaultCountry): string[] {
  const plate = latin(canonical)
  const shapes = formatsOf(country).map(({ shape }) => shape)
  const guesses = shapes.some((shape) => shape.test(plate)) ? [] : guessesOf(plate, shapes)
  const issued = guesses.filter((guess) => !new RegExp(neverIssued[country] ?? '^$').test(guess))
  return [...new Set([plate, ...issued])].filter((guess) => guess !== canonical).slice(0, 4)
}

/** No country has longer plates, and all combinations of a longer text would take long to try. */
const maxPlateLength = 10

function guessesOf(plate: string, shapes: readonly RegExp[]): string[] {
  if (plate.length > maxPlateLength) return []
  const swapped = swaps(plate)
  const fitting = shapes.flatMap((shape) => swapped.filter(({ text }) => shape.test(text)))
  return (shapes.length > 0 ? fitting : swapped.filter(({ count }) => count === 1)).map(({ text }) => text)
}

/** At most four other countries whose patterns fit this plate, the most frequent first. */
export function likelyCountries(canonical: string, except: string): string[] {
  return Object.keys(plateFormats)
    .filter((country) => country !== except && fitsCountry(canonical, country))
    .slice(0, 4)
}

/**
 * Suggests at most three countries that a plate fits better than the chosen one: none if it fits a pattern of the chosen
 * country, or if that country has no patterns. Only a hint: a plate that fits no pattern is also valid. [OPEN-23]
 */
export function plateDoubt(canonical: string, country: string): string[] {
  if (canonical === '' || formatsOf(country).length === 0 || fitsCountry(canonical, country)) return []
  return likelyCountries(canonical, country).slice(0, 3)
}

/** Characters that no plate of a country has: a typed one is displayed and searched, but none is suggested. */
const neverIssued: Readonly<Record<string, string>> = lookAlikes.neverIssued
const confusions: Readonly<Record<string, string>> = lookAlikes.confusions

/** Every way to swap the confusable characters of a text, with the number of swaps; the fewest first. */
function swaps(plate: string): { text: string; count: number }[] {
  let begun = [{ text: '', count: 0 }]
  for (const character of plate) {
    const other = confusions[character]
    begun = begun.flatMap(({ text, count }) => [
      ...(other === undefined ? [] : [{ text: text + other, count: count + 1 }]),
      { text: text + character, count },
    ])
  }
  return begun.toSorted((one, another) => one.count - another.count)
}

/** The Latin letter of each Cyrillic or Greek one that looks like it. */
const latinOf: Readonly<Record<string, string>> = lookAlikes.latin

const latin = (plate: string) => Array.from(plate, (letter) => latinOf[letter] ?? letter).join('')

const compiled = new Map<string, ReturnType<typeof compile>[]>()

function formatsOf(country: string) {
  const known = compiled.get(country) ?? (plateFormats[country] ?? []).slice(1).map(compile)
  compiled.set(country, known)
  return known
}

/** The pattern of a plate, and the replacement that joins its groups. */
function compile(pattern: string) {
  const groups = pattern.split(/[ -]/).map((group) => `(${group.replace(/\{[^}]*\}|\[[^\]]*\]|[A9]/g, classOfToken)})`)
  let group = 0
  return {
    shape: new RegExp(`^${groups.join('')}$`),
    grouping: pattern.replace(/[^ -]+/g, () => `$${++group}`),
  }
}

const classOfToken = (token: string): string => (token === 'A' ? '[A-ZÀ-Ž]' : token === '9' ? '\\d' : token)
