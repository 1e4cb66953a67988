import { lazy, type ReactNode, Suspense, useState } from 'react'
import { renderScope } from '../../api/renderScope.ts'
import type SanitisedHtml from './SanitisedHtml.tsx'

// The sanitiser is larger than all of home's code, so it loads only for texts with more markup than emphasis.
const Lazy = lazy(loadSanitiser)
const ready: { Sanitised?: typeof SanitisedHtml } = {}

/** Once this has resolved, texts show at their first render. */
export async function loadSanitiser() {
  const loaded = await import('./SanitisedHtml.tsx')
  ready.Sanitised = loaded.default
  return loaded
}

/** Renders HTML of the server: no other component may. Sanitises with an allow-list; plain text needs no sanitiser. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const [Sanitised] = useState(() => ready.Sanitised ?? Lazy)
  const line = emphasised(html)
  if (line) return <p className={className}>{line}</p>
  const clean = renderScope.current()?.sanitise(html)
  if (clean !== undefined)
    return <div className={`rich-text ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: clean }} />
  const text = <Sanitised html={html} className={className} />
  // React hydrates each boundary in a pass of its own, so a loaded sanitiser has none.
  return Sanitised === Lazy ? <Suspense fallback={null}>{text}</Suspense> : text
}

/**
 * Splits a text whose only markup is strong words, as most short texts of a server are; returns `undefined` for any other
 * markup, which needs the sanitiser.
 */
function emphasised(html: string): ReactNode[] | undefined {
  const parts = html.split(/<strong>([^<]*)<\/strong>/)
  if (parts.some((part) => /[<&]/.test(part))) return undefined
  return parts.map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))
}
