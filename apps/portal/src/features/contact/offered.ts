import { type ContactForm } from '@voie-libre/contract/schemas/content'
import { pages } from '@voie-libre/domain/access/pages'
import { hasContact } from '@voie-libre/domain/content/contact'
import { replace } from 'react-router'
import { contactEntries } from '../../api/help.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { localized } from '../../i18n/setup.ts'

/** Loads the contact form's entries; redirects to the help centre if the operator accepts no messages. [OPEN-49] */
export async function contactOrHelp(): Promise<ContactForm | Response> {
  const form = await ensureLoaded(contactEntries())
  return hasContact(form) ? form : replace(localized(pages.help))
}
