import type { ContractMatch } from '@voie-libre/contract/schemas/fleet'
import { contractColumns, contractListLimits } from '@voie-libre/domain/fleet/contractMatch'
import type { ContractList } from '@voie-libre/domain/fleet/contractList'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { FileField } from '@voie-libre/ui/file-field'
import { Form } from '@voie-libre/ui/form'
import { TextArea } from '@voie-libre/ui/text-area'
import { toast, ToastRegion } from '@voie-libre/ui/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isNotOffered } from '../../../api/errors.ts'
import { matchContracts } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { saveCsv, saveFile } from '../../../shared/files/saveFile.ts'
import { RefusedLines } from '../RefusedLines.tsx'
import { RunProgress } from '../RunProgress.tsx'
import { ContractResults } from './ContractResults.tsx'

const shownRefusals = 100

/** Matches rental contracts to unpaid journeys in parts; a failure or a stop keeps the results. [OPEN-09, F-NET-16] */
export function ContractsPanel() {
  const { t } = useTranslation(['fleet', 'common'])
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<ContractList>()
  const [matches, setMatches] = useState<readonly ContractMatch[]>([])
  const [isEdited, setEdited] = useState(false)
  const { busy, error, run, stop } = useAction(async (source: Blob | 'rest' | 'again', signal) => {
    let list = read
    let all = source === 'rest' ? matches : []
    setMatches(all)
    setEdited(false)
    if (source instanceof Blob) {
      setRead(undefined)
      const { readContracts } = await import('@voie-libre/domain/fleet/contractList')
      setRead((list = await readContracts(source)))
    }
    if (list?.kind !== 'list') return
    const rest = list.lines.slice(all.length).map(({ contract }) => contract)
    await matchContracts(rest, signal, (part) => setMatches((all = [...all, ...part])))
  })
  const list = read?.kind === 'list' ? read : undefined
  // The form then hides, so that the results stand at the top.
  const isMatched = list !== undefined && matches.length > 0 && !busy && !error
  const problem = read?.kind === 'problem' ? read : undefined
  const problemText =
    problem &&
    t(`contracts.fileProblem.${problem.problem}`, { line: problem.line, columns: contractColumns.join(', ') })
  const clearProblem = () => problem && setRead(undefined)

  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  /** Opens the form, in pasted lines at the first refused one. */
  function edit() {
    flushSync(() => setEdited(true))
    const field = form.current?.querySelector<HTMLElement>('textarea, input')
    const line = list?.refused[0]?.line
    if (line !== undefined && field instanceof HTMLTextAreaElement) {
      const end = text.split('\n', line).join('\n').length
      field.setSelectionRange(text.lastIndexOf('\n', end - 1) + 1, end)
    }
    field?.focus()
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void run(file ?? new Blob([text]))
  }
  return (
    <div className="space-y-6 pb-6">
      <Card className={isMatched && !isEdited ? 'hidden!' : ''}>
        <Form ref={form} gap={5} onSubmit={submit}>
          <p>{t('contracts.text')}</p>
          <div className={`${ways} ${level}`}>
            {!file && (
              <TextArea
                label={t('contracts.paste')}
                hint={
                  <>
                    {t('contracts.format')}
                    <code className="mt-1 block font-body text-xs text-text tabular-nums sm:text-sm">
                      <span className="text-text-soft">{t('contracts.example')}</span>{' '}
                      {/* A line breaks between cells. */}
                      <span className="inline-block">{`C-1; AB-123-CD; ${formatDay('2026-03-12')};`}</span>{' '}
                      <span className="inline-block">{`${formatDay('2026-03-15')} 18:30; FR`}</span>
                    </code>
                  </>
                }
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  clearProblem()
                }}
                error={problemText}
                autoComplete="off"
                spellCheck={false}
              />
            )}
            <FileField
              ref={input}
              label={t('contracts.file')}
              hint={t('contracts.fileHint')}
              accept={['.csv', '.txt']}
              maxFiles={1}
              maxTotal={contractListLimits.bytes}
              className="lg:[&_:has(input)]:h-full"
              files={file ? [file] : []}
              onFilesChange={(files) => {
                const chosen = files.at(-1)
                setFile(chosen)
                clearProblem()
                // A corrected file is read at once, as in an import.
                if (list && chosen) void run(chosen)
              }}
              error={file && problemText}
              disabled={busy}
            />
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <Button type="submit" icon="search" loading={busy}>
              {t('contracts.submit')}
            </Button>
            {busy && (
              <Button variant="secondary" onClick={stop}>
                {t('contracts.stop')}
              </Button>
            )}
            {/* Below the file; a narrow window has it before the act. */}
            <Button
              variant="tertiary"
              icon="download"
              className="justify-start! border-x-0 px-0! max-lg:order-first max-lg:-mt-2 max-lg:basis-full lg:ms-auto"
              onClick={() => saveFile(template(), t('contracts.templateFile'))}
            >
              {t('contracts.template')}
            </Button>
          </div>
          <RunProgress
            label={t('contracts.running')}
            done={busy && list ? matches.length : undefined}
            total={list?.lines.length ?? 0}
          />
        </Form>
      </Card>
      {isNotOffered(error) ? (
        <Alert tone="info">{t('contracts.unknown')}</Alert>
      ) : (
        error && <FailureNotice error={error} onRetry={() => void run('rest')} />
      )}
      {list && matches.length > 0 && !busy && (
        <ContractResults
          lines={list.lines}
          matches={matches}
          refused={list.refused.length}
          onEdit={isMatched && !isEdited ? edit : undefined}
          onAdded={(plate) => {
            toast(t('add.done', { plate }))
            void run('again')
          }}
        />
      )}
      {list && list.refused.length > 0 && (
        <RefusedLines
          id="refused-lines"
          title={t('import.refusedLines', { count: list.refused.length })}
          headingLevel={2}
          lines={list.refused.slice(0, shownRefusals).map(({ line, cells, reason }) => ({
            line,
            text: cells.join('\u{a0}; '),
            reason: t(`contracts.lineProblem.${reason}`),
          }))}
          total={list.refused.length}
          onDownload={() =>
            void saveCsv(
              list.refused.map(({ cells }) => cells),
              t('contracts.refusedFile'),
            )
          }
        >
          {file && (
            <Button variant="secondary" icon="upload" onClick={() => input.current?.click()}>
              {t('import.chooseCorrected')}
            </Button>
          )}
        </RefusedLines>
      )}
      <ToastRegion />
    </div>
  )
}

// Pasted lines and a file are two ways to one result, above one act, and begin on one line.
const ways = 'grid gap-x-8 max-lg:gap-y-5 lg:has-[textarea]:grid-cols-2'
const level = 'lg:*:row-span-3 lg:*:grid lg:*:grid-rows-subgrid lg:*:*:first:self-start'

/** CSV with the column names only, marked as UTF-8 for spreadsheets. */
const template = () => new Blob([`\u{feff}${contractColumns.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
