import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { renderScope } from '../../api/renderScope.ts'
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

const tags = new Map<string, 'strong' | 'em'>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
const token = /<(\/?)(b|strong|i|em)>|<br ?\/?>|&(amp|lt|gt|quot|apos|nbsp);|([^<&]+)/gy

/**
 * Parses text whose only markup is emphasis and line breaks; returns `undefined` for any other markup. Most texts of a
 * server are that simple and then need no sanitiser. Safe, because the output contains only these tags, without
 * attributes.
 */
function emphasised(html: string): ReactNode[] | undefined {
  const open: { tag?: 'strong' | 'em'; nodes: ReactNode[] }[] = [{ nodes: [] }]
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const [found, closing, name, entity, text] = token.exec(html) ?? []
    const top = open.at(-1)
    if (found === undefined || !top) return undefined
    if (text !== undefined) top.nodes.push(text)
    else if (entity !== undefined) top.nodes.push(entities[entity])
    else if (name === undefined) top.nodes.push(<br key={token.lastIndex} />)
    else {
      const tag = tags.get(name)
      if (tag === undefined) return undefined
      if (closing === '') open.push({ tag, nodes: [] })
      else if (top.tag !== tag) return undefined
      else {
        const Tag = tag
        open.pop()
        open.at(-1)?.nodes.push(<Tag key={token.lastIndex}>{top.nodes}</Tag>)
      }
    }
  }
  const [line, ...unclosed] = open
  return unclosed.length === 0 ? line?.nodes : undefined
}
