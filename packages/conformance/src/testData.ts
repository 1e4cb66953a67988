/** An address that nobody has. Without digits, which could look like the number of a card, as no address may. */
export const newEmail = () =>
  `conformance-${crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}@example.org`

const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? 'A'
/** A random plate, which an account hardly has already. */
export const newPlate = () => `${letter()}${letter()}-${100 + Math.floor(Math.random() * 900)}-${letter()}${letter()}`

export const person = { firstName: 'Camille', lastName: 'Durand' }
export const billing = {
  ...person,
  billingAddress: '12 rue des Tilleuls',
  billingZipcode: '03000',
  billingCity: 'Moulins',
  billingCountry: 'fr',
}
/** A card that the sandbox accepts. */
export const card = { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '4012' }

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture of one pixel, filled up to `bytes`. */
export const picture = (name = 'proof.png', bytes = 0) =>
  new File([pixel, new Uint8Array(bytes)], name, { type: 'image/png' })
