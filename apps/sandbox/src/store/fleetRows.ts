import { otherCalls } from './breathe.ts'

/** One unpaid journey of a fleet, as its lists filter, sort and sum it. */
export interface FleetRow {
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** Cents. */
  due: number
  number: string | null
  nature: string | null
  status: string
  /** Payment limit and origin of the case: the deadline rules distinguish journeys by these alone. */
  kind: string
  /** null: nothing is to be settled, because of a claim, no deadline, no amount or an unfinished journey. */
  deadline: string | null
}
export interface FleetVehicle {
  country: string
  plate: string
  rows: readonly FleetRow[]
}
export interface FleetFilter {
  /** Part of a canonical plate. */
  plate?: string | undefined
  /** Part of a notice or ticket number, in any letter case. */
  number?: string | undefined
  /** The first instant, and the first one after the period. */
  from?: Date | undefined
  until?: Date | undefined
  status?: string | undefined
  natures?: readonly string[] | undefined
}
export type FleetSort = 'date' | 'plate' | 'country' | 'number' | 'due' | 'status'
export interface JourneyKey {
  country: string
  plate: string
  id: string
}

/** Row numbers in ascending order; those without a value come after `filled`, in both directions. */
interface Order {
  rows: Int32Array
  filled: number
}

/**
 * The journeys of one fleet in columns, about 100 bytes each: one pass over them filters, counts and finds any page of
 * any order, in a few milliseconds for 300,000. A row keeps its number, so that an export may go on while rows change.
 */
export class FleetRows {
  #size = 0
  #at = new Float64Array(64)
  #due = new Int32Array(64)
  #vehicle = new Int32Array(64)
  #nature = new Uint8Array(64)
  #status = new Uint8Array(64)
  #kind = new Uint8Array(64)
  #deadline = new Int32Array(64)
  #isGone = new Uint8Array(64)
  readonly #ids: string[] = []
  readonly #numbers: (string | null)[] = []
  readonly #upperNumbers: (string | undefined)[] = []
  readonly #natures = new Words()
  readonly #statuses = new Words()
  readonly #kinds = new Words()
  readonly #deadlines = new Words()
  readonly #vehicles: { country: string; plate: string }[] = []
  readonly #vehicleAt = new Map<string, number>()
  readonly #orders = new Map<FleetSort, Order>()

  /** Rows held in memory, replaced ones included. */
  get size(): number {
    return this.#size
  }

