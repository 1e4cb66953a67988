import * as z from 'zod/mini'
import { cents } from '../wire.ts'
import { endpoint } from './endpoint.ts'

/**
 * What an operator signs on a receipt, as the payload of a JWS in compact form with `alg` ES256 and the `kid` of its key. The
 * receipt's QR code is the address of the portal's page `/verify` with the JWS as fragment, so that no server logs it.
 */
export const signedReceipt = z.object({
  /** The payment's reference, as on the receipt. */
  reference: z.string(),
  /** What was debited, in euro cents, VAT and surcharges included. */
  amount: cents,
  /** ISO instant of the payment. */
  paidAt: z.iso.datetime(),
})
export type SignedReceipt = z.infer<typeof signedReceipt>

/** A public key as a JSON Web Key on the curve P-256 (RFC 7517, RFC 7518). */
const receiptKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  /** The point on the curve: both coordinates in base64url. */
  x: z.string(),
  y: z.string(),
  /** The name by which a signature refers to its key. A new key has a new name. */
  kid: z.string(),
})

/** An operator that does not have this call signs no receipts; the portal then says that it cannot check them. */
export const receiptKeys = endpoint('receiptKeys', 'GET', '/services/v1/receipts/keys', {
  answer: z.object({ keys: z.array(receiptKey) }),
  extension: true,
})
