/** Finds the signature in what a visitor pastes: the address of the QR code, a part of it, or text with line breaks. */
export const signatureIn = (text: string): string | undefined =>
  /(?:^|#)([\w-]+\.[\w-]+\.[\w-]+)$/.exec(text.replaceAll(/\s+/g, ''))?.[1]
