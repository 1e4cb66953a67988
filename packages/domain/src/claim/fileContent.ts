/** How many bytes of a file tell what it is. */
export const headLength = 16

const signatures: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/**
 * What a file is by its first bytes, one of the four accepted types or undefined: a name and a declared type prove
 * nothing. A comfort before the upload; the server judges by itself. [§5, CLAIM-07, F-FIL-02, F-FIL-03]
 */
export function typeOfContent(head: Uint8Array): string | undefined {
  const type = signatures.find(([, start]) => start.every((byte, at) => head[at] === byte))?.[0]
  return type === 'image/gif' && isScript(head) ? undefined : type
}

/**
 * A GIF that is a script as well continues its signature by '=' or '/', where the width stands, and goes on in letters.
 * No picture is that wide with such numbers.
 */
function isScript(gif: Uint8Array): boolean {
  const [width = 0, next = 0] = gif.subarray(6, 8)
  const isText = (next >= 0x20 && next <= 0x7e) || (next >= 0x09 && next <= 0x0d)
  return (width === 0x3d || width === 0x2f) && isText
}
