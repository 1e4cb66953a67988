import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'

/** What the server provides while it prerenders one page (`prerender.tsx`); a browser has none. */
export interface RenderScope {
  language: Language
  /** Sends a GET call to the operator's API. */
  ask: (path: string) => Promise<Response>
  settings: PageSettings
  /** Loaded values by serialized key, for this rendering only: one process renders for many operators. */
  values: Map<string, unknown>
  /** Sanitises HTML of the operator without a browser's document. */
  sanitise: (html: string) => string
  /** Receives title and description; in a browser the page writes them into the document. */
  describe: (head: { title: string; description: string | undefined }) => void
}

/** `prerender.tsx` replaces `current`, because only Node can tell which rendering an asynchronous call belongs to. */
export const renderScope: { current: () => RenderScope | undefined } = { current: () => undefined }
