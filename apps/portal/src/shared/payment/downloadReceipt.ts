import { loadCode } from '../../api/loadCode.ts'
import { saveFile } from '../files/saveFile.ts'

/** Downloads the receipt of a payment. Throws `ApiError`. */
export async function downloadReceipt(sessionId: string, reference = 'receipt'): Promise<void> {
  const { receiptOf } = await loadCode(() => import('../../api/payments.ts'))
  saveFile(await receiptOf(sessionId), `${reference}.pdf`)
}
