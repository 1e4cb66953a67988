import { longestEmail } from '@voie-libre/contract/schemas/email'

/** Frequent providers and the endings under which they give addresses, the most frequent first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com', 'de'],
  hotmail: ['com', 'fr', 'it', 'es', 'de', 'be', 'ch', 'co.uk'],
  outlook: ['com', 'fr', 'it', 'es', 'de', 'be'],
  live: ['com', 'fr', 'it', 'be', 'nl', 'de', 'co.uk'],
  yahoo: ['com', 'fr', 'it', 'es', 'de', 'co.uk'],
  icloud: ['com'],
  orange: ['fr'],
  wanadoo: ['fr'],
  laposte: ['net'],
  free: ['fr'],
  sfr: ['fr'],
  neuf: ['fr'],
  bbox: ['fr'],
  aliceadsl: ['fr'],
  numericable: ['fr'],
  gmx: ['de', 'net', 'ch', 'at', 'com', 'fr'],
  web: ['de'],
  't-online': ['de'],
  freenet: ['de'],
  bluewin: ['ch'],
  skynet: ['be'],
  telenet: ['be'],
  libero: ['it'],
  virgilio: ['it'],
  tiscali: ['it'],
  telefonica: ['net'],
  protonmail: ['com'],
  proton: ['me'],
}

/** Providers that look like typing errors of others. */
const lookAlikes: readonly string[] = ['email', 'mail', 'ymail', 'rocketmail', 'tutamail', 'fastmail', 'hushmail']

/** Endings that nobody has on purpose. */
const wrongEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  frr: 'fr',
  ffr: 'fr',
  ner: 'net',
  nte: 'net',
}

/**
 * The address that was probably meant, if its domain looks like a typing error of a frequent provider: 'a@gmial.com'
 * gives 'a@gmail.com'. Only a suggestion: any domain may exist.
 */
export function suggestedEmail(email: string): string | undefined {
  if (email.length > longestEmail) return undefined
  const [, local, domain] = /^(.+)@([^@\s]+\.[^@\s]+)$/.exec(email.trim()) ?? []
  if (local === undefined || domain === undefined) return undefined
  const better = suggestedDomain(domain.toLowerCase())
  return better === undefined ? undefined : `${local}@${better}`
}

function suggestedDomain(domain: string): string | undefined {
  const [label = '', ...rest] = domain.split('.')
  const typed = rest.join('.')
  const ending = wrongEndings[typed] ?? typed
  const name = Object.hasOwn(providers, label) || lookAlikes.includes(label) ? label : nearest(label)
  const better = name === undefined ? `${label}.${ending}` : `${name}.${endingOf(name, ending)}`
  return better === domain ? undefined : better
}

/** The provider's ending; one with several endings may have more than the list knows. */
function endingOf(name: string, ending: string): string {
  const [first = ending, ...others] = providers[name] ?? []
  return others.length > 0 && ending !== 'co' && ending !== 'cm' ? ending : first
}

/** The provider whose name differs by one slip, or by two in a long name. Short names resemble too many others. */
function nearest(label: string): string | undefined {
  if (label.length < 4) return undefined
  const names = Object.keys(providers).filter((name) => name.length >= 5)
  const within = (slips: number) => names.find((name) => distance(label, name) <= slips)
  return within(1) ?? (label.length >= 8 ? within(2) : undefined)
}

/** Number of inserted, missing, wrong and swapped letters between two words. */
function distance(one: string, other: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
