/**
 * Numbers plates from 0 in the order of their first sight. Plates of up to ten Latin capitals and digits are kept as numbers
 * in arrays: for 200,000 lines, a map of strings would take longer than all other checks together.
 */
export class PlateIndex {
  /** How many plates have a number. */
  size = 0
  private readonly others = new Map<string, number>()
  private readonly countries = new Map<string, NumberTable>()

  /** The number of a canonical plate; `size` before the call when the plate is new. */
  of(country: string, plate: string): number {
    const packed = packedOf(plate)
    if (packed === undefined) {
      const key = `${country} ${plate}`
      const known = this.others.get(key)
      if (known !== undefined) return known
      this.others.set(key, this.size)
      return this.size++
    }
    let table = this.countries.get(country)
    if (table === undefined) this.countries.set(country, (table = new NumberTable()))
    const at = table.of(packed, this.size)
    if (at === this.size) this.size += 1
    return at
  }
}

/** Base 37 without the digit 0, so that no two plates are equal; ten digits stay below 2^53. */
function packedOf(plate: string): number | undefined {
  if (plate.length > 10) return undefined
  let packed = 0
  for (let at = 0; at < plate.length; at += 1) {
    const code = plate.charCodeAt(at)
    if (code >= 48 && code <= 57) packed = packed * 37 + code - 47
    else if (code >= 65 && code <= 90) packed = packed * 37 + code - 54
    else return undefined
  }
  return packed
}

/** Values of positive whole numbers, by open addressing. */
class NumberTable {
  private keys = new Float64Array(1024)
  private values = new Int32Array(1024)
  private size = 0

  /** The value of `key`, which becomes `fresh` when it has none. */
  of(key: number, fresh: number): number {
    const at = this.slotOf(key)
    if (this.keys[at] === key) return this.values[at] ?? fresh
    this.keys[at] = key
    this.values[at] = fresh
    this.size += 1
    if (this.size * 2 > this.keys.length) this.grow()
    return fresh
  }

  private slotOf(key: number): number {
    const mask = this.keys.length - 1
    let at = (Math.imul(key % 0x1_0000_0000, 0x9e37_79b1) ^ Math.imul(key / 0x1_0000_0000, 0x85eb_ca6b)) >>> 10
    for (at &= mask; this.keys[at] !== 0 && this.keys[at] !== key; at = (at + 1) & mask);
    return at
  }

  private grow(): void {
    const { keys, values } = this
    this.keys = new Float64Array(keys.length * 4)
    this.values = new Int32Array(keys.length * 4)
    for (let from = 0; from < keys.length; from += 1) {
      const key = keys[from] ?? 0
      if (key === 0) continue
      const at = this.slotOf(key)
      this.keys[at] = key
      this.values[at] = values[from] ?? 0
    }
  }
}
