import type { SmartFormNode } from './content.ts'

/** What the driver chose, unless it is the beginning, and what the operator says to it. */
export interface Turn {
  answer?: SmartFormNode
  says: readonly SmartFormNode[]
}

export interface Conversation {
  turns: readonly Turn[]
  /** What may be chosen next; none at the end of a branch. */
  choices: readonly SmartFormNode[]
}

/**
 * The contact conversation after some answers, given by the ids of the chosen nodes. The children of a node may be
 * missing: `load` reads the node with them. From an id that cannot be chosen on, the answers are ignored, since an
 * address may be old or made up. Throws what `load` throws. [OPEN-48]
 */
export async function converse(
  root: SmartFormNode,
  answers: readonly string[],
  load: (id: string) => Promise<SmartFormNode>,
): Promise<Conversation> {
  const turns: Turn[] = []
  let answer: SmartFormNode | undefined
  for (;;) {
    const says = await sayings(answer ?? root, load)
    turns.push(answer ? { answer, says } : { says })
    const choices = says.at(-1)?.children ?? []
    const wanted = answers[turns.length - 1]
    answer = choices.find(({ id, type }) => id === wanted && type !== 'ACTION')
    if (!answer) return { turns, choices }
  }
}

/** A text goes on by itself with its only child: one choice is none. An action waits, since it leads away. */
async function sayings(first: SmartFormNode, load: (id: string) => Promise<SmartFormNode>): Promise<SmartFormNode[]> {
  const said: SmartFormNode[] = []
  let next: SmartFormNode | undefined = first
  while (next !== undefined && !said.some(({ id }) => id === next?.id)) {
    const node = await whole(next, load)
    said.push(node)
    const [only, ...others]: readonly SmartFormNode[] = node.children ?? []
    next = node.type === 'TEXT' && others.length === 0 && only?.type !== 'ACTION' ? only : undefined
  }
  return said
}

/** An article or an action without children ends its branch; of the others it is not known yet. */
async function whole(node: SmartFormNode, load: (id: string) => Promise<SmartFormNode>): Promise<SmartFormNode> {
  if (node.children !== undefined || node.type === 'ARTICLE' || node.type === 'ACTION') return node
  const loaded = await load(node.id)
  return { ...node, text: node.text ?? loaded.text, children: loaded.children ?? [] }
}

/** Whether nothing is left to be said: only ways out of the conversation, or not even these. [OPEN-49] */
export function isOver({ choices }: Conversation): boolean {
  return choices.every(({ type }) => type === 'ACTION')
}
