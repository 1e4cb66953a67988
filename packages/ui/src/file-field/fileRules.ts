/** Why a file was rejected. */
export type FileRefusal = 'type' | 'size' | 'count'

export interface FileLimits {
  /** Media types, such as `image/png`, or extensions, such as `.csv`. */
  accept: readonly string[]
  /** Maximum size of all files together, in bytes. */
  maxTotal: number
  /** Maximum number of files. @default no maximum */
  maxFiles?: number | undefined
}

type Outcome = { files: File[]; refused: { reason: FileRefusal | 'twice'; file: File }[] }

/** The common name of a media type or extension: `image/jpeg` is JPG, `.csv` is CSV. */
export function formatName(type: string): string {
  const name = (/[^/.]*$/.exec(type.replace(/\+.*/, ''))?.[0] ?? '').toUpperCase()
  return name === 'JPEG' ? 'JPG' : name
}

/** If the system gives no type, the extension decides. The host must check the content. */
function isAccepted(file: File, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase()
  return accept.some((type) => {
    if (type.startsWith('.')) return name.endsWith(type.toLowerCase())
    if (file.type === '') return name.includes('.') && formatName(name) === formatName(type)
    return file.type === type
  })
}

/** Adds the offered files in order. After one that does not fit, a smaller one may still fit. */
export function addFiles(present: readonly File[], offered: readonly File[], limits: FileLimits): Outcome {
  // With a maximum of one, a new file replaces the old one.
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

/** Identifies a file, to detect duplicates. */
export const fileKey = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

/** Removes bidirectional control characters, so that `receipt<RLO>fdp.exe` does not look like a PDF. [F-FIL-04] */
export const plainName = (file: File) => file.name.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** Formats a size in the given language: `2,4 Mo`, `840 ko`. Units are multiples of 1024, like the limits. */
export function fileSize(bytes: number, language: string): string {
  const format = (amount: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      amount,
    )
  if (bytes >= 1024 ** 2) return format(bytes / 1024 ** 2, 'megabyte')
  return format(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
}
