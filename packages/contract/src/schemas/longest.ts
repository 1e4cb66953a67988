/**
 * The longest names, addresses, phone numbers and texts of forms, in characters. `senderName`: first or last name of whoever
 * writes a claim or a message. `message`: a claim's comment, or a message. [§5, OPEN-46, OPEN-49]
 */
export { default as longest } from './longest.json' with { type: 'json' }
