import type { KnownCode } from '@voie-libre/contract/errorCodes'
import meanings from './errorMeanings.json' with { type: 'json' }

/** When a server answers each code. [§8] */
export const errorMeanings: Readonly<Record<KnownCode, string>> = meanings

/** Statuses of refusals; every other code has 400. The portal decides by the code, and asks for a login at 401 only. */
const statuses: Readonly<Partial<Record<KnownCode, number>>> = {
  user_temporary_blocked: 429,
  immatriculation_not_found: 404,
  basket_changed: 409,
  vehicle_changed: 409,
  receipt_already_sent: 409,
  receipt_of_another_payer: 403,
}
const paidCalls = ['paymentStatus', 'paymentEmail', 'receipt', 'sendReceipt']

/** The status with which a call answers a code: a payment that does not exist is 404, a search that has ended 400. */
export const statusOf = (code: KnownCode, call: string): number =>
  code === 'payment_session_invalid' && paidCalls.includes(call) ? 404 : (statuses[code] ?? 400)

const email = ['email_mandatory', 'email_invalid', 'bad_email_format'] as const
const plate = [
  'number_plate_mandatory',
  'country_code_mandatory',
  'invalid_number_plate',
  'invalid_country_code',
] as const
const login = [
  ...email,
  'provide_email_and_password_or_refresh_token',
  'captcha_mandatory',
  'user_not_found',
  'user_not_activated',
  'user_temporary_blocked',
  'required',
] as const
const mailedCode = ['invalid_activation_code', 'expired_activation_code', 'user_already_activated', 'required'] as const
const newPassword = ['bad_password_security', 'expired_password_reset_code', 'required'] as const
const search = [
  ...plate,
  'captcha_mandatory',
  'invalid_date_range',
  'immatriculation_not_found',
  'payment_session_invalid',
] as const
const basket = [
  'payment_session_invalid',
  'payment_journeys_invalid',
  'session_without_journeys',
  'basket_too_large',
  'false_in_progress_journey',
  'unauthorized_prepayment',
  'missing_post_payment_with_prepayment',
  'required',
] as const
const payment = ['payment_session_invalid', 'payment_journeys_invalid', 'basket_changed', 'required', ...email] as const
const files = ['mime_type_not_valid', 'protest_files_number', 'required', ...email] as const

/** The codes of §8 that each call may answer, by its name. Other calls refuse with a status alone. */
export const codesOfCalls: Readonly<Record<string, readonly KnownCode[]>> = {
  plateOwners: plate,
  registerUser: [
    ...email,
    'captcha_mandatory',
    'bad_password_security',
    'cgu_mandatory',
    'email_already_used',
    'required',
  ],
  activateUser: mailedCode,
  userToken: login,
  updateProfile: [
    'invalid_password',
    'user_temporary_blocked',
    'bad_password_security',
    'incomplete_address',
    'invalid_country_code',
    'required',
  ],
  addPlate: [...plate, 'invalid_date_range', 'number_plate_already_associated_to_this_user'],
  userPasswordCode: ['captcha_mandatory'],
  setUserPassword: newPassword,
  renterToken: login,
  setRenterPassword: newPassword,
  renterPasswordCode: ['captcha_mandatory'],
  activateRenter: [...mailedCode, 'bad_password_security'],
  updateRenter: ['invalid_password', 'user_temporary_blocked', 'bad_password_security', 'required'],
  importPlates: [
    'renter_import_not_found',
    'renter_import_read_file',
    'renter_import_wrong_format',
    'renter_import_parse_content',
    'renter_import_error',
  ],
  addFleetPlate: [...plate, 'invalid_date_range', 'number_plate_already_associated_to_this_user', 'required'],
  closeFleetPlate: ['invalid_date_range', 'vehicle_changed', 'required'],
  matchContracts: ['required'],
  refreshUserToken: ['provide_email_and_password_or_refresh_token'],
  refreshRenterToken: ['provide_email_and_password_or_refresh_token'],
  sendContact: ['captcha_mandatory', 'claim_files_toobig_contact', ...files],
  vehicle: plate,
  journeysOfPlate: search,
  detailedJourneys: search,
  authenticatedDetailedJourneys: search,
  extendSearch: ['payment_session_invalid', 'required'],
  journeyPrice: [...plate, 'unauthorized_prepayment', 'required'],
  journeysCompany: ['payment_session_invalid', 'required'],
  payJourneys: basket,
  payAllJourneys: basket,
  payByProvider: [...payment, 'incomplete_address', 'invalid_country_code'],
  payByPrivateCard: [
    ...payment,
    'private_card_bin_error',
    'private_card_type_not_match',
    'prepayment_not_allowed',
    'in_progress_journey_not_allowed',
    'journey_vehicle_category_forbidden',
  ],
  sendReceipt: ['payment_session_invalid', 'receipt_of_another_payer', 'receipt_already_sent', 'required', ...email],
  receipt: ['payment_session_invalid', 'receipt_of_another_payer', 'required'],
  resendReceipts: ['captcha_mandatory', ...plate, ...email],
  paymentStatus: ['payment_session_invalid'],
  paymentEmail: ['payment_session_invalid'],
  readAlert: [...plate, ...email],
  saveAlert: [...plate, ...email, 'invalid_date_range', 'required'],
  confirmAlert: ['invalid_activation_code', 'expired_activation_code', 'required'],
  unsubscribeAlerts: email,
  readClaimReasons: ['required'],
  sendClaim: [
    'renter_protest_no_journey_selected',
    'payment_session_invalid',
    'payment_journeys_invalid',
    'mandatory_comment_missing',
    'mandatory_attachment_missing',
    'claim_files_toobig',
    ...files,
  ],
}
