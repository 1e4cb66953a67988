import { inflateSync } from 'node:zlib'
import { headLength, maxFilesSize, typeOfContent } from '@voie-libre/domain/claim/files'
import { ApiProblem } from './problem.ts'

export interface Upload {
  name: string
  type: string
  content: Buffer
}

/**
 * Checks the files of a claim or message by their content, because names and declared types prove nothing.
 * Problems: `tooBig`, protest_files_number, mime_type_not_valid. [§5, F-FIL-01..03]
 */
export async function checkedUploads(
  files: readonly File[],
  { tooBig, most }: { tooBig: 'claim_files_toobig' | 'claim_files_toobig_contact'; most: number },
): Promise<Upload[]> {
  if (files.reduce((total, file) => total + file.size, 0) > maxFilesSize) throw new ApiProblem(tooBig)
  if (files.length > most) throw new ApiProblem('protest_files_number')
  return Promise.all(
    files.map(async (file) => {
      const content = Buffer.from(await file.arrayBuffer())
      const type = typeOfContent(content.subarray(0, headLength))
      const name = cleanName(file.name)
      const isRefused = type === undefined || !hasFittingName(name) || (type === 'application/pdf' && isActive(content))
      if (isRefused) throw new ApiProblem('mime_type_not_valid')
      return { name, type, content }
    }),
  )
}

const longestName = 100

/** Keeps the last part of a path, without invisible and direction characters, cut before its extension. [F-FIL-04] */
function cleanName(name: string): string {
  const last = name.replaceAll(/\p{C}/gu, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return last.length <= longestName ? last : last.slice(0, longestName - 5) + last.slice(-5)
}

/** Accepts names without an extension or with one of an accepted type, but not 'photo.jpg.exe'. */
function hasFittingName(name: string): boolean {
  const extension = name.split('.').slice(1).at(-1)
  return extension === undefined || /^(png|jpe?g|gif|pdf)$/i.test(extension)
}

/** Entries of a PDF that run a script, start a program or send data; '/OpenAction' alone only opens the first page. */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData)\b|\/JS\s*[(<\d]/
const mostInflated = 20 * 1024 * 1024

/** Reads object streams too, in which newer programs compress entries; those of encrypted files stay unreadable. */
function isActive(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  if (active.test(withPlainNames(text))) return true
  let left = mostInflated
  for (const part of text.split('endstream')) {
    const start = /stream\r?\n/.exec(part)
    if (start === null || !part.slice(0, start.index).includes('/ObjStm')) continue
    const entries = inflated(Buffer.from(part.slice(start.index + start[0].length), 'latin1'), left)
    left -= entries.length
    if (left <= 0 || active.test(withPlainNames(entries))) return true
  }
  return false
}

function inflated(content: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(content, { maxOutputLength }).toString('latin1')
  } catch (error) {
    // A RangeError means more output than any document needs, so it counts as active; another coding does not.
    return error instanceof RangeError ? ' '.repeat(maxOutputLength) : ''
  }
}

/** Readers understand '/J#61vaScript' as '/JavaScript'. */
const withPlainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
