import { vehicleClasses, type VehicleKind } from '@voie-libre/domain/prepayment/stretch'
import { type Language, languages } from '@voie-libre/domain/reference/languages'
import { describe, expect, it } from 'vitest'
import german from './locales/de/prepayment.json'
import english from './locales/en/prepayment.json'
import spanish from './locales/es/prepayment.json'
import french from './locales/fr/prepayment.json'
import italian from './locales/it/prepayment.json'

const labels = { de: german.kind, en: english.kind, es: spanish.kind, fr: french.kind, it: italian.kind }

type Bound = 'up to' | 'under' | 'over'
interface Fact {
  class: number
  noun: keyof (typeof nouns)['fr']
  height?: readonly [Bound, metres: number]
  axles?: readonly [number, orMore: boolean]
}

/** The classes of §9, copied from the specification and not from the code. [CONST-06..11] */
const facts: Record<VehicleKind, Fact> = {
  car: { class: 1, noun: 'car' },
  carWithTrailerUpTo2m: { class: 1, noun: 'trailer', height: ['up to', 2] },
  vanUpTo2m: { class: 1, noun: 'van', height: ['up to', 2] },
  carWithCaravanOver2m: { class: 2, noun: 'caravan', height: ['over', 2] },
  vanOver2m: { class: 2, noun: 'van', height: ['over', 2] },
  motorhomeUnder3m: { class: 2, noun: 'motorhome', height: ['under', 3] },
  motorhomeOver3m: { class: 3, noun: 'motorhome', height: ['over', 3] },
  busOrTruckWith2Axles: { class: 3, noun: 'busOrTruck', axles: [2, false] },
  busOrTruckWith3Axles: { class: 4, noun: 'busOrTruck', axles: [3, true] },
  motorbike: { class: 5, noun: 'motorbike' },
}

const nouns = {
  fr: {
    car: /^Voiture$/,
    trailer: /^Voiture avec remorque/,
    caravan: /^Voiture avec caravane/,
    van: /^Fourgon/,
    motorhome: /^Camping-car/,
    busOrTruck: /^Autocar ou camion/,
    motorbike: /^Moto$/,
  },
  en: {
    car: /^Car$/,
    trailer: /^Car with trailer/,
    caravan: /^Car with caravan/,
    van: /^Van/,
    motorhome: /^Motorhome/,
    busOrTruck: /^Coach or lorry/,
    motorbike: /^Motorbike$/,
  },
  de: {
    car: /^Pkw$/,
    trailer: /^Pkw mit Anhänger/,
    caravan: /^Pkw mit Wohnwagen/,
    van: /^Transporter/,
    motorhome: /^Wohnmobil/,
    busOrTruck: /^Bus oder Lkw/,
    motorbike: /^Motorrad$/,
  },
  it: {
    car: /^Automobile$/,
    trailer: /^Automobile con rimorchio/,
    caravan: /^Automobile con roulotte/,
    van: /^Furgone/,
    motorhome: /^Camper/,
    busOrTruck: /^Autobus o camion/,
    motorbike: /^Moto$/,
  },
  es: {
    car: /^Coche$/,
    trailer: /^Coche con remolque/,
    caravan: /^Coche con caravana/,
    van: /^Furgoneta/,
    motorhome: /^Autocaravana/,
    busOrTruck: /^Autocar o camión/,
    motorbike: /^Moto$/,
  },
} as const satisfies Record<Language, Record<string, RegExp>>

const words: Record<Language, Record<Bound | 'axles' | 'or more', string>> = {
  fr: { 'up to': "jusqu'à", under: 'de moins de', over: 'de plus de', axles: 'essieux', 'or more': 'et plus' },
  en: { 'up to': 'up to', under: 'under', over: 'over', axles: 'axles', 'or more': 'or more' },
  de: { 'up to': 'bis', under: 'unter', over: 'über', axles: 'Achsen', 'or more': 'oder mehr' },
  it: { 'up to': 'fino a', under: 'sotto i', over: 'oltre', axles: 'assi', 'or more': 'o più' },
  es: { 'up to': 'hasta', under: 'de menos de', over: 'de más de', axles: 'ejes', 'or more': 'o más' },
}

describe.each(languages)('the vehicle kinds in %s', (language) => {
  const terms = words[language]

  it.each(vehicleClasses)('$kind is of class $class and says its size or axles', ({ kind, class: ofKind }) => {
    const fact = facts[kind]
    const label = labels[language][kind].replaceAll('\u00a0', ' ')
    expect(ofKind).toBe(fact.class)
    expect(label).toMatch(nouns[language][fact.noun])
    expect(label.match(/\d+/g) ?? []).toEqual([fact.height?.[1], fact.axles?.[0]].filter(Boolean).map(String))
    expect(label).toContain(fact.height ? ` ${terms[fact.height[0]]} ${fact.height[1]} m ` : '')
    expect(label).toContain(fact.axles ? terms.axles : '')
    expect(label.includes(terms['or more'])).toBe(fact.axles?.[1] === true)
  })
})
