/** The longest names, addresses and phone numbers of forms, in characters. [§5] */
export const longest = {
  firstName: 22,
  lastName: 22,
  billingAddress: 50,
  billingZipcode: 16,
  billingCity: 50,
  phoneNumber: 25,
} as const
