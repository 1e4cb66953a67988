import type { PageKind } from '@voie-libre/contract/schemas/content'
import { pages } from '@voie-libre/domain/access/pages'
import { pageOfKind } from '@voie-libre/domain/access/pageOfKind'
import { hasContact } from '@voie-libre/domain/content/contact'
import { replace } from 'react-router'
import { contactEntries } from '../../api/help.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { localized } from '../../i18n/setup.ts'

/** State of a conversation, all of it in the URL, so that users can reload, bookmark and share it. */
export interface Thread {
  category: string | undefined
  answers: readonly string[]
}

export function threadIn(query: URLSearchParams): Thread {
  const category = query.get('category') ?? undefined
  return { category, answers: category === undefined ? [] : query.getAll('answer') }
}

export function threadQuery({ category, answers }: Thread): URLSearchParams {
  const query = new URLSearchParams()
  if (category === undefined) return query
  query.set('category', category)
  for (const answer of answers) query.append('answer', answer)
  return query
}

/** The state before the last answer; without answers, removes the subject. */
export const stepBack = ({ category, answers }: Thread): Thread =>
  answers.length > 0 ? { category, answers: answers.slice(0, -1) } : { category: undefined, answers: [] }

/** Returns the path of an action; the message form receives the conversation in its query. [OPEN-48, OPEN-49] */
export const actionPath = (kind: PageKind, thread: Thread): string =>
  kind === 'CONTACT_FORM' ? withThread(pages.contactForm, thread) : pageOfKind[kind]

export const chatbotPath = (thread: Thread): string => withThread(pages.contactChatbot, thread)

function withThread(path: string, thread: Thread): string {
  const query = threadQuery(thread).toString()
  return query === '' ? path : `${path}?${query}`
}

/**
 * Redirects to the help centre if the operator accepts no messages. If the form's entries fail to load, the conversation still
 * works, and the message form reports the failure. [OPEN-49]
 */
export async function helpInstead(): Promise<Response | null> {
  const form = await ensureLoaded(contactEntries()).catch(() => undefined)
  return form && !hasContact(form) ? replace(localized(pages.help)) : null
}
