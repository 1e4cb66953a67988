import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { renderScope } from '../../api/renderScope.ts'
import { emphasised } from './emphasis.tsx'
import { siteUrl } from '../page/siteUrl.ts'
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
  const navigate = useNavigate()
  const [Sanitised] = useState(() => ready.Sanitised ?? Lazy)
  const line = emphasised(html)
  if (line) return <p className={className}>{line}</p>
  const clean = renderScope.current()?.sanitise(html)
  if (clean !== undefined)
    return <div className={`rich-text ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: clean }} />
  const text = (
    <Sanitised
      html={html}
      className={className}
      onInternalLink={(href) => {
        const url = siteUrl(href)
        if (url?.kind !== 'internal') return false
        void navigate(url.to)
        return true
      }}
    />
  )
  // React hydrates each boundary in a pass of its own, so a loaded sanitiser has none.
  return Sanitised === Lazy ? <Suspense fallback={null}>{text}</Suspense> : text
}
