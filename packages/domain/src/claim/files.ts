import type { KnownCode } from '@voie-libre/contract/errorCodes'
import fileTypes from './fileTypes.json' with { type: 'json' }

/** All attachments of one claim or message together, in bytes. [§5, CLAIM-06] */
export const maxFilesSize = 5 * 1024 * 1024

/** `type` is the media type that the browser reports; empty if it knows none. */
type Attachment = { name: string; type: string; size: number }

const typeOfExtension: ReadonlyMap<string, string> = new Map(Object.entries(fileTypes.extensions))

/** PNG, JPG, GIF or PDF by extension and type, and not empty. The server checks the content. [CLAIM-07] */
function isAccepted({ name, type, size }: Attachment): boolean {
  const expected = typeOfExtension.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  return expected !== undefined && size > 0 && (type === '' || type === expected)
}

/** The codes of §8 for invalid attachments, in the order in which to show them; empty if all are valid. [CLAIM-06, CLAIM-07, OPEN-46, OPEN-49] */
export function checkFiles(
  files: readonly Attachment[],
  rules: { attachmentMandatory?: boolean; maxFiles?: number | undefined } = {},
  tooBig: 'claim_files_toobig' | 'claim_files_toobig_contact' = 'claim_files_toobig',
): KnownCode[] {
  const size = files.reduce((total, file) => total + file.size, 0)
  const issues: [boolean, KnownCode][] = [
    [rules.attachmentMandatory === true && files.length === 0, 'mandatory_attachment_missing'],
    [!files.every(isAccepted), 'mime_type_not_valid'],
    [size > maxFilesSize, tooBig],
    [files.length > (rules.maxFiles ?? Infinity), 'protest_files_number'],
  ]
  return issues.filter(([applies]) => applies).map(([, code]) => code)
}

/** Number of leading bytes that `typeOfContent` needs. */
export const headLength = 16

/**
 * The media type of a file by its first bytes: one of the four accepted types, else undefined. A name and a declared type
 * can be wrong. This only gives an early message; the server checks again. [§5, CLAIM-07, F-FIL-02, F-FIL-03]
 */
export function typeOfContent(head: Uint8Array): string | undefined {
  const type = fileTypes.signatures.find(({ start }) => start.every((byte, at) => head[at] === byte))?.type
  return type === 'image/gif' && isScript(head) ? undefined : type
}

/** Detects a GIF that is also a script: the bytes of its width are text and contain '=' or '/'. */
function isScript(gif: Uint8Array): boolean {
  const [width = 0, next = 0] = gif.subarray(6, 8)
  const isText = (next >= 0x20 && next <= 0x7e) || (next >= 0x09 && next <= 0x0d)
  return (width === 0x3d || width === 0x2f) && isText
}
