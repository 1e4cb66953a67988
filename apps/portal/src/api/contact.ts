import { readCategorySmartForm, readSmartForm } from '@voie-libre/contract/calls/whitelabel'
import { converse } from '@voie-libre/domain/content/conversation'
import { resource } from './client.ts'
import { inOneLanguage } from './help.ts'
import { ensureLoaded } from './resource.ts'
import { faqData } from './whitelabel.ts'

/** The conversation in one category after the given answers. Nodes in the cache are not requested again. [API-49, API-50] */
export const conversationAfter = (category: string, answers: readonly string[]) => ({
  key: ['conversation', category, ...answers],
  load: inOneLanguage(async () =>
    converse(await ensureLoaded(resource(readCategorySmartForm, { id: category })), answers, (id) =>
      ensureLoaded(resource(readSmartForm, { id })),
    ),
  ),
})

/** Labels of a conversation: its subject, then each answer. Empty without conversation, or if it no longer exists. */
export const labelsOf = ([category, ...answers]: readonly string[]) => ({
  key: ['conversationLabels', category, ...answers],
  load: inOneLanguage(async () => {
    if (category === undefined) return []
    const [{ categories }, { turns }] = await Promise.all([
      ensureLoaded(faqData()),
      ensureLoaded(conversationAfter(category, answers)),
    ])
    const subject = categories.find(({ id }) => id === category)?.title
    return [subject, ...turns.map(({ answer }) => answer?.label)].filter((words) => words !== undefined)
  }),
})
