import type { Gate } from '@voie-libre/contract/schemas/journey'
import { defaultCountry, defaultRoad } from '../reference/defaultCountry.ts'
import type { TextByLanguage } from '../reference/languages.ts'
import a79Gates from './a79.json' with { type: 'json' }

export type VehicleClass = 1 | 2 | 3 | 4 | 5

/** The vehicles of the class picker, with their class. [§9, CONST-06..11] */
export const vehicleClasses = [
  { kind: 'car', class: 1 },
  { kind: 'carWithTrailerUpTo2m', class: 1 },
  { kind: 'vanUpTo2m', class: 1 },
  { kind: 'carWithCaravanOver2m', class: 2 },
  { kind: 'vanOver2m', class: 2 },
  { kind: 'motorhomeUnder3m', class: 2 },
  { kind: 'motorhomeOver3m', class: 3 },
  { kind: 'busOrTruckWith2Axles', class: 3 },
  { kind: 'busOrTruckWith3Axles', class: 4 },
  { kind: 'motorbike', class: 5 },
] as const satisfies readonly { kind: string; class: VehicleClass }[]
export type VehicleKind = (typeof vehicleClasses)[number]['kind']

/** The class of a server's vehicle type; undefined unless it is 1 to 5. [PREPAY-14, OPEN-36] */
export const classOf = (type: string | number | undefined): VehicleClass | undefined =>
  vehicleClasses.find((vehicle) => String(vehicle.class) === String(type).trim())?.class

/** Only foreign plates may declare a zero-emission vehicle, because the operator has the data of the others. [PREPAY-12, OPEN-36] */
export const offersZeroEmission = (country: string): boolean => country.toUpperCase() !== defaultCountry

/** The stretch of road whose trips can be paid in advance: the portal's map, pickers and texts come from it. */
export interface StretchData {
  /** Number of the motorway. */
  road: string
  /**
   * From the right end of the map to the left one, which is the order of the pickers. `name`: number or road of the signs,
   * as `A71` or, for neighbouring gates of one number, `25-28`; unique. `place`: what the signs name. `number`: of calls,
   * rising; neighbouring gates may share one.
   */
  gates: readonly { name: string; place: string; number: number }[]
  /** `label`: a name, if the operator's classes have other limits than the portal's texts say. */
  vehicles: readonly { kind: VehicleKind; class: VehicleClass; label?: TextByLanguage | undefined }[]
}

/** The A79 from east to west; a configuration can name another stretch. [§9, CONST-06..16] */
export const a79Data: StretchData = { road: defaultRoad, gates: a79Gates.gates, vehicles: vehicleClasses }

export type GateChoice = { gate: string; disabled: boolean }
/** The recorded gates of an in-progress journey. */
export type KnownGates = Partial<Record<'in' | 'out', { id: string } | undefined>>
export type PickedGates = Partial<Record<'entrance' | 'exit', string | undefined>>

export type Stretch = ReturnType<typeof stretchOf>

/** The rules of a stretch. */
export function stretchOf({ road, gates, vehicles }: StretchData) {
  const entries = new Map(gates.map((gate) => [gate.name, gate]))
  const placeOf = (gate: string) => entries.get(gate)?.place ?? gate
  /** A gate as pickers, lists and maps show it: 'Montmarault (A71)'. */
  const gateLabel = (gate: string) => `${placeOf(gate)}\u00a0(${gate})`
  /** The picker's entry for a gate name of the server ('A71', '26'); undefined for an unknown gate. [OPEN-36] */
  function gateNamed(id: string): string | undefined {
    const name = id.trim().toUpperCase()
    const number = Number(name)
    return gates.find((gate) => {
      const [low = '', high = low] = gate.name.split('-')
      return gate.name.toUpperCase() === name || (Number(low) <= number && number <= Number(high))
    })?.name
  }
  /**
   * A gate as every list shows it: the picker's entry if the first word of the server's label is one or a number in it
   * ('26', '23 RN79'), else the label; the entry of its id without a label.
   */
  function gateText({ id, label }: Gate): string {
    const given = label.trim()
    const named = gateNamed(given === '' ? id : (given.split(' ', 1)[0] ?? ''))
    return named === undefined ? given || id : gateLabel(named)
  }
  /** The way of a journey from gate to gate, as far as it is known; empty without gates. */
  const wayText = (journey: { in?: Gate | undefined; out?: Gate | undefined }) =>
    [journey.in, journey.out].flatMap((gate) => (gate ? [gateText(gate)] : [])).join(' →\u00a0')
  /** The number in calls; undefined for an unknown gate. [CONST-13..16] */
  const groupOf = (gate: string) => entries.get(gateNamed(gate) ?? '')?.number
  function choices(isOpen: (group: number) => boolean, other: string | undefined): GateChoice[] {
    const taken = other === undefined ? undefined : entries.get(other)?.number
    return gates.map(({ name, number }) => ({ gate: name, disabled: !isOpen(number) || number === taken }))
  }
  /**
   * The entries that each picker disables: those in the group of the other picker's choice, and those that would not
   * cover the in-progress journey. If both its gates are known, these are entrances after its entrance and exits before
   * its exit, in its direction; if one is known, that gate is fixed. [PREPAY-15, PREPAY-18, OPEN-36]
   */
  const gateChoices = (picked: PickedGates, inProgress: KnownGates = {}) => {
    const from = inProgress.in && groupOf(inProgress.in.id)
    const to = inProgress.out && groupOf(inProgress.out.id)
    if (from !== undefined && to !== undefined) {
      return {
        entrances: choices((group) => (group - from) * (to - from) <= 0, picked.exit),
        exits: choices((group) => (group - to) * (to - from) >= 0, picked.entrance),
      }
    }
    return {
      entrances: choices((group) => group === (from ?? group) && group !== to, picked.exit),
      exits: choices((group) => group === (to ?? group) && group !== from, picked.entrance),
    }
  }
  /** In the order of the pickers. */
  const names = gates.map(({ name }) => name)
  return { road, vehicles, gates: names, placeOf, gateLabel, gateNamed, gateText, wayText, groupOf, gateChoices }
}

export const a79 = stretchOf(a79Data)
