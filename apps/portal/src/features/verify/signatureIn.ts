/** Finds the signature in what a visitor pastes: the address of the QR code, a part of it, or text with line breaks. */
export function signatureIn(text: string): string | undefined {
  const joined = text.replaceAll(/\s+/g, '')
  return /(?:^|#)([\w-]+\.[\w-]+\.[\w-]+)$/.exec(joined)?.[1]
}
