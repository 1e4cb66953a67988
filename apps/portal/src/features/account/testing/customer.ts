/** Address of the customer's own data. */
export const me = '/services/v1/users/me'

/** What the operator knows about a customer. */
export const person = {
  email: 'claire.martin@example.org',
  firstName: 'Claire',
  lastName: 'Martin',
  billingAddress: '12 rue des Lilas',
  billingZipcode: '03400',
  billingCity: 'Moulins',
  billingCountry: 'FR',
}
