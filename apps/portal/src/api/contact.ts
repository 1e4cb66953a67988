import { readCategorySmartForm, readSmartForm } from '@voie-libre/contract/calls/whitelabel'
import { type Conversation, converse } from '@voie-libre/domain/content/conversation'
import { resource } from './client.ts'
import { inOneLanguage } from './help.ts'
import { ensureLoaded, type Resource } from './resource.ts'

/** Root of the contact conversation of a help category. [API-49] */
const conversationRoot = (category: string) => resource(readCategorySmartForm, { id: category })

/** A node of the conversation with its children. [API-50] */
const conversationNode = (id: string) => resource(readSmartForm, { id })

/** The conversation in one category after the given answers. Nodes in the cache are not requested again. */
export const conversationAfter = (category: string, answers: readonly string[]): Resource<Conversation> => ({
  key: ['conversation', category, ...answers],
  load: inOneLanguage(async () =>
    converse(await ensureLoaded(conversationRoot(category)), answers, (id) => ensureLoaded(conversationNode(id))),
  ),
})
