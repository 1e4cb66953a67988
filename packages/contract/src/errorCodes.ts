import sources from './errorCodes.json' with { type: 'json' }

/** A message code of a server; `errorCodes.json` names its source, as an extension of the contract if it is not in §8. */
export type KnownCode = keyof typeof sources
export const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(sources, code)
export const errorCodes: readonly KnownCode[] = Object.keys(sources).filter(isKnownCode)

/** `too_many_requests` stands for a 429 without a code [HARDENING 2.4.1]; a search with a card number is refused unsent. */
export type ErrorCode = KnownCode | 'too_many_requests' | 'card_number_misplaced' | 'unknown'

/** Codes of form errors that are not in §8; the fields look up both. */
export const formCodes = [
  'too_long',
  'dates_mandatory',
  'password_mandatory',
  'invalid_card_expiry',
  'invalid_cvv',
  'invalid_phone_number',
  'unreadable_date',
  'card_number_misplaced',
] as const
export type FormCode = KnownCode | (typeof formCodes)[number]
