import { emailAddress } from '@voie-libre/contract/schemas/email'
import type { PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import * as z from 'zod/mini'
import type { PrivateCard } from './methods.ts'

/**
 * A private card as typed: with spaces between digits, expiry MM/YY, and a cvv if the card has one. Only the operator
 * refuses a past expiry. [VALID-37..43, OPEN-42]
 */
export function cardFormSchema({ type, digits, cvv }: PrivateCard) {
  return z.object({
    cardType: z.prefault(z.literal(type), type),
    cardNumber: z
      .string()
      .check(
        z.overwrite(withoutSpaces),
        z.minLength(1, 'required'),
        z.regex(new RegExp(`^(\\d{${digits}})?$`), 'private_card_bin_error'),
      ),
    cardValidity: z
      .string()
      .check(
        z.overwrite(withoutSpaces),
        z.minLength(1, 'required'),
        z.regex(/^((0[1-9]|1[0-2])\/\d{2})?$/, 'invalid_card_expiry'),
      ),
    cvv: z.prefault(cvv ? z.string().check(z.trim(), z.regex(/^\d{3}$/, 'invalid_cvv')) : z.string(), ''),
    email: emailAddress,
  })
}
export type CardForm = z.output<ReturnType<typeof cardFormSchema>>

/** The body of the call: expiry YYMM, no cvv if the card has none. [VALID-40, API-68] */
export function toPrivateCardPayment(form: CardForm, card: PrivateCard): PrivateCardPayment {
  const { cardType, cardNumber, cardValidity, cvv, email } = form
  const payment = { cardType, cardNumber, cardValidity: cardValidity.slice(3) + cardValidity.slice(0, 2), email }
  return card.cvv ? { ...payment, cvv } : payment
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
