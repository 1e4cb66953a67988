/** The toll gates of the A79 from west to east, as the pickers list them. [§9, CONST-12] */
export const gates = ['RN79', '23', '24', '25-28', '29', '30-32', '33', '34', 'A71'] as const
export type GateName = (typeof gates)[number]

/** The number a gate is known by in calls: the ends of the stretch and neighbouring gates share one. [CONST-13..16] */
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

/** The picker's entry for a gate as a server names it ('A71', '26'); undefined off the stretch. [OPEN-36] */
export function gateNamed(id: string): GateName | undefined {
  const name = id.trim().toUpperCase()
  const number = Number(name)
  return gates.find((gate) => {
    const [low = gate, high = low] = gate.split('-')
    return gate === name || (Number(low) <= number && number <= Number(high))
  })
}

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
/** What an in-progress journey already knows of its way. */
export interface KnownGates {
  in?: { id: string } | undefined
  out?: { id: string } | undefined
}

/**
 * Which entries each picker blocks: whatever shares a group with the other picker's choice, and whatever would not cover
 * the in-progress journey. With both its gates known, entrances after its in and exits before its out, in its direction;
 * with one known, that gate is fixed. [PREPAY-15, PREPAY-18, OPEN-36]
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
