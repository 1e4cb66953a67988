/**
 * What an operator may have. `payment` is what every operator has: search, payment, receipts and content. Each other profile
 * adds a part; the portal offers no part that the operator does not have, and the conformance check does not ask for it.
 */
export const operatorProfiles = ['payment', 'accounts', 'claims', 'alerts', 'prepayment', 'renters'] as const
export type OperatorProfile = (typeof operatorProfiles)[number]
