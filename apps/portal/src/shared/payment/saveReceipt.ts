import { receiptOf } from '../../api/payments.ts'
import { saveFile } from '../files/saveFile.ts'

/** The receipt of a payment as a file. Throws `ApiError`. */
export async function saveReceipt(sessionId: string, reference = 'receipt'): Promise<void> {
  saveFile(await receiptOf(sessionId), `${reference}.pdf`)
}
