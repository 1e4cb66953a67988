/** Every message code of a server. [§8] */
export const errorCodes = [
  'bad_email_format',
  'email_invalid',
  'email_mandatory',
  'email_already_used',
  'bad_password_security',
  'invalid_password',
  'password_confirmation_mandatory',
  'wrong_password_confirmation',
  'captcha_mandatory',
  'cgu_mandatory',
  'checkbox_mandatory',
  'claim_files_toobig',
  'claim_files_toobig_contact',
  'mandatory_attachment_missing',
  'mandatory_comment_missing',
  'mime_type_not_valid',
  'protest_files_number',
  'renter_protest_no_journey_selected',
  'country_code_mandatory',
  'number_plate_mandatory',
  'invalid_country_code',
  'invalid_number_plate',
  'invalid_date_range',
  'number_plate_already_associated_to_this_user',
  'expired_activation_code',
  'invalid_activation_code',
  'user_already_activated',
  'user_not_activated',
  'expired_password_reset_code',
  'user_not_found',
  'user_temporary_blocked',
  'provide_email_and_password_or_refresh_token',
  'false_in_progress_journey',
  'in_progress_journey_not_allowed',
  'journey_vehicle_category_forbidden',
  'payment_journeys_invalid',
  'payment_session_invalid',
  'prepayment_not_allowed',
  'unauthorized_prepayment',
  'missing_post_payment_with_prepayment',
  'private_card_bin_error',
  'private_card_type_not_match',
  'session_without_journeys',
  'renter_import_wrong_format',
  'renter_import_parse_content',
  'renter_import_read_file',
  'renter_import_not_found',
  'renter_import_error',
  'incomplete_address',
  'required',
  'immatriculation_not_found',
  // Not in §8: an extension of the contract. [OPEN-64]
  'basket_changed',
  // Not in §8: an extension of the contract.
  'basket_too_large',
  // Not in §8: an extension of the contract. [OPEN-65]
  'receipt_of_another_payer',
  // Not in §8: an extension of the contract. [OPEN-72]
  'vehicle_changed',
  // Not in §8: an extension of the contract.
  'receipt_already_sent',
] as const

export type KnownCode = (typeof errorCodes)[number]
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

export function isKnownCode(code: string): code is KnownCode {
  return errorCodes.some((known) => known === code)
}
