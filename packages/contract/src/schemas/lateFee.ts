import * as z from 'zod/mini'
import { euros } from '../wire.ts'

/**
 * One price rise of an unpaid journey: `fee` in cents is added to the toll `afterDays` days after the first deadline.
 * `prosecutor` marks the rise at the handover to the public prosecutor (OMP). Extension of the contract.
 */
export const lateFee = z.object({
  stage: z.enum(['surcharge', 'prosecutor']),
  afterDays: z.int().check(z.nonnegative()),
  fee: euros,
})
export type LateFee = z.infer<typeof lateFee>
