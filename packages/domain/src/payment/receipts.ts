import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { SavedReceipt } from './records.ts'

/** Maximum number of receipts to keep. */
const most = 20
/** Days: 13 months, which covers a yearly expense claim. */
const retentionDays = 396

/** Adds a receipt at the top. A session has one receipt; old and surplus ones are dropped. */
export function withReceipt(receipts: readonly SavedReceipt[], receipt: SavedReceipt, now: Date): SavedReceipt[] {
  const others = receipts.filter(({ sessionId }) => sessionId !== receipt.sessionId)
  const known = receipts.find(({ sessionId }) => sessionId === receipt.sessionId)
  return recent([known ? { ...receipt, ...known } : receipt, ...others], now)
}

/** The receipts to keep at `now`, newest first. */
export function recent(receipts: readonly SavedReceipt[], now: Date): SavedReceipt[] {
  const oldest = now.getTime() - retentionDays * 86_400_000
  return receipts
    .filter(({ paidAt }) => Date.parse(paidAt) >= oldest)
    .toSorted((one, other) => Date.parse(other.paidAt) - Date.parse(one.paidAt))
    .slice(0, most)
}

/** The gates of each prepaid trip of a payment. */
export function prepaidTrips(paid: readonly Journey[]): { from: string; to: string }[] {
  return paid.flatMap(({ status, in: entrance, out: exit }) =>
    status === 'PREPAYMENT' && entrance && exit ? [{ from: entrance.label, to: exit.label }] : [],
  )
}
