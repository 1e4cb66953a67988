/** The longest names, addresses, phone numbers and texts of forms, in characters. [§5, OPEN-46, OPEN-49] */
export const longest = {
  firstName: 22,
  lastName: 22,
  billingAddress: 50,
  billingZipcode: 16,
  billingCity: 50,
  phoneNumber: 25,
  /** First or last name of whoever writes a claim or a message. */
  senderName: 100,
  /** A claim's comment, or a message. */
  message: 2000,
} as const
