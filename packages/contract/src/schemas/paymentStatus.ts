/**
 * The wire's statuses, in any case; all others count as rejected. In a file without schemas, because the first page reads
 * stored payments. [§3, OPEN-40]
 */
export const paymentStatusValues = ['SUCCEED', 'DUPLICATED', 'REJECTED', 'CANCELLED', 'PENDING'] as const
export type PaymentStatus = (typeof paymentStatusValues)[number]
