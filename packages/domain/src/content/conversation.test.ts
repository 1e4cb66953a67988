import type { SmartFormNode } from '@voie-libre/contract/schemas/content'
import { describe, expect, it, vi } from 'vitest'
import { converse, isOver } from './conversation.ts'

const action: SmartFormNode = { id: 'write', type: 'ACTION', label: 'Write', action: 'CONTACT_FORM' }
const story: SmartFormNode = { id: 'story', type: 'ARTICLE', label: 'Story', text: 'In short', articleId: '7' }
const tree: SmartFormNode = {
  id: 'root',
  type: 'ROOT',
  text: 'Hello',
  children: [
    { id: 'far', type: 'QUESTION', label: 'Far', text: 'How far?' },
    { id: 'say', type: 'TEXT', label: 'Say', text: 'One', children: [{ id: 'on', type: 'TEXT', text: 'Two' }] },
    { id: 'loop', type: 'TEXT', label: 'Loop', text: 'Again', children: [{ id: 'loop', type: 'TEXT' }] },
    { id: 'leave', type: 'TEXT', label: 'Leave', text: 'Bye', children: [action] },
    story,
    action,
  ],
}
const elsewhere: Readonly<Record<string, SmartFormNode>> = {
  far: { id: 'far', type: 'QUESTION', text: 'other', children: [story, action] },
  on: { id: 'on', type: 'TEXT', text: 'other', children: [] },
}
const load = vi.fn<(id: string) => Promise<SmartFormNode>>((id) =>
  elsewhere[id] ? Promise.resolve(elsewhere[id]) : Promise.reject(new Error(`no ${id}`)),
)
const ids = (nodes: readonly SmartFormNode[]) => nodes.map(({ id }) => id)

async function after(...answers: string[]) {
  load.mockClear()
  const conversation = await converse(tree, answers, load)
  return {
    said: conversation.turns.map(({ answer, messages }) => [answer?.id, ids(messages)]),
    choices: ids(conversation.choices),
    over: isOver(conversation),
    loaded: load.mock.calls.flat(),
  }
}
const everything = ['far', 'say', 'loop', 'leave', 'story', 'write']
const begun = [undefined, ['root']]

describe('the contact conversation', { tags: ['CONTACT-02', 'OPEN-48'] }, () => {
  it.each([
    ['begins with the root and its children', [], [begun], everything, false, []],
    ['loads the children that are missing', ['far'], [begun, ['far', ['far']]], ['story', 'write'], false, ['far']],
    [
      'continues from loaded ones',
      ['far', 'story'],
      [begun, ['far', ['far']], ['story', ['story']]],
      [],
      true,
      ['far'],
    ],
    [
      'continues automatically from a text to its only child',
      ['say'],
      [begun, ['say', ['say', 'on']]],
      [],
      true,
      ['on'],
    ],
    ['does not repeat a message', ['loop'], [begun, ['loop', ['loop']]], ['loop'], false, []],
    ['ends when only actions are left', ['leave'], [begun, ['leave', ['leave']]], ['write'], true, []],
    ['never continues with an action', ['write'], [begun], everything, false, []],
    [
      'ignores an answer that is not a choice, and the answers after it',
      ['nope', 'story'],
      [begun],
      everything,
      false,
      [],
    ],
  ])('%s', async (_, answers, said, choices, over, loaded) => {
    expect(await after(...answers)).toEqual({ said, choices, over, loaded })
  })

  it('keeps the labels of the chosen answers', async () => {
    const { turns } = await converse(tree, ['far'], load)
    expect(turns[1]?.messages[0]).toMatchObject({ label: 'Far', text: 'How far?' })
  })

  it('fails when loading fails', async () => {
    const root: SmartFormNode = { id: 'gone', type: 'ROOT' }
    await expect(converse(root, [], load)).rejects.toThrow('no gone')
  })
})
