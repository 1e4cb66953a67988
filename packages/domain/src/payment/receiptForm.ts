import { emailAddress } from '@voie-libre/contract/schemas/email'
import * as z from 'zod/mini'
import { vehicleFields } from '../journey/plateForm.ts'

/** The request to send receipts again: a vehicle and the e-mail of the payment. */
export const receiptFormSchema = z.object({
  email: emailAddress,
  country: vehicleFields.country,
  plate: vehicleFields.plate,
})
export type ReceiptForm = z.output<typeof receiptFormSchema>
