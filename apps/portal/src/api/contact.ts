import type { SmartFormNode } from '@voie-libre/domain/content/content'
import { type Conversation, converse } from '@voie-libre/domain/content/conversation'
import { readCategorySmartForm, readSmartForm, sendContact } from '@voie-libre/domain/contract/whitelabel'
import { getToken } from './captcha.ts'
import { call } from './client.ts'
import { inOneLanguage } from './help.ts'
import { ensureLoaded, type Resource } from './resource.ts'
import type { Call } from './send.ts'
import { upload } from './upload.ts'

/** Root of the contact conversation of a help category. [API-49] */
const conversationRoot = (category: string): Resource<SmartFormNode> => ({
  key: ['smartFormRoot', category],
  load: () => call(readCategorySmartForm, { id: category }),
})

/** A node of the conversation with its children. [API-50] */
const conversationNode = (id: string): Resource<SmartFormNode> => ({
  key: ['smartForm', id],
  load: () => call(readSmartForm, { id }),
})

/** The conversation in one category after the given answers. Nodes in the cache are not requested again. */
export const conversationAfter = (category: string, answers: readonly string[]): Resource<Conversation> => ({
  key: ['conversation', category, ...answers],
  load: inOneLanguage(async () =>
    converse(await ensureLoaded(conversationRoot(category)), answers, (id) => ensureLoaded(conversationNode(id))),
  ),
})

/** Sends a message with files; `onProgress` receives the sent share from 0 to 1. Throws `ApiError`. [API-52] */
export async function sendMessage(
  body: Call<typeof sendContact>['body'],
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const captchaToken = await getToken('contact', signal)
  await upload(sendContact, { query: { captchaToken }, body, ...(signal && { signal }) }, onProgress)
}
