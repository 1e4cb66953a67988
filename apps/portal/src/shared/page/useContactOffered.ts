import { hasContact } from '@voie-libre/domain/content/contact'
import { useAtomValue } from 'jotai'
import { contactEntries } from '../../api/help.ts'
import { useResource } from '../../api/resource.ts'
import { visitorAtom } from '../../session/visitor.ts'

/** Whether to link to contact: not if the operator accepts no messages, and not for renters. [OPEN-08] */
export function useContactOffered(): boolean {
  const renter = useAtomValue(visitorAtom) === 'renter'
  const { data } = useResource(renter ? undefined : contactEntries())
  return !renter && data !== undefined && hasContact(data)
}
