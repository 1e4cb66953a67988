import { receiptOf } from '../../api/payments.ts'
import { saveFile } from '../files/saveFile.ts'

/** Downloads the receipt of a payment. Throws `ApiError`. */
export async function saveReceipt(sessionId: string, reference = 'receipt'): Promise<void> {
  saveFile(await receiptOf(sessionId), `${reference}.pdf`)
}
