import { ApiProblem } from './problem.ts'

export interface Upload {
  name: string
  type: string
  content: Buffer
}

/** [CLAIM-06, CONST] */
const maxTotalSize = 5 * 1024 * 1024

/**
 * Files of a claim or message. The content decides the type, because a name and a declared type prove nothing.
 * Problems: `tooBig`, protest_files_number, mime_type_not_valid. [§5, F-FIL-01..03]
 */
export async function checkedUploads(
  files: readonly File[],
  { tooBig, most }: { tooBig: 'claim_files_toobig' | 'claim_files_toobig_contact'; most: number },
): Promise<Upload[]> {
  if (files.reduce((total, file) => total + file.size, 0) > maxTotalSize) throw new ApiProblem(tooBig)
  if (files.length > most) throw new ApiProblem('protest_files_number')
  return Promise.all(
    files.map(async (file) => {
      const content = Buffer.from(await file.arrayBuffer())
      const type = typeOf(content)
      if (type === undefined || !hasFittingName(file.name)) throw new ApiProblem('mime_type_not_valid')
      return { name: file.name, type, content }
    }),
  )
}

const signatures: readonly (readonly [type: string, start: Buffer])[] = [
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
  ['application/pdf', Buffer.from('%PDF-')],
]

function typeOf(content: Buffer): string | undefined {
  const type = signatures.find(([, start]) => content.subarray(0, start.length).equals(start))?.[0]
  return type === 'image/gif' && isScript(content) ? undefined : type
}

/**
 * A GIF that is also a script has '=' or '/' after its signature, in the place of the width. Real pictures are not that
 * wide, because the second byte would have to be printable.
 */
function isScript(gif: Buffer): boolean {
  return /^GIF8[79]a[=/][\t-\r -~]/.test(gif.toString('latin1', 0, 8))
}

/** A name without extension is accepted; an extension must fit the content, unlike in 'photo.jpg.exe'. */
function hasFittingName(name: string): boolean {
  const extension = /\.([^.]*)$/.exec(name)?.[1]
  return extension === undefined || /^(png|jpe?g|gif|pdf)$/i.test(extension)
}
