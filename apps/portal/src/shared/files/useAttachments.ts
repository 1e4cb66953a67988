import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import { checkFiles, headLength, maxFilesSize, typeOfContent } from '@voie-libre/domain/claim/files'
import type { FileRefusal } from '@voie-libre/ui/file-field'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { ApiError } from '../../api/errors.ts'
import { readDraft, saveDraft } from '../../session/draft.ts'

/** The codes of the server that concern the files. */
const fileCodes: readonly ErrorCode[] = [
  'claim_files_toobig',
  'claim_files_toobig_contact',
  'mandatory_attachment_missing',
  'mime_type_not_valid',
  'protest_files_number',
]

interface Refusal {
  code: ErrorCode | 'file_unreadable'
  /** Names of the rejected files, if others were accepted. */
  names: readonly string[]
}

const accept = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const

/**
 * Attachments of a claim or message. Checks their content on adding and again on sending, only for early feedback: the
 * server validates them too. [§5, CLAIM-06, CLAIM-07, OPEN-46, OPEN-49, F-FIL-01..05]
 */
export function useAttachments(tooBig: 'claim_files_toobig' | 'claim_files_toobig_contact') {
  const { t } = useTranslation('errors')
  const [files, setFiles] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  // A browser cannot keep files over a reload; their names tell what to attach again.
  const [lost, setLost] = useState(() => readDraft(tooBig, names) ?? [])
  const refused = useRef<{ reason: FileRefusal; name: string }[]>([])
  const codes = {
    type: 'mime_type_not_valid',
    size: tooBig,
    count: 'protest_files_number',
  } as const satisfies Record<FileRefusal, ErrorCode>

  /** The reason, with the files' names where there are others that it does not concern. */
  function wordsFor({ code, names }: Refusal): string {
    const text = t(code)
    return names.length > 0 && names.length + files.length > 1
      ? t('with_file_names', { text, names: names.join(', ') })
      : text
  }

  /** Combines the refusals of one file selection, reported one by one, into one message with the first reason. */
  function onRefused(reason: FileRefusal, { name }: File) {
    if (refused.current.length === 0) {
      queueMicrotask(() => {
        const [first] = refused.current
        const names = refused.current.filter((each) => each.reason === first?.reason).map((each) => each.name)
        refused.current = []
        if (first) setRefusal({ code: codes[first.reason], names })
      })
    }
    refused.current.push({ reason, name })
  }

  function onFilesChange(next: readonly File[]) {
    setRefusal(undefined)
    setFiles(next)
    saveDraft(tooBig, next.length > 0 ? next.map(({ name }) => name) : undefined)
    setLost([])
    void drop(next.filter((file) => !files.includes(file)))
  }

  /** Removes files whose content does not match their type. */
  async function drop(added: readonly File[]) {
    const kept = await Promise.all(added.map(async (file) => (await contentType(file)) !== undefined))
    const wrong = added.filter((_, at) => kept[at] === false)
    if (wrong.length === 0) return
    setFiles((now) => now.filter((file) => !wrong.includes(file)))
    setRefusal({ code: 'mime_type_not_valid', names: wrong.map(({ name }) => name) })
  }

  return {
    /** Names of the files that a reload has detached, until others are chosen. */
    lost,

    /** Removes the names, after the files were sent. */
    forget: () => saveDraft(tooBig, undefined),

    field: { files, onFilesChange, onRefused, accept, maxTotal: maxFilesSize, error: refusal && wordsFor(refusal) },

    /** Copies of the files in memory, so that none can change or disappear during the upload; undefined if invalid. */
    async ready(rules: Parameters<typeof checkFiles>[1]): Promise<File[] | undefined> {
      const [code] = checkFiles(files, rules, tooBig)
      if (code !== undefined) {
        setRefusal({ code, names: [] })
        return undefined
      }
      const copies = await Promise.all(files.map(copyOf))
      const unread = files.filter((_, at) => copies[at] === undefined)
      setRefusal(unread.length > 0 ? { code: 'file_unreadable', names: unread.map(({ name }) => name) } : undefined)
      return unread.length > 0 ? undefined : copies.filter((copy) => copy !== undefined)
    },

    /** Shows a refusal beside the files; returns false if it does not concern them. */
    refuse({ code, status }: ApiError): boolean {
      // A gateway may reject the size first with a 413, without an error code of §8.
      const about = status === 413 ? tooBig : code
      if (!fileCodes.includes(about)) return false
      setRefusal({ code: about, names: [] })
      return true
    },
  }
}

const names = z.array(z.string())

/** Media type by content; an unreadable file counts as valid until it is sent. */
async function contentType(file: File): Promise<string | undefined> {
  try {
    return typeOfContent(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  } catch {
    return file.type
  }
}

/** Copies a file to memory; undefined if it changed or disappeared since its selection. [F-FIL-05] */
async function copyOf(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return undefined
  }
}
