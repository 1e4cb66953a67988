import type { Gate } from '../journey/journey.ts'

/** The toll gates of the A79 from east to west, in the order of the pickers. [§9, CONST-12] */
export const gates = ['RN79', '23', '24', '25-28', '29', '30-32', '33', '34', 'A71'] as const
export type GateName = (typeof gates)[number]

/** The place that the signs of a gate name. The specification lists the numbers only. */
const places: Readonly<Record<GateName, string>> = {
  RN79: 'Digoin',
  '23': 'Digoin',
  '24': 'Molinet',
  '25-28': 'Dompierre',
  '29': 'Montbeugny',
  '30-32': 'Moulins',
  '33': 'Le Montet',
  '34': 'Deux-Chaises',
  A71: 'Montmarault',
}
export const placeOf = (gate: GateName): string => places[gate]

/** A gate as pickers, lists and maps show it: 'Montmarault (A71)'. */
export const gateLabel = (gate: GateName): string => `${places[gate]}\u00a0(${gate})`

/** The number of a gate in calls; some neighbouring gates share one. [CONST-13..16] */
const groups: Readonly<Record<GateName, number>> = {
  RN79: 23,
  '23': 23,
  '24': 24,
  '25-28': 25,
  '29': 29,
  '30-32': 30,
  '33': 33,
  '34': 34,
  A71: 34,
}

/** The picker's entry for a gate name of the server ('A71', '26'); undefined for an unknown gate. [OPEN-36] */
export function gateNamed(id: string): GateName | undefined {
  const name = id.trim().toUpperCase()
  const number = Number(name)
  return gates.find((gate) => {
    const [low = gate, high = low] = gate.split('-')
    return gate === name || (Number(low) <= number && number <= Number(high))
  })
}

/**
 * A gate as every list shows it: the picker's entry if the first word of the server's label is one or a number in it
 * ('26', '23 RN79'), else the label; the entry of its id without a label.
 */
export function gateText({ id, label }: Gate): string {
  const given = label.trim()
  const named = gateNamed(given === '' ? id : (given.split(' ', 1)[0] ?? ''))
  return named ? gateLabel(named) : given || id
}

/** The way of a journey from gate to gate, as far as it is known; empty without gates. */
export const wayText = (journey: { in?: Gate | undefined; out?: Gate | undefined }): string =>
  [journey.in, journey.out].flatMap((gate) => (gate ? [gateText(gate)] : [])).join(' →\u00a0')

export function groupOf(gate: string): number | undefined {
  const name = gateNamed(gate)
  return name && groups[name]
}

export interface GateChoice {
  gate: GateName
  disabled: boolean
}
export interface PickedGates {
  entrance?: GateName | undefined
  exit?: GateName | undefined
}
/** The recorded gates of an in-progress journey. */
export interface KnownGates {
  in?: { id: string } | undefined
  out?: { id: string } | undefined
}

/**
 * The entries that each picker disables: those in the group of the other picker's choice, and those that would not cover
 * the in-progress journey. If both its gates are known, these are entrances after its entrance and exits before its exit,
 * in its direction; if one is known, that gate is fixed. [PREPAY-15, PREPAY-18, OPEN-36]
 */
export function gateChoices(
  picked: PickedGates,
  inProgress: KnownGates = {},
): { entrances: GateChoice[]; exits: GateChoice[] } {
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

function choices(isOpen: (group: number) => boolean, other: GateName | undefined): GateChoice[] {
  const taken = other && groups[other]
  return gates.map((gate) => ({ gate, disabled: !isOpen(groups[gate]) || groups[gate] === taken }))
}
