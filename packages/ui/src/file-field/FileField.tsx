import { cva } from 'class-variance-authority'
import { useLayoutEffect, useState, type ComponentProps, type DragEvent, type MouseEvent } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { both } from '../field/both.ts'
import { Field, fieldAria, type FieldText, useField } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { useFormReset } from '../field/formReset.ts'
import { Icon } from '../icon/Icon.tsx'
import { ProgressBar } from '../progress-bar/ProgressBar.tsx'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import {
  addFiles,
  fileKey,
  fileSize,
  formatName,
  plainName,
  totalSize,
  type FileLimits,
  type FileRefusal,
} from './fileRules.ts'

const zone = cva(
  [
    'relative flex items-center justify-center gap-3 rounded-control text-center',
    'outline-offset-2 outline-focus has-[:focus-visible]:outline-2',
    'has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-text-soft',
  ],
  {
    variants: {
      shape: { zone: 'min-h-control border-2 border-dashed px-4 py-4', line: 'min-h-target px-4' },
      state: {
        idle: 'border-line bg-surface-sunken text-text-soft',
        wrong: 'border-danger bg-danger-soft text-action-text',
        ready: 'border-line-strong bg-surface-raised text-action-text hover:border-action-edge hover:bg-action-soft',
      },
    },
  },
)

const looks = {
  zone: { list: 'mt-2 divide-y divide-line rounded-control border border-line bg-surface-raised', total: 'mt-1.5' },
  // A name that fills the line has the buttons below it.
  line: { list: 'order-first min-w-0 flex-auto', total: 'sr-only' },
}
const line = 'flex flex-wrap items-center justify-end rounded-control border border-line bg-surface-raised'

export type { FileRefusal }

type Own = 'type' | 'accept' | 'multiple' | 'required' | 'value' | 'defaultValue' | 'onDrop' | 'onDragOver' | 'children'

export interface FileFieldProps extends Omit<ComponentProps<'input'>, Own>, FieldText, FileLimits {
  /** The files, if the host holds them. */
  files?: readonly File[] | undefined
  /** The files at first, if the form holds them. @default none */
  defaultFiles?: readonly File[] | undefined
  /** Called with the new list; before `onRefused` when one selection has accepted and rejected files. */
  onFilesChange?: ((files: File[]) => void) | undefined
  /** Called once per rejected file. The field shows a message, unless the host passes `error`. */
  onRefused?: ((reason: FileRefusal, file: File) => void) | undefined
  /** Upload progress, from 0 to 1. While it is set, nobody can add or remove files. */
  progress?: number | undefined
}

/**
 * Files to attach, selected or dropped. The host checks their content. The native input contains the whole list, so that
 * the form posts it. `ref` and all further props reach the input, `className` its field.
 */
