import type { MethodWords } from './methods.ts'

/** How a payment provider receives the hand-over. The server computes the parameters. [§3, OPEN-43] */
export interface PaymentProvider {
  /** Its name in the hand-over (`psp`), in any case. */
  psp: string
  /** Where the parameters go: fields of the hidden form, or its address. */
  parameters: 'fields' | 'query'
  /** Required parameters. If one is missing, the portal reports that the payment did not start. */
  required?: readonly string[] | undefined
  /** Names of its methods besides the credit card. */
  methods?: readonly MethodWords[] | undefined
}

/** The providers of the specification; a configuration can name others. [PAY-11..13] */
export const paymentProviders: readonly PaymentProvider[] = [
  { psp: 'PAYBOX', parameters: 'fields' },
  { psp: 'AXEPTA', parameters: 'query' },
]
