import type { Language } from '@voie-libre/domain/reference/languages'
import type { StoredKey } from '@voie-libre/domain/storage/keys'
import { isFreshProvider, providerKey } from './api/firstRequests.ts'
import { addresses, clearedByClear, defaultLanguage, languages } from './earlyConstants.ts'

/** Reads a stored text, as `Storage.getItem` does. Throws when the browser refuses storage. */
type Read = (key: string) => string | null

interface EarlyVisit {
  language: Language
  isHome: boolean
  isLoggedIn: boolean
  /** Whether home as the server rendered it for a new, anonymous visitor would be wrong for this one. */
  hidesPrerender: boolean
  /** Addresses to request while the code loads. */
  requests: string[]
}

interface Page {
  pathname: string
  operatorHost: string | undefined
  readLocal: Read
  readSession: Read
  now: number
  /** Addresses of the data that the server rendered the page from, with spaces between them; absent if it did not. */
  drawnFrom?: string | undefined
}

/** What the address and the browser's storage tell about a visit before the portal's code has loaded. */
export function earlyVisit({ pathname, operatorHost, readLocal, readSession, now, drawnFrom }: Page): EarlyVisit {
  const [, first, ...rest] = pathname.split('/')
  const prefix = languages.find((language) => language === first)
  const language = prefix ?? defaultLanguage
  const isHome = [prefix ? '' : first, ...rest].join('') === ''
  const isStored = (key: StoredKey) => safe(readLocal, key) !== null
  const isLoggedIn = isStored('user/token')
  return {
    language,
    isHome,
    isLoggedIn,
    // Home clears what an earlier visit left before it shows. [STORE-03]
    hidesPrerender: isLoggedIn || clearedByClear.some(isStored),
    requests: isLoggedIn
      ? [] // these calls carry a token, which the portal may have to refresh first
      : (
          drawnFrom?.split(' ') ?? [...addresses.everyPage, ...(isHome ? addresses.home : []), addresses.provider]
        ).filter(
          (address) =>
            address !== addresses.provider || !isFresh(safe(readSession, providerKey(operatorHost, language)), now),
        ),
  }
}

function safe(read: Read, key: string): string | null {
  try {
    return read(key)
  } catch {
    return null
  }
}

function isFresh(text: string | null, now: number): boolean {
  try {
    return text !== null && isFreshProvider(now - JSON.parse(text).at)
  } catch {
    return false
  }
}
