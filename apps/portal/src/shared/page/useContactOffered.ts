import { useAtomValue } from 'jotai'
import { contactEntries } from '../../api/help.ts'
import { useResource } from '../../api/resource.ts'
import { visitorAtom } from '../../session/visitor.ts'

/** Whether a page may lead on to contact: not where nobody reads messages, and not for renters, who may not go. [OPEN-08] */
export function useContactOffered(): boolean {
  const renter = useAtomValue(visitorAtom) === 'renter'
  const { data } = useResource(renter ? undefined : contactEntries())
  return !renter && data !== undefined && data.contactFormEntries.length > 0
}
