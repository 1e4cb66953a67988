import { MagicString } from 'magic-string'
import type { Rolldown } from 'tsdown'

/**
 * The class of every element of the library in the published package, and the prefix of all its other classes, to which
 * `scope.ts` limits the style sheets.
 */
export const mark = 'vl'

/** Parts of drawings and options of selects, which no reset reaches. */
const unmarked = new Set(['path', 'circle', 'g', 'use', 'option'])

type Node = { type: string; start: number; end: number; [key: string]: unknown }
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
 * elements of Radix, and to the host's links. A component from another file of ours marks its own elements. The
 * classes of the style sheet get their prefix: `px-4` becomes `vl:px-4`.
 */
export function markElements(classes: ReadonlySet<string>): Rolldown.Plugin {
  return {
    name: 'mark-elements',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      order: 'pre',
      handler(code, id) {
        const tree = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const text = new MagicString(code)
        const nodes = [...nodesIn(tree)]
        const ours = new Set(nodes.flatMap(importedFromFiles))
        for (const node of nodes) {
          if (node.type === 'JSXOpeningElement') markElement(node, code, text, ours)
        }
        for (const { start, words, isList } of textsIn(tree, false, code)) {
          const found = [...words.matchAll(/\S+/g)]
          const isOurs = isList || (/[\s:[-]/.test(words.trim()) && found.every(([word]) => classes.has(word)))
          for (const { 0: word, index } of isOurs ? found : []) {
            if (classes.has(word)) text.appendRight(start + index, `${mark}:`)
          }
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
  const attributes = [element['attributes']].flat().filter(isNode)
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

type Text = { start: number; words: string; isList: boolean }

/**
 * The texts below a node, and whether their place is one for classes. Elsewhere, as in a constant, a text is a list of
 * classes if each of its words is one, and if it is more than a plain word: `hidden` is also the type of a field.
 */
function* textsIn(value: unknown, isList: boolean, code: string): Generator<Text> {
  if (Array.isArray(value)) for (const part of value) yield* textsIn(part, isList, code)
  if (!isNode(value)) return
  const name = ofType(value['name'] ?? value['key'], 'JSXIdentifier', 'Identifier')?.['name']
  // What is compared, and the names of variants, are no classes.
  if ((value.type === 'BinaryExpression' && value['operator'] !== '+') || name === 'defaultVariants') return
  const words = wordsOf(value)
  if (words !== undefined) yield { start: code.indexOf(words, value.start), words, isList }
  const callee = ofType(value['callee'], 'Identifier', 'MemberExpression')
  const called = callee && /^cva$|classList\.add$/.test(code.slice(callee.start, callee.end))
  const within = isList || called || (value.type === 'JSXAttribute' && /^(class.*|place|room)$/i.test(String(name)))
  for (const [key, part] of Object.entries(value)) if (key !== 'key') yield* textsIn(part, within, code)
}

/** The source of a string, or of one part of a template, without its quotes. */
function wordsOf({ type, value, raw }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return String(raw).slice(1, -1)
  return type === 'TemplateElement' && typeof value === 'object' && value && 'raw' in value
    ? String(value.raw)
    : undefined
}
