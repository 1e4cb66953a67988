import data from './testData.json' with { type: 'json' }

/** An address that nobody has. Without digits, which could look like the number of a card, as no address may. */
export const newEmail = () =>
  `conformance-${crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}@example.org`

const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? 'A'
/** A random plate, which an account hardly has already. */
export const newPlate = () => `${letter()}${letter()}-${100 + Math.floor(Math.random() * 900)}-${letter()}${letter()}`

/** `card` is one that the sandbox accepts. */
export const { person, billing, card } = data

const pixel = Buffer.from(data.pixel, 'base64')
/** A picture of one pixel, filled up to `bytes`. */
export const picture = (name = 'proof.png', bytes = 0) =>
  new File([pixel, new Uint8Array(bytes)], name, { type: 'image/png' })
