import type { ReactNode } from 'react'

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
export function emphasised(html: string): ReactNode[] | undefined {
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
