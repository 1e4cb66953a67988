import type { PageKind } from '@voie-libre/contract/schemas/content'
import { pages } from '@voie-libre/domain/access/pages'
import { pageOfKind } from '@voie-libre/domain/access/pageOfKind'
import { hasContact } from '@voie-libre/domain/content/contact'
import { createSearchParams, replace } from 'react-router'
import { contactEntries } from '../../api/help.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { localized } from '../../i18n/setup.ts'

/** A conversation: its subject, then each answer. All of it is in the URL, so that users can reload, bookmark and share it. */
export type Thread = readonly string[]

export function threadIn(query: URLSearchParams): Thread {
  const category = query.get('category')
  return category === null ? [] : [category, ...query.getAll('answer')]
}

export const threadQuery = ([category, ...answer]: Thread): URLSearchParams =>
  createSearchParams(category === undefined ? {} : { category, answer })

/** Returns the path of an action; the message form receives the conversation in its query. [OPEN-48, OPEN-49] */
export const actionPath = (kind: PageKind, thread: Thread): string =>
  kind === 'CONTACT_FORM' ? withThread(pages.contactForm, thread) : pageOfKind[kind]

export function withThread(path: string, thread: Thread): string {
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
