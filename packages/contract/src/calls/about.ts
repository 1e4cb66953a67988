import table from './calls.json' with { type: 'json' }

type About = { summary: string; source: string; profiles: readonly string[] }

/**
 * What readers learn about a call, by its name: its purpose in a sentence, the section of the specification or the decision,
 * and the profiles of operators that answer it. No page loads it.
 */
const calls: Readonly<Record<string, About>> = table

export function aboutCall(name: string): About {
  const about = calls[name]
  if (about === undefined) throw new Error(`calls.json lacks ${name}`)
  return about
}

/** Whether an operator with these profiles answers a call; without a list it has all profiles. `payment` needs no naming. */
export const isInProfiles = (name: string, profiles: readonly OperatorProfile[] = operatorProfiles): boolean =>
  aboutCall(name).profiles.some((one) => one === 'payment' || profiles.some((profile) => profile === one))

/**
 * What an operator may have. `payment` is what every operator has: search, payment, receipts and content. Each other profile
 * adds a part; the portal offers no part that the operator does not have, and the conformance check does not ask for it.
 */
export const operatorProfiles = ['payment', 'accounts', 'claims', 'alerts', 'prepayment', 'renters'] as const
export type OperatorProfile = (typeof operatorProfiles)[number]
