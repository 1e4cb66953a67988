import type { MethodWords } from './methods.ts'

/** A payment provider: how it takes the hand-over, whose parameters are the server's. [§3, OPEN-43] */
export interface PaymentProvider {
  /** Its name in the hand-over (`psp`), in any case. */
  psp: string
  /** Where the parameters go: fields of the hidden form, or its address. */
  parameters: 'fields' | 'query'
  /** Parameters without which the driver is not handed over, but sees that the payment did not start. */
  required?: readonly string[] | undefined
  /** Names of its methods besides the credit card. */
  methods?: readonly MethodWords[] | undefined
}

/** The providers of the specification; a configuration can name others. [PAY-11..13] */
export const paymentProviders: readonly PaymentProvider[] = [
  { psp: 'PAYBOX', parameters: 'fields' },
  { psp: 'AXEPTA', parameters: 'query' },
]
