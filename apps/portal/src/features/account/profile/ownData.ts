import { plate, profile } from '@voie-libre/contract/schemas/account'
import { pastPayment } from '@voie-libre/contract/calls/accounts'
import * as z from 'zod/mini'
import { ownPlates, ownProfile } from '../../../api/account.ts'
import { paidHistory } from '../../../api/profile.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

/** Schema of the exported customer data, in the wire format: amounts in euros. */
const ownData = z.object({
  exportedAt: z.iso.datetime(),
  profile,
  vehicles: z.array(plate),
  payments: z.optional(z.array(pastPayment)),
})

/** Saves the account's data as a JSON file named `name`. Bypasses the cache, so that the copy is current. */
export async function saveOwnData(name: string): Promise<void> {
  const [person, vehicles, paid] = await Promise.all([ownProfile().load(), ownPlates().load(), paidHistory().load()])
  const content = z.encode(ownData, {
    exportedAt: new Date().toISOString(),
    profile: person,
    vehicles,
    ...(paid !== 'notOffered' && { payments: paid }),
  })
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`)
}
