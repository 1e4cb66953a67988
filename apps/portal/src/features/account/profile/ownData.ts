import { plate, profile } from '@voie-libre/domain/account/account'
import { pastPayment } from '@voie-libre/domain/account/history'
import * as z from 'zod/mini'
import { ownPlates, ownProfile } from '../../../api/account.ts'
import { paidHistory } from '../../../api/profile.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

/** All that the portal knows of a customer, as it is on the wire: amounts in euros. */
const ownData = z.object({
  exportedAt: z.iso.datetime(),
  profile,
  vehicles: z.array(plate),
  payments: z.optional(z.array(pastPayment)),
})

/** Saves what the account holds as a JSON file. Asked for anew: a copy that is out of date is no copy. */
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
