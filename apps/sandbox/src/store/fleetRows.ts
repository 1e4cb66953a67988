import { otherCalls } from './breathe.ts'
import { codesOf, lastNotAfter, ranksOf, sortedByText, Texts, Words } from './columns.ts'

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

/** What a list shows above its rows. */
interface Summary {
  journeys: number
  /** Cents. */
  due: number
  /** Journeys by month. */
  counts: number[]
  /** Rows. */
  candidates: number[]
}

/** The rows of a filter. */
interface Found {
  /** 1 for each row that matches. */
  matches: Uint8Array
  total: number
  /** `key`: the months. */
  summed?: { key: string; summary: Summary }
}
/** Of each fleet, a byte per row each. */
const keptFilters = 4

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
  readonly #upperNumbers = new Texts()
  readonly #natures = new Words()
  readonly #statuses = new Words()
  readonly #kinds = new Words()
  readonly #deadlines = new Words()
  readonly #vehicles: { country: string; plate: string }[] = []
  readonly #vehicleAt = new Map<string, number>()
  readonly #orders = new Map<FleetSort, Order>()
  /** By filter, for the next page, another order, or the figures. Dropped as soon as rows change. */
  readonly #found = new Map<string, Found>()

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
    this.#found.clear()
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

  /** One page of the matching rows, and how many match. Walks from the nearer end of the order. */
  page(filter: FleetFilter, sort: FleetSort, descending: boolean, skip: number, take: number) {
    const { matches, total } = this.#find(filter)
    const rowAt = this.#positions(sort, descending)
    const from = Math.min(skip, total)
    const to = Math.min(from + take, total)
    const rows: number[] = []
    if (from <= total - to) {
      for (let at = 0, index = 0; index < to; at++) {
        const row = rowAt(at)
        if (matches[row] === 1 && index++ >= from) rows.push(row)
      }
      return { rows, total }
    }
    for (let at = this.#order(sort).rows.length - 1, index = total; index > from; at--) {
      const row = rowAt(at)
      if (matches[row] === 1 && --index < to) rows.push(row)
    }
    return { rows: rows.toReversed(), total }
  }

  /** All matching rows. */
  all(filter: FleetFilter, sort: FleetSort, descending: boolean): Int32Array {
    const { matches, total } = this.#find(filter)
    const rowAt = this.#positions(sort, descending)
    const rows = new Int32Array(total)
    for (let at = 0, count = 0; count < total; at++) {
      const row = rowAt(at)
      if (matches[row] === 1) rows[count++] = row
    }
    return rows
  }

  /**
   * Number and sum of the matching rows, their number in each month, and for each kind of journey the one to settle
   * first. `months`: the first instants of consecutive months, the first of them before every row.
   */
  summary(filter: FleetFilter, months: readonly number[]): Summary {
    const found = this.#find(filter)
    const key = months.join(' ')
    if (found.summed?.key !== key) found.summed = { key, summary: this.#sum(found.matches, months) }
    return found.summed.summary
  }

  #sum(matches: Uint8Array, months: readonly number[]): Summary {
    const counts = new Int32Array(months.length)
    // By the number of the kind, and compared by the rank of the deadline: maps and texts take most of the time.
    const first = new Int32Array(this.#kinds.words.length).fill(-1)
    const ranks = ranksOf(this.#deadlines.words)
    const rankOf = (row: number) => ranks[this.#deadline[row] ?? 0] ?? 0
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
      const known = first[kind] ?? -1
      if (known === -1 || rankOf(row) < rankOf(known)) first[kind] = row
    }
    return { journeys, due, counts: [...counts], candidates: [...first].filter((row) => row !== -1) }
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
      this.#upperNumbers.push(number?.toUpperCase() ?? '')
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

  #find(filter: FleetFilter): Found {
    const key = JSON.stringify(filter)
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const found = this.#matching(filter)
    if (this.#found.size >= keptFilters) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  /** In the order of the rows, since random access to memory takes several times as long. */
  #matching({ plate, number, from, until, status, natures }: FleetFilter): Found {
    const plates = plate && Uint8Array.from(this.#vehicles, (vehicle) => Number(vehicle.plate.includes(plate)))
    const wantedStatus = status && this.#statuses.known(status)
    const wantedNatures = natures && new Set(natures.map((nature) => this.#natures.known(nature)))
    const part = number === undefined ? undefined : codesOf(number.toUpperCase())
    const first = from?.getTime() ?? -Infinity
    const end = until?.getTime() ?? Infinity
    const matches = new Uint8Array(this.#size)
    let total = 0
    for (let row = 0; row < this.#size; row++) {
      const at = this.#at[row] ?? 0
      if (this.#isGone[row] === 1 || at < first || at >= end) continue
      if (plates && plates[this.#vehicle[row] ?? 0] !== 1) continue
      if (wantedStatus && this.#status[row] !== wantedStatus) continue
      if (wantedNatures && !wantedNatures.has(this.#nature[row] ?? 0)) continue
      if (part !== undefined && !this.#upperNumbers.includes(row, part)) continue
      matches[row] = 1
      total += 1
    }
    return { matches, total }
  }

  /** The row at each position of an order. */
  #positions(sort: FleetSort, descending: boolean): (at: number) => number {
    const { rows, filled } = this.#order(sort)
    return (at) => rows[descending && at < filled ? filled - 1 - at : at] ?? 0
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
