import { knownFaults } from './supply/audit.ts'

/** `pnpm check audit`: known faults of the installed packages, where the registry tells them. */
export default async function main(): Promise<number> {
  const known = await knownFaults()
  if ('unanswered' in known) {
    console.log(`NOT RUN: ${known.unanswered}`)
    return 0
  }
  for (const fault of known.faults) console.log(fault)
  return known.faults.length === 0 ? 0 : 1
}
