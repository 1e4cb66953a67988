/** Number of leading bytes that `typeOfContent` needs. */
export const headLength = 16

const signatures: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/**
 * The media type of a file by its first bytes: one of the four accepted types, else undefined. A name and a declared type
 * can be wrong. This only gives an early message; the server checks again. [§5, CLAIM-07, F-FIL-02, F-FIL-03]
 */
export function typeOfContent(head: Uint8Array): string | undefined {
  const type = signatures.find(([, start]) => start.every((byte, at) => head[at] === byte))?.[0]
  return type === 'image/gif' && isScript(head) ? undefined : type
}

/** Detects a GIF that is also a script: the bytes of its width are text and contain '=' or '/'. */
function isScript(gif: Uint8Array): boolean {
  const [width = 0, next = 0] = gif.subarray(6, 8)
  const isText = (next >= 0x20 && next <= 0x7e) || (next >= 0x09 && next <= 0x0d)
  return (width === 0x3d || width === 0x2f) && isText
}
