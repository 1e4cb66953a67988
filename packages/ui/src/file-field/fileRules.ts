/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size' | 'count'

export interface FileLimits {
  /** Media types, such as `image/png`, or extensions, such as `.csv`. */
  accept: readonly string[]
  /** All files together, in bytes. */
  maxTotal: number
  /** How many at most; without it as many as fit. */
  maxFiles?: number | undefined
}

interface Outcome {
  files: File[]
  refused: { reason: FileRefusal | 'twice'; file: File }[]
}

/** A media type or extension as people know it: `image/jpeg` is JPG, `.csv` is CSV. */
export function formatName(type: string): string {
  const name = (/[^/.]*$/.exec(type.replace(/\+.*/, ''))?.[0] ?? '').toUpperCase()
  return name === 'JPEG' ? 'JPG' : name
}

/** Where the system knows no type, the name must do: what is inside is for the host to look at. */
function isAccepted(file: File, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase()
  return accept.some((type) => {
    if (type.startsWith('.')) return name.endsWith(type.toLowerCase())
    if (file.type === '') return name.includes('.') && formatName(name) === formatName(type)
    return file.type === type
  })
}

/** What there is after files were offered, in their order: one that does not fit leaves room for a smaller one. */
export function addFiles(present: readonly File[], offered: readonly File[], limits: FileLimits): Outcome {
  // Of one, another is a change of mind.
  const files = limits.maxFiles === 1 && offered.length > 0 ? [] : [...present]
  const refused: Outcome['refused'] = []
  for (const file of offered) {
    if (!isAccepted(file, limits.accept)) refused.push({ reason: 'type', file })
    else if (files.some((other) => fileKey(other) === fileKey(file))) refused.push({ reason: 'twice', file })
    else if (totalSize(files) + file.size > limits.maxTotal) refused.push({ reason: 'size', file })
    else if (files.length >= (limits.maxFiles ?? Infinity)) refused.push({ reason: 'count', file })
    else files.push(file)
  }
  return files.length === 0 ? { files: [...present], refused } : { files, refused }
}

export const totalSize = (files: readonly File[]) => files.reduce((total, file) => total + file.size, 0)

/** What makes a file the same one. */
export const fileKey = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

/** A name without the signs that turn the direction of text: `receipt<RLO>fdp.exe` must not read as a PDF. [F-FIL-04] */
export const plainName = (file: File) => file.name.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** `2,4 Mo`, `840 ko`: as people of that language write it, in steps of 1024 as limits are counted. */
export function fileSize(bytes: number, language: string): string {
  const format = (amount: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      amount,
    )
  if (bytes >= 1024 ** 2) return format(bytes / 1024 ** 2, 'megabyte')
  return format(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
}
