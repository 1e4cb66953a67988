import type { KnownCode } from '@voie-libre/contract/errorCodes'

/** All attachments of one claim or message together, in bytes. [§5, CLAIM-06] */
export const maxFilesSize = 5 * 1024 * 1024

export interface Attachment {
  name: string
  /** The media type that the browser reports; empty if it knows none. */
  type: string
  size: number
}

const typeOfExtension: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
])

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
