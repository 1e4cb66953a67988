import type { SmartFormNode } from '@voie-libre/contract/schemas/content'

/** One exchange: the node that the driver chose (none at the start) and the operator's messages that follow. */
export type Turn = { answer?: SmartFormNode; messages: readonly SmartFormNode[] }

export interface Conversation {
  turns: readonly Turn[]
  /** The nodes that the driver may choose next; empty at the end of a branch. */
  choices: readonly SmartFormNode[]
}

/**
 * The contact conversation after some answers, given by the ids of the chosen nodes. The children of a node may be
 * missing: `load` reads the node with them. An id that is not a choice ends the conversation there, since the
 * page address may be outdated or made up. Throws what `load` throws. [OPEN-48]
 */
export async function converse(
  root: SmartFormNode,
  answers: readonly string[],
  load: (id: string) => Promise<SmartFormNode>,
): Promise<Conversation> {
  const turns: Turn[] = []
  let answer: SmartFormNode | undefined
  for (;;) {
    const messages = await messagesFrom(answer ?? root, load)
    turns.push(answer ? { answer, messages } : { messages })
    const choices = messages.at(-1)?.children ?? []
    const wanted = answers[turns.length - 1]
    answer = choices.find(({ id, type }) => id === wanted && type !== 'ACTION')
    if (!answer) return { turns, choices }
  }
}

/** A text node with a single child continues with it without a choice; an action does not, since it leaves the page. */
async function messagesFrom(first: SmartFormNode, load: (id: string) => Promise<SmartFormNode>) {
  const messages: SmartFormNode[] = []
  let next: SmartFormNode | undefined = first
  while (next !== undefined && !messages.some(({ id }) => id === next?.id)) {
    const node = await whole(next, load)
    messages.push(node)
    const [only, ...others]: readonly SmartFormNode[] = node.children ?? []
    next = node.type === 'TEXT' && others.length === 0 && only?.type !== 'ACTION' ? only : undefined
  }
  return messages
}

/** The node with its children loaded. Articles and actions have none; other nodes may have some that are not loaded yet. */
async function whole(node: SmartFormNode, load: (id: string) => Promise<SmartFormNode>): Promise<SmartFormNode> {
  if (node.children !== undefined || node.type === 'ARTICLE' || node.type === 'ACTION') return node
  const loaded = await load(node.id)
  return { ...node, text: node.text ?? loaded.text, children: loaded.children ?? [] }
}

/** Whether the conversation has ended: no choice is left, or only actions that leave it. [OPEN-49] */
export const isOver = ({ choices }: Conversation): boolean => choices.every(({ type }) => type === 'ACTION')
