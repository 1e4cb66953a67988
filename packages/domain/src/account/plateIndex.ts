/**
 * Numbers plates from 0 in the order of their first sight. Plates of up to ten Latin capitals and digits are kept as numbers
 * in arrays: for 200,000 lines, a map of strings would take longer than all other checks together.
 */
export class PlateIndex {
  /** How many plates have a number. */
  size = 0
  private readonly others = new Map<string, number>()
  private readonly countries = new Map<string, number>()
  /** By number, so that new plates are written one after the other. */
  private plates: Float64Array
  private nations: Uint8Array
  /**
   * By hash: a part of the hash, 0 for a free place, and the number of the plate. Nearly all new plates are decided by the
   * first array alone, which stays in the processor's cache: most of the time goes into waiting for memory.
   */
  private tags: Uint8Array
  private numbers: Int32Array
  private readonly factors = [randomOdd(), randomOdd()] as const

  /** `expected` plates fit without moving the arrays. */
  constructor(expected = 0) {
    const length = 2 ** Math.ceil(Math.log2(Math.max(512, expected) * room))
    this.tags = new Uint8Array(length)
    this.numbers = new Int32Array(length)
    this.plates = new Float64Array(length)
    this.nations = new Uint8Array(length)
  }

  /** The number of a canonical plate; `size` before the call when the plate is new. */
  of(country: string, plate: string): number {
    let nation = this.countries.get(country)
    if (nation === undefined) this.countries.set(country, (nation = this.countries.size))
    const packed = packedOf(plate)
    if (packed === -1 || nation >= mostNations) return this.otherOf(`${country} ${plate}`)
    const hash = this.hashOf(packed, nation)
    const { plates, nations, numbers, tags } = this
    const mask = tags.length - 1
    const tag = tagOf(hash)
    let at = hash & mask
    for (; tags[at] !== 0; at = (at + 1) & mask) {
      if (tags[at] !== tag) continue
      const number = numbers[at] ?? 0
      if (plates[number] === packed && nations[number] === nation) return number
    }
    const number = this.size++
    tags[at] = tag
    numbers[at] = number
    plates[number] = packed
    nations[number] = nation
    if (this.size * room > tags.length) this.grow()
    return number
  }

  /**
   * Spreads plates that differ in one letter; without a remainder of floats, which would take longer than all the rest. The
   * factors are random, so that nobody can write a file whose plates all have one hash, which would stop an operator's server.
   */
  private hashOf(packed: number, nation: number): number {
    const upper = Math.floor(packed * 2 ** -32)
    const lower = (packed - upper * 2 ** 32) | 0
    let hash = Math.imul(lower, this.factors[0]) + Math.imul(upper + nation * 2 ** 21, this.factors[1])
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
    return hash ^ (hash >>> 16)
  }

  private otherOf(key: string): number {
    const known = this.others.get(key)
    if (known !== undefined) return known
    this.others.set(key, this.size)
    // Its place in the arrays stays empty.
    const number = this.size++
    this.plates[number] = -1
    if (this.size * room > this.tags.length) this.grow()
    return number
  }

  private grow(): void {
    const { plates, nations } = this
    const length = this.tags.length * 4
    this.tags = new Uint8Array(length)
    this.numbers = new Int32Array(length)
    this.plates = new Float64Array(length)
    this.nations = new Uint8Array(length)
    this.plates.set(plates)
    this.nations.set(nations)
    for (let number = 0; number < this.size; number += 1) {
      const packed = plates[number] ?? -1
      if (packed === -1) continue
      const hash = this.hashOf(packed, nations[number] ?? 0)
      let at = hash & (length - 1)
      while (this.tags[at] !== 0) at = (at + 1) & (length - 1)
      this.tags[at] = tagOf(hash)
      this.numbers[at] = number
    }
  }
}

/** Places per plate, at least. */
const room = 1.2
const mostNations = 256
const randomOdd = () => Math.floor(Math.random() * 2 ** 32) | 1
/** From the upper bits, since the lower ones are the place. */
const tagOf = (hash: number) => (hash >>> 24) | 1

/** Base 37 without the digit 0, so that no two plates are equal; ten digits stay below 2^53. -1 for other plates. */
function packedOf(plate: string): number {
  const { length } = plate
  if (length > 10) return -1
  // Whole numbers of 32 bits are quicker than floats, and hold five digits.
  let upper = 0
  let lower = 0
  for (let at = 0; at < length; at += 1) {
    const code = plate.charCodeAt(at)
    const isDigit = code >= 48 && code <= 57
    if (!isDigit && !(code >= 65 && code <= 90)) return -1
    const digit = isDigit ? code - 47 : code - 54
    if (at < 5) upper = upper * 37 + digit
    else lower = lower * 37 + digit
  }
  return length <= 5 ? upper : upper * (powers[length - 5] ?? 0) + lower
}

const powers = [1, 37, 37 ** 2, 37 ** 3, 37 ** 4, 37 ** 5]
