import { longestEmail } from '@voie-libre/contract/schemas/email'
import { run } from '@zootools/email-spell-checker'
import domains from './mailDomains.json' with { type: 'json' }

/** The domain of a frequent provider, by a domain that the provider does not have. */
const mistaken: Readonly<Record<string, string>> = domains.mistaken

/** Suggests an address for a likely typing error: 'a@gmial.com' gives 'a@gmail.com'. Any domain may exist. */
export function suggestedEmail(email: string): string | undefined {
  const [, local, domain] = /^(.+)@([^@\s]+\.[^@\s]+)$/.exec(email.trim()) ?? []
  if (email.length > longestEmail || local === undefined || domain === undefined) return undefined
  const { frequent } = domains
  const better = mistaken[domain.toLowerCase()] ?? run({ email, domains: frequent, secondLevelDomains: [] })?.domain
  // Short names resemble too many others.
  return better === undefined || better.indexOf('.') < 5 ? undefined : `${local}@${better}`
}
