import { MagicString } from 'magic-string'
import type { Rolldown } from 'tsdown'

/** The class of every element of the library in the published package, to which `scope.ts` limits the style sheets. */
export const mark = 'vl'

/** Parts of drawings and options of selects, which no reset reaches. */
const unmarked = new Set(['path', 'circle', 'g', 'use', 'option'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const ofType = (value: unknown, ...types: string[]) => (isNode(value) && types.includes(value.type) ? value : undefined)

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part)
  else if (isNode(value)) {
    yield value
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

/**
 * Adds the class `vl` to each element that a module renders, while the package is built: to HTML elements, to the
 * elements of Radix, and to the host's links. A component from another file of ours marks its own elements.
 */
export function markElements(): Rolldown.Plugin {
  return {
    name: 'mark-elements',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      order: 'pre',
      handler(code) {
        const tree = this.parse(code, { lang: 'tsx' })
        const text = new MagicString(code)
        const nodes = [...nodesIn(tree)]
        const ours = new Set(nodes.flatMap(importedFromFiles))
        for (const node of nodes) {
          if (node.type === 'JSXOpeningElement') markElement(node, code, text, ours)
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/** The names that an import takes from a file of ours. HostLink passes its class to the host's component. */
function importedFromFiles(node: Node): string[] {
  const source = ofType(node, 'ImportDeclaration') && ofType(node['source'], 'Literal')
  if (!source || !String(source['value']).startsWith('.')) return []
  return [...nodesIn(node['specifiers'])]
    .flatMap((part) => ofType(part['local'], 'Identifier')?.['name'] ?? [])
    .map(String)
    .filter((name) => name !== 'HostLink')
}

function markElement(element: Node, code: string, text: MagicString, ours: ReadonlySet<string>): void {
  const name = ofType(element['name'], 'JSXIdentifier', 'JSXMemberExpression')
  if (!name) return
  const tag = code.slice(name.start, name.end)
  if (unmarked.has(tag) || ours.has(tag) || tag === 'Fragment') return
  const attributes = [...nodesIn(element['attributes'])].filter(
    ({ type, start }) => type.startsWith('JSX') && isAttributeOf(element, start),
  )
  const own = attributes.find((part) => ofType(part['name'], 'JSXIdentifier')?.['name'] === 'className')
  if (own) return addTo(own, text)
  // A component of the same file without `className` renders elements that are marked where they are written.
  if (/^[A-Z]\w*$/.test(tag) && tag !== 'HostLink') return
  const spread = attributes.findLast(({ type }) => type === 'JSXSpreadAttribute')
  const given = ofType(spread?.['argument'], 'Identifier')
  if (spread && given) {
    const props = code.slice(given.start, given.end)
    text.appendRight(spread.end, ` className={'${mark} ' + (${props}.className || '')}`)
  } else text.appendRight(name.end, ` className="${mark}"`)
}

function isAttributeOf(element: Node, start: number): boolean {
  const list = element['attributes']
  return Array.isArray(list) && list.some((part) => isNode(part) && part.start === start)
}

function addTo(attribute: Node, text: MagicString): void {
  const literal = ofType(attribute['value'], 'Literal', 'StringLiteral')
  if (literal) return void text.appendRight(literal.start + 1, `${mark} `)
  const container = ofType(attribute['value'], 'JSXExpressionContainer')
  const template = ofType(container?.['expression'], 'TemplateLiteral')
  if (template) return void text.appendRight(template.start + 1, `${mark} `)
  if (!container) return
  text.appendRight(container.start + 1, `'${mark} ' + ((`)
  text.appendLeft(container.end - 1, `) || '')`)
}