export function FileField(props: FileFieldProps) {
  const { files: heldFiles, defaultFiles = none, onFilesChange, onRefused, ...others } = props
  const words = useWords()
  const language = useLanguage()
  const { field, rest: given } = useField(others)
  const { accept, maxTotal, maxFiles, progress, disabled = false, ref, ...rest } = given
  const { id, hint, error, required } = field
  const [announcement, setAnnouncement] = useState(silence)
  const [input, shared] = useSharedRef(ref)
  const [ownFiles, setOwnFiles] = useState(defaultFiles)
  const files = heldFiles ?? ownFiles
  useLayoutEffect(() => fill(input.current, files), [input, files])
  useFormReset(input, () => {
    setAnnouncement(silence)
    setOwnFiles(defaultFiles)
    // The browser empties the input after the event.
    setTimeout(() => fill(input.current, heldFiles ?? defaultFiles))
  })
  const change = (next: File[]) => {
    setOwnFiles(next)
    onFilesChange?.(next)
  }
  const sending = progress !== undefined
  const many = maxFiles !== 1
  // A single file takes the place of the drop zone, of which a word remains beside it.
  const shape = !many && files.length > 0 ? 'line' : 'zone'
  const limit = fileSize(maxTotal, language)
  const summary = (now: readonly File[]) => words.filesTotal(now.length, fileSize(totalSize(now), language), limit)

  const add = (offered: File[]) => {
    if (input.current?.matches(':disabled') || sending || offered.length === 0) return fill(input.current, files)
    const { files: next, refused } = addFiles(files, offered, { accept, maxTotal, maxFiles })
    const added = next.filter((file) => !files.includes(file))
    const named = (reason: FileRefusal | 'twice') => {
      const names = refused.filter((item) => item.reason === reason).map(({ file }) => plainName(file))
      return names.length > 0 ? names.join(', ') : undefined
    }
    const [type, twice, size, count] = [named('type'), named('twice'), named('size'), named('count')]
    setAnnouncement({
      changed: added.length > 0 ? `${words.filesAdded(added.length)} ${summary(next)}` : '',
      refused: [
        type && words.fileTypeRefused(type),
        size && words.fileSizeRefused(size, limit),
        count && words.fileCountRefused(count, maxFiles ?? files.length),
        twice && words.fileTwice(twice),
      ]
        .filter(Boolean)
        .join(' '),
    })
    if (added.length > 0) change(next)
    fill(input.current, heldFiles === undefined && added.length > 0 ? next : files)
    for (const { reason, file } of refused) if (reason !== 'twice') onRefused?.(reason, file)
  }

  const remove = (file: File, { currentTarget }: MouseEvent) => {
    // Move the focus before the button disappears, otherwise it is lost: to the next file, the previous one, or the
    // input.
    const row = currentTarget.closest('li')
    const near = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
    if (near) near.focus()
    else document.getElementById(id)?.focus()
    const next = files.filter((other) => other !== file)
    setAnnouncement({ changed: `${words.fileRemoved(plainName(file))} ${summary(next)}`, refused: '' })
    change(next)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }

  const [action, offer] =
    shape === 'line' ? [words.replaceFile, ''] : [words.chooseFiles(many), ` ${words.dropFiles(many)}`]
  const formats = new Intl.ListFormat(language, { type: 'disjunction' }).format(new Set(accept.map(formatName)))
  const limits = [
    // Unless the label says it, as 'CSV file' does.
    !(typeof field.label === 'string' && field.label.includes(formats)) && words.fileFormats(formats),
    many ? words.fileTotalLimit(limit) : words.fileLimit(limit),
    many && maxFiles !== undefined && words.fileCountLimit(maxFiles),
  ]
  const shown = error ?? announcement.refused
  const removal = (file: File) => (
    <IconButton
      key={fileKey(file)}
      icon="trash"
      label={words.remove(plainName(file))}
      disabled={disabled || sending}
      onClick={(event) => remove(file, event)}
    />
  )
  return (
    <Field
      {...field}
      error={shown}
      hint={
        <>
          {hint != null && <span className="block">{hint} </span>}
          {/* A file input does not support aria-required. */}
          {required && <span className="sr-only">{words.required}. </span>}
          <span className={shape === 'line' ? 'sr-only' : 'block'}>{limits.filter(Boolean).join(' ')}</span>
        </>
      }
    >
      <div className={shape === 'line' ? line : ''}>
        <div className={shape === 'line' ? 'flex items-center' : ''}>
          {/* The input covers the whole drop zone, so that pointer, keyboard and screen readers use the same element. */}
          <label className={zone({ shape, state: disabled || sending ? 'idle' : error ? 'wrong' : 'ready' })}>
            <input
              title=""
              {...rest}
              ref={shared}
              {...fieldAria(
                id,
                { hint: true, error, required: false },
                [announcement.refused && `${id}-error`, files.length > 0 && `${id}-total`].filter(Boolean).join(' '),
              )}
              type="file"
              multiple={many}
              accept={accept.join(',')}
              disabled={disabled}
              aria-disabled={sending || undefined}
              onClick={both(rest.onClick, (event) => sending && event.preventDefault())}
              onDragOver={(event) => event.preventDefault()}
              onDrop={drop}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])])
                rest.onChange?.(event)
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
            />
            {shape === 'zone' && <Icon name="upload" size={24} />}
            <span>
              <span className="font-semibold underline underline-offset-4">{action}</span>
              <span className="text-text-soft max-sm:hidden pointer-coarse:hidden">{offer}</span>
            </span>
          </label>
          {shape === 'line' && files.map(removal)}
        </div>
        {files.length > 0 && (
          <ul className={looks[shape].list}>
            {files.map((file) => (
              <li key={fileKey(file)} className="flex items-center gap-3 ps-4 pe-1">
                <Icon name="file" size={24} className={`text-text-soft ${shape === 'line' ? 'max-sm:hidden' : ''}`} />
                <div className="min-w-0 flex-1 py-1.5">
                  <FileName name={plainName(file)} isWhole={shape === 'line'} />
                  <div className="text-sm text-text-soft tabular-nums">{fileSize(file.size, language)}</div>
                </div>
                {shape === 'zone' && removal(file)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <p id={`${id}-total`} className={`${looks[shape].total} text-end text-sm text-text-soft tabular-nums`}>
          {summary(files)}
        </p>
      )}
      {sending && <ProgressBar label={words.sendingFiles} value={progress} className="mt-2" />}
      <output className="sr-only">{announcement.changed}</output>
    </Field>
  )
}

const none: readonly File[] = []
const silence = { changed: '', refused: '' }

/** Puts the list into the native input, in place of the last selection. */
function fill(input: HTMLInputElement | null, files: readonly File[]): void {
  // Simulated browsers of tests may have no DataTransfer.
  if (!input || typeof DataTransfer === 'undefined') return
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  // Calls the prototype's setter, because a host's test may have put a read-only property on the element.
  Reflect.set(HTMLInputElement.prototype, 'files', list.files, input)
}

/** Shortens a name in a list in the middle, so that the extension stays visible. Rendered as text, never as HTML. [F-FIL-04] */
function FileName({ name, isWhole }: { name: string; isWhole: boolean }) {
  if (isWhole) return <bdi className="wrap-anywhere text-text">{name}</bdi>
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot) : ''
  return (
    <bdi title={name} className="flex min-w-0 text-text">
      <span className="truncate">{name.slice(0, name.length - ending.length)}</span>
      <span className="shrink-0">{ending}</span>
    </bdi>
  )
}
