import { loadCode } from '../../api/loadCode.ts'
import { saveFile } from '../files/saveFile.ts'

/** The receipt of a payment as a file. Throws `ApiError`. */
export async function receiptFile(sessionId: string, reference = 'receipt'): Promise<File> {
  const { receiptOf } = await loadCode(() => import('../../api/payments.ts'))
  return new File([await receiptOf(sessionId)], `${reference}.pdf`, { type: 'application/pdf' })
}

/** Downloads the receipt of a payment. Throws `ApiError`. */
export async function downloadReceipt(sessionId: string, reference?: string): Promise<void> {
  const file = await receiptFile(sessionId, reference)
  saveFile(file, file.name)
}