  keyOf(row: number): JourneyKey {
    const { country, plate } = this.#vehicles[this.#vehicle[row] ?? -1] ?? { country: '', plate: '' }
    return { country, plate, id: this.#ids[row] ?? '' }
  }

  /** Replaces all journeys of these vehicles. */
  replace(vehicles: readonly FleetVehicle[]): void {
    const replaced = new Set(vehicles.map(({ country, plate }) => this.#vehicleAt.get(`${country} ${plate}`)))
    const first = this.#size
    let removed = 0
    for (let row = 0; row < first && replaced.size > 0; row++) {
      if (this.#isGone[row] === 0 && replaced.has(this.#vehicle[row])) {
        this.#isGone[row] = 1
        removed += 1
      }
    }
    for (const vehicle of vehicles) this.#add(vehicle)
    if (removed === 0 && this.#size === first) return
    for (const [sort, order] of this.#orders) this.#orders.set(sort, this.#merged(sort, order, first))
  }

  /** One page of the matching rows, and how many match. */
  page(filter: FleetFilter, sort: FleetSort, descending: boolean, skip: number, take: number) {
    const matches = this.#matches(filter)
    const rows: number[] = []
    let total = 0
    this.#walk(sort, descending, (row) => {
      if (matches[row] !== 1) return
      if (total >= skip && rows.length < take) rows.push(row)
      total += 1
    })
    return { rows, total }
  }

  /** All matching rows. */
  all(filter: FleetFilter, sort: FleetSort, descending: boolean): Int32Array {
    const matches = this.#matches(filter)
    const rows = new Int32Array(this.#size)
    let count = 0
    this.#walk(sort, descending, (row) => {
      if (matches[row] === 1) rows[count++] = row
    })
    return rows.slice(0, count)
  }

  /**
   * Number and sum of the matching rows, their number in each month, and for each kind of journey the one to settle
   * first. `months`: the first instants of consecutive months, the first of them before every row.
   */
  summary(filter: FleetFilter, months: readonly number[]) {
    const matches = this.#matches(filter)
    const counts = new Int32Array(months.length)
    const first = new Map<number, number>()
    let journeys = 0
    let due = 0
    for (let row = 0; row < this.#size; row++) {
      if (matches[row] !== 1) continue
      journeys += 1
      due += this.#due[row] ?? 0
      const month = lastNotAfter(months, this.#at[row] ?? 0)
      counts[month] = (counts[month] ?? 0) + 1
      if (this.#deadline[row] === 0) continue
      const kind = this.#kind[row] ?? 0
      const known = first.get(kind)
      if (known === undefined || this.#deadlineOf(row) < this.#deadlineOf(known)) first.set(kind, row)
    }
    return { journeys, due, counts: [...counts], candidates: [...first.values()] }
  }

  /** Sorts by everything at once, so that no later call has to; between two orders other calls are answered. */
  async prepare(): Promise<void> {
    for (const sort of ['date', 'plate', 'due', 'number'] as const) {
      this.#order(sort)
      await otherCalls()
    }
  }

  /** The first and the last moment of a journey; undefined without any. */
  span(): { first: Date; last: Date } | undefined {
    const { rows } = this.#order('date')
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return undefined
    return { first: new Date(this.#at[first] ?? 0), last: new Date(this.#at[last] ?? 0) }
  }

  #deadlineOf = (row: number) => this.#deadlines.word(this.#deadline[row] ?? 0)

  #add({ country, plate, rows }: FleetVehicle): void {
    if (rows.length === 0) return
    const key = `${country} ${plate}`
    const vehicle = this.#vehicleAt.get(key) ?? this.#vehicles.push({ country, plate }) - 1
    this.#vehicleAt.set(key, vehicle)
    if (this.#size + rows.length > this.#at.length) this.#grow(2 * (this.#size + rows.length))
    for (const { id, at, due, number, nature, status, kind, deadline } of rows) {
      const row = this.#size++
      this.#ids[row] = id
      this.#numbers[row] = number
      this.#upperNumbers[row] = number?.toUpperCase()
      this.#at[row] = at
      this.#due[row] = due
      this.#vehicle[row] = vehicle
      this.#nature[row] = this.#natures.numberOf(nature)
      this.#status[row] = this.#statuses.numberOf(status)
      this.#kind[row] = this.#kinds.numberOf(kind)
      this.#deadline[row] = this.#deadlines.numberOf(deadline)
    }
  }

  #grow(length: number): void {
    const grown = <Column extends Float64Array | Int32Array | Uint8Array>(column: Column, empty: Column) => {
      empty.set(column)
      return empty
    }
    this.#at = grown(this.#at, new Float64Array(length))
    this.#due = grown(this.#due, new Int32Array(length))
    this.#vehicle = grown(this.#vehicle, new Int32Array(length))
    this.#nature = grown(this.#nature, new Uint8Array(length))
    this.#status = grown(this.#status, new Uint8Array(length))
    this.#kind = grown(this.#kind, new Uint8Array(length))
    this.#deadline = grown(this.#deadline, new Int32Array(length))
    this.#isGone = grown(this.#isGone, new Uint8Array(length))
  }

  /** 1 for each row that matches. In the order of the rows, since random access to memory takes several times as long. */
  #matches({ plate, number, from, until, status, natures }: FleetFilter): Uint8Array {
    const plates = plate && Uint8Array.from(this.#vehicles, (vehicle) => Number(vehicle.plate.includes(plate)))
    const wantedStatus = status && this.#statuses.known(status)
    const wantedNatures = natures && new Set(natures.map((nature) => this.#natures.known(nature)))
    const part = number?.toUpperCase()
    const first = from?.getTime() ?? -Infinity
    const end = until?.getTime() ?? Infinity
    const matches = new Uint8Array(this.#size)
    for (let row = 0; row < this.#size; row++) {
      const at = this.#at[row] ?? 0
      if (this.#isGone[row] === 1 || at < first || at >= end) continue
      if (plates && plates[this.#vehicle[row] ?? 0] !== 1) continue
      if (wantedStatus && this.#status[row] !== wantedStatus) continue
      if (wantedNatures && !wantedNatures.has(this.#nature[row] ?? 0)) continue
      if (part !== undefined && this.#upperNumbers[row]?.includes(part) !== true) continue
      matches[row] = 1
    }
    return matches
  }

  #walk(sort: FleetSort, descending: boolean, visit: (row: number) => void): void {
    const { rows, filled } = this.#order(sort)
    if (descending) for (let at = filled - 1; at >= 0; at--) visit(rows[at] ?? 0)
    else for (let at = 0; at < filled; at++) visit(rows[at] ?? 0)
    for (let at = filled; at < rows.length; at++) visit(rows[at] ?? 0)
  }

  #order(sort: FleetSort): Order {
    const known = this.#orders.get(sort)
    if (known !== undefined) return known
    const rows = Int32Array.from({ length: this.#size }, (_, row) => row).filter((row) => this.#isGone[row] === 0)
    const order = this.#sorted(sort, rows)
    this.#orders.set(sort, order)
    return order
  }

  #sorted(sort: FleetSort, rows: Int32Array): Order {
    if (sort === 'number') {
      const filled = rows.filter((row) => this.#numbers[row] !== null)
      const empty = rows.filter((row) => this.#numbers[row] === null)
      const sorted = sortedByText(filled, (row) => this.#numbers[row] ?? '')
      const all = new Int32Array(rows.length)
      all.set(sorted)
      all.set(empty, sorted.length)
      return { rows: all, filled: sorted.length }
    }
    const key = this.#keys(sort)
    const least = rows.reduce((lowest, row) => Math.min(lowest, key(row)), Infinity)
    // Key and row number in one float: the built-in sort of floats is many times as fast as one that compares.
    const packed = Float64Array.from(rows, (row) => (key(row) - least) * this.#size + row).toSorted()
    return { rows: Int32Array.from(packed, (value) => value % this.#size), filled: rows.length }
  }

  /** The whole number by which an order sorts. */
  #keys(sort: Exclude<FleetSort, 'number'>): (row: number) => number {
    switch (sort) {
      case 'date':
        return (row) => Math.floor((this.#at[row] ?? 0) / 1000)
      case 'due':
        return (row) => this.#due[row] ?? 0
      case 'status': {
        const ranks = ranksOf(this.#statuses.words)
        return (row) => ranks[this.#status[row] ?? 0] ?? 0
      }
      default: {
        const ranks = ranksOf(this.#vehicles.map((vehicle) => vehicle[sort]))
        return (row) => ranks[this.#vehicle[row] ?? 0] ?? 0
      }
    }
  }

  /** An order without the rows that are gone, and with the new ones at their places. */
  #merged(sort: FleetSort, { rows, filled }: Order, first: number): Order {
    const isHere = (row: number) => this.#isGone[row] === 0
    const added = this.#sorted(
      sort,
      Int32Array.from({ length: this.#size - first }, (_, at) => first + at),
    )
    const isBefore = this.#comparison(sort)
    const merge = (old: Int32Array, fresh: Int32Array) => {
      const merged = new Int32Array(old.length + fresh.length)
      for (let at = 0, oldAt = 0, freshAt = 0; at < merged.length; at++) {
        const [one, other] = [old[oldAt], fresh[freshAt]]
        const isFresh = one === undefined || (other !== undefined && isBefore(other, one))
        merged[at] = (isFresh ? other : one) ?? 0
        if (isFresh) freshAt += 1
        else oldAt += 1
      }
      return merged
    }
    const front = merge(rows.subarray(0, filled).filter(isHere), added.rows.subarray(0, added.filled))
    const back = merge(rows.subarray(filled).filter(isHere), added.rows.subarray(added.filled))
    const all = new Int32Array(front.length + back.length)
    all.set(front)
    all.set(back, front.length)
    return { rows: all, filled: front.length }
  }

  #comparison(sort: FleetSort): (one: number, other: number) => boolean {
    if (sort === 'number') return (one, other) => (this.#numbers[one] ?? '') < (this.#numbers[other] ?? '')
    const key = this.#keys(sort)
    return (one, other) => key(one) < key(other)
  }
}

/** Numbers for the few different texts of a column; 0 is null. */
class Words {
  readonly words: string[] = ['']
  readonly #numbers = new Map<string, number>()

  numberOf(word: string | null): number {
    if (word === null) return 0
    const number = this.#numbers.get(word) ?? this.words.push(word) - 1
    this.#numbers.set(word, number)
    return number
  }

  /** -1 for a text that does not occur. */
  known = (word: string): number => this.#numbers.get(word) ?? -1
  word = (number: number): string => this.words[number] ?? ''
}

/** The rank of each text among all of them, by code units. */
function ranksOf(texts: readonly string[]): number[] {
  const ranks = new Map([...new Set(texts)].toSorted().map((text, rank) => [text, rank]))
  return texts.map((text) => ranks.get(text) ?? 0)
}

/** The position of the last value not after this one in ascending values; -1 before all. */
function lastNotAfter(values: ArrayLike<number>, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Letters that fit into one float, each of 96 values. */
const keyLetters = 8

/**
 * Sorts by short texts: by their first letters as numbers, since the built-in sort of floats takes a tenth of the time of
 * comparisons, and then within equal ones by comparison. Letters other than ASCII are compared only.
 */
function sortedByText(rows: Int32Array, textOf: (row: number) => string): Int32Array {
  const byText = (one: number, other: number) =>
    textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other))
  const keys = Float64Array.from(rows, (row) => keyOf(textOf(row)))
  if (keys.some(Number.isNaN)) return rows.toSorted((one, other) => byText(one, other) || one - other)
  const ranked = keys.toSorted()
  const packed = Float64Array.from(keys, (key, at) => lastNotAfter(ranked, key) * rows.length + at).toSorted()
  const sorted = Int32Array.from(packed, (value) => rows[value % rows.length] ?? 0)
  for (let start = 0, end = 1; start < sorted.length; start = end, end += 1) {
    while (end < sorted.length && ranked[end] === ranked[start]) end += 1
    if (end - start > 1) sorted.subarray(start, end).sort((one, other) => byText(one, other) || one - other)
  }
  return sorted
}

/** The first letters as one number; a text that has ended comes before every letter. NaN for other letters. */
function keyOf(text: string): number {
  let key = 0
  for (let at = 0; at < keyLetters; at++) {
    const code = at < text.length ? text.charCodeAt(at) - 31 : 0
    if (code < 0 || code > 95 || (code === 0 && at < text.length)) return Number.NaN
    key = key * 96 + code
  }
  return key
}
