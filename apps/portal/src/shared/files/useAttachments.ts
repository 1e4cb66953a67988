import { headLength, typeOfContent } from '@voie-libre/domain/claim/fileContent'
import { checkFiles, maxFilesSize } from '@voie-libre/domain/claim/files'
import type { FileRefusal } from '@voie-libre/ui/file-field'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'

const fileCodes = [
  'claim_files_toobig',
  'claim_files_toobig_contact',
  'mandatory_attachment_missing',
  'mime_type_not_valid',
  'protest_files_number',
] as const
type FileCode = (typeof fileCodes)[number]

interface Trouble {
  code: FileCode | 'file_unreadable'
  /** The files it is about, where there are others it is not about. */
  names: readonly string[]
}

/** As FileField takes them: by media type. */
const accept = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const

/**
 * The files of a claim or message: held, checked by what they hold as soon as they are added, and once more when they
 * are sent. All this is a comfort: the server judges. [§5, CLAIM-06, CLAIM-07, OPEN-46, OPEN-49, F-FIL-01..05]
 */
export function useAttachments(tooBig: 'claim_files_toobig' | 'claim_files_toobig_contact') {
  const { t } = useTranslation('errors')
  const [files, setFiles] = useState<readonly File[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const refused = useRef<{ reason: FileRefusal; name: string }[]>([])
  const codes = {
    type: 'mime_type_not_valid',
    size: tooBig,
    count: 'protest_files_number',
  } as const satisfies Record<FileRefusal, FileCode>

  /** The reason, with the files' names where there are others that it does not concern. */
  function wordsFor({ code, names }: Trouble): string {
    const text = t(code)
    return names.length > 0 && names.length + files.length > 1
      ? t('with_file_names', { text, names: names.join(', ') })
      : text
  }

  /** One choice may bring several refusals, each told by itself: said together, in the words of the first. */
  function onRefused(reason: FileRefusal, { name }: File) {
    if (refused.current.length === 0) {
      queueMicrotask(() => {
        const [first] = refused.current
        const names = refused.current.filter((each) => each.reason === first?.reason).map((each) => each.name)
        refused.current = []
        if (first) setTrouble({ code: codes[first.reason], names })
      })
    }
    refused.current.push({ reason, name })
  }

  function onFilesChange(next: readonly File[]) {
    setTrouble(undefined)
    setFiles(next)
    void drop(next.filter((file) => !files.includes(file)))
  }

  /** Takes away those that are not what they are called. */
  async function drop(added: readonly File[]) {
    const kept = await Promise.all(added.map(async (file) => (await contentType(file)) !== undefined))
    const wrong = added.filter((_, at) => kept[at] === false)
    if (wrong.length === 0) return
    setFiles((now) => now.filter((file) => !wrong.includes(file)))
    setTrouble({ code: 'mime_type_not_valid', names: wrong.map(({ name }) => name) })
  }

  return {
    /** For a FileField. */
    field: {
      files,
      onFilesChange,
      onRefused,
      accept,
      maxTotal: maxFilesSize,
      error: trouble && wordsFor(trouble),
    },

    /** What to send: the files as they are now, in memory, so that none can change or vanish on the way. */
    async ready(rules: Parameters<typeof checkFiles>[1]): Promise<File[] | undefined> {
      const [code] = checkFiles(files, rules, tooBig)
      if (code !== undefined) {
        setTrouble({ code: isFileCode(code) ? code : 'mime_type_not_valid', names: [] })
        return undefined
      }
      const copies = await Promise.all(files.map(copyOf))
      const unread = files.filter((_, at) => copies[at] === undefined)
      setTrouble(unread.length > 0 ? { code: 'file_unreadable', names: unread.map(({ name }) => name) } : undefined)
      return unread.length > 0 ? undefined : copies.filter((copy) => copy !== undefined)
    },

    /** Says the server's no beside the files, if it is about them. */
    refuse({ code, status }: ApiError): boolean {
      // A gateway in front of the server may judge the size first, with words of its own.
      const about = status === 413 ? tooBig : code
      if (!isFileCode(about)) return false
      setTrouble({ code: about, names: [] })
      return true
    },
  }
}

const isFileCode = (code: string): code is FileCode => fileCodes.some((known) => known === code)

/** Its type by what it holds; a file that cannot be read counts as fine until it is sent. */
async function contentType(file: File): Promise<string | undefined> {
  try {
    return typeOfContent(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  } catch {
    return file.type
  }
}

/** The whole file in memory; undefined when it changed or vanished since it was chosen. [F-FIL-05] */
async function copyOf(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return undefined
  }
}
