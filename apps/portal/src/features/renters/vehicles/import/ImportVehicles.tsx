import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import { importColumns } from '@voie-libre/contract/schemas/fleet'
import {
  type FileProblem,
  type FleetVehicle,
  importLimits,
  type LineProblem,
  lineProblems,
} from '@voie-libre/domain/fleet/fleetImport'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { DataList } from '@voie-libre/ui/definition-list'
import { Details } from '@voie-libre/ui/details'
import { FileField } from '@voie-libre/ui/file-field'
import { Illustration } from '@voie-libre/ui/illustration'
import { Link } from '@voie-libre/ui/link'
import { Modal } from '@voie-libre/ui/modal'
import { LiveRegion } from '@voie-libre/ui/status'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiError, asApiError } from '../../../../api/errors.ts'
import { importVehicles } from '../../../../api/fleet.ts'
import { settings } from '../../../../api/settings.ts'
import { formatCount, formatDay } from '../../../../i18n/format.ts'
import { savedImportFile, saveImportFile } from '../../../../session/importFile.ts'
import { accountType } from '../../../../session/visitor.ts'
import { FailureNotice } from '../../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../../shared/feedback/useAction.ts'
import { saveFile } from '../../../../shared/files/saveFile.ts'
import { RefusedLines } from '../../RefusedLines.tsx'
import { VehicleNames } from '../closureParts.tsx'
import type { Difference, DryRun, Preview } from './dryRun.ts'
import { DryRunProgress } from './DryRunProgress.tsx'

interface ImportVehiclesProps {
  onClose: () => void
  /** Receives the vehicles of the fleet that the file does not name, to close them. */
  onCloseMissing: (missing: readonly FleetVehicle[]) => void
}

/** Imports vehicles from CSV: dry run, confirmation, upload of the accepted lines. [RENTER-02, API-34, OPEN-55] */
export function ImportVehicles({ onClose, onCloseMissing }: ImportVehiclesProps) {
  const { t } = useTranslation(['fleet', 'common', 'errors'])
  // The same renter continues with the file after an expired session.
  const [file, setFile] = useState(savedImportFile)
  const [result, setResult] = useState<DryRun>()
  const [attempts, setAttempts] = useState(0)
  const [sent, setSent] = useState(0)
  const [reopen, setReopen] = useState(false)
  const [refusals, setRefusals] = useState<OperatorRefusals>()
  const preview = file && result?.kind === 'preview' ? result : undefined
  const changes = preview ? preview.added + preview.changed + (reopen ? preview.reopened : 0) : 0

  const {
    busy,
    error,
    answer: imported,
    run,
    stop,
    reset,
  } = useAction(async ({ name, accepted, reopening }: Preview & { name: string }, signal) => {
    setSent(0)
    setRefusals(undefined)
    const parts = reopen ? [accepted, reopening] : [accepted]
    const blobs = parts.map((part) => part.csv)
    const csv = new File(blobs, name, { type: accepted.csv.type })
    try {
      return await importVehicles(csv, reopen, signal, setSent)
    } catch (failure) {
      const { lines = [] } = asApiError(failure).details
      const sentLines = { csv, lines: parts.flatMap((part) => [...part.lines]) }
      if (lines.length > 0) setRefusals(await operatorRefusals(sentLines, lines))
      throw failure
    }
  })
  const start = () => file && preview && void run({ ...preview, name: file.name })
  const isDone = imported !== undefined
  // Only this tab knows how the upload ends.
  useEffect(() => {
    if (!busy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  useEffect(() => {
    saveImportFile(isDone ? undefined : file)
    return () => {
      if (accountType() === 'renter') saveImportFile(undefined)
    }
  }, [file, isDone])

  function choose(next: File | undefined) {
    setFile(next)
    setResult(undefined)
    setReopen(false)
    reset()
    setAttempts((count) => count + 1)
  }
  const isOfFile = error?.kind === 'refused' && error.code.startsWith('renter_import_')
  const problem = file && result?.kind === 'problem' ? result : undefined
  const problemText =
    problem &&
    [
      codeOfProblem[problem.problem] && t(`errors:${codeOfProblem[problem.problem] ?? 'unknown'}`),
      t(`import.problem.${problem.problem}`, { line: problem.line, columns: importColumns.join(', ') }),
    ]
      .filter(Boolean)
      .join('. ')
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(imported === undefined ? 'import.title' : 'import.done')}
      {...(imported === undefined && { description: t('import.text') })}
      busy={busy}
      footer={
        imported === undefined ? (
          <>
            <Button variant="secondary" onClick={busy ? stop : onClose}>
              {t(busy ? 'import.stop' : 'common:action.cancel')}
            </Button>
            <Button icon="upload" loading={busy} disabled={changes === 0} onClick={start}>
              {t('import.confirm')}
            </Button>
          </>
        ) : (
          <Button ref={focus} onClick={onClose}>
            {t('common:action.ok')}
          </Button>
        )
      }
    >
      {imported === undefined ? (
        <div className="flex flex-col gap-5">
          {!file && (
            <div className="text-sm">
              <p>{t('import.format', { columns: importColumns.join(', ') })}</p>
              <Button
                variant="tertiary"
                icon="download"
                className="-mx-4"
                onClick={() => saveFile(template(), t('import.templateFile'))}
              >
                {t('import.template')}
              </Button>
            </div>
          )}
          <FileField
            label={t('import.file')}
            required
            accept={['.csv']}
            maxFiles={1}
            maxTotal={importLimits.bytes}
            files={file ? [file] : []}
            onFilesChange={(files) => choose(files.at(-1))}
            error={isOfFile ? t(`errors:${error.code}`) : problemText}
            progress={busy ? sent : undefined}
          />
          {file && !result && (
            <DryRunProgress
              key={attempts}
              file={file}
              onResult={setResult}
              onRetry={() => setAttempts((count) => count + 1)}
            />
          )}
          {/* Always rendered: screen readers announce only changes of an existing live region. */}
          <output className="empty:hidden">{preview && <PreviewCounts preview={preview} />}</output>
          {error && refusals && refusals.lines.length > 0 && (
            <RefusedLines
              title={t('import.refusedByOperator')}
              lines={refusals.lines.map(({ line, text, reason }) => ({
                line,
                text,
                reason: reason === undefined ? t('import.otherReason') : t(`import.lineProblem.${reason}`),
              }))}
              total={refusals.lines.length}
              onDownload={() => saveFile(refusals.file, t('import.refusedFile'))}
            />
          )}
          {preview && (
            <ReopenedByPreview preview={preview} reopen={reopen} onReopenChange={setReopen} disabled={busy} />
          )}
          {preview && preview.changes.length > 0 && (
            <Differences
              title={t('import.changes', { count: preview.changed })}
              differences={preview.changes}
              total={preview.changed}
            />
          )}
          {preview && <Missing vehicles={preview.missing} onClose={changes === 0 ? onCloseMissing : undefined} />}
          {preview && preview.refused > 0 && <RefusedByPreview preview={preview} accepted={changes} />}
          {error && !isOfFile && <FailureNotice error={error} onRetry={start} />}
          {error && <Support error={error} />}
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <LiveRegion live="polite" className="flex flex-col items-start gap-3">
            <Illustration name="done" />
            <span>{t('import.count', { count: imported })}</span>
          </LiveRegion>
          {preview && <Missing vehicles={preview.missing} onClose={onCloseMissing} />}
        </div>
      )}
    </Modal>
  )
}

/** The operator's error codes of §8 for file problems; none where a limit explains more. */
const codeOfProblem: Readonly<Partial<Record<FileProblem, ErrorCode>>> = {
  empty: 'renter_import_read_file',
  not_text: 'renter_import_read_file',
  workbook: 'renter_import_wrong_format',
  wrong_columns: 'renter_import_wrong_format',
  head_only: 'renter_import_parse_content',
  open_quote: 'renter_import_parse_content',
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Support address for a failure that the file does not explain, if the operator has one. [ERROR-51] */
function Support({ error }: { error: ApiError }) {
  const { t } = useTranslation('fleet')
  const address = settings().support?.renters
  if (error.code !== 'renter_import_error' || address === undefined) return null
  return (
    <p>
      {t('import.support')}{' '}
      <Link href={`mailto:${address}`} className="wrap-anywhere">
        {address}
      </Link>
    </p>
  )
}

/** CSV with the column names only, marked as UTF-8 for spreadsheets. */
const template = () => new Blob([`\u{feff}${importColumns.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })

interface OperatorRefusals {
  /** Numbered as in the renter's file; `reason` is undefined if only the operator knows it. */
  lines: { line: number; text: string; reason: LineProblem | undefined }[]
  /** The head and these lines, for correction. */
  file: Blob
}

/** Finds the refused lines. The operator numbers the lines of the sent file, which has only the accepted ones. */
async function operatorRefusals(
  { csv, lines: numbers }: { csv: Blob; lines: readonly number[] },
  refused: NonNullable<ApiError['details']['lines']>,
): Promise<OperatorRefusals> {
  const text = await csv.text()
  const wanted = new Map(refused.map(({ line, reason }) => [line, reason]))
  const last = Math.max(0, ...wanted.keys())
  const lines: OperatorRefusals['lines'] = []
  const rows: string[] = []
  let start = 0
  for (let number = 1; number <= last && start < text.length; number += 1) {
    const end = text.indexOf('\n', start) + 1 || text.length
    const reason = wanted.get(number)
    if (number === 1 || reason !== undefined) rows.push(text.slice(start, end))
    if (number > 1 && reason !== undefined) {
      const known = lineProblems.find((problem) => problem === reason)
      lines.push({ line: numbers[number - 2] ?? number, text: text.slice(start, end).trim(), reason: known })
    }
    start = end
  }
  return { lines, file: new Blob([`\u{feff}${rows.join('')}`], { type: csv.type }) }
}

/** Counts the lines that an import would add, change, leave and refuse. */
function PreviewCounts({ preview }: { preview: Preview }) {
  const { t } = useTranslation('fleet')
  const { added, changed, reopened, unchanged, refused, isFleetKnown } = preview
  return (
    <div className="flex flex-col gap-3">
      <DataList
        items={[
          { term: t(isFleetKnown ? 'import.added' : 'import.accepted'), value: formatCount(added) },
          ...(isFleetKnown
            ? [
                { term: t('import.changed'), value: formatCount(changed) },
                { term: t('import.unchanged'), value: formatCount(unchanged) },
              ]
            : []),
          { term: t('import.refused'), value: formatCount(refused) },
        ]}
      />
      {added + changed + reopened === 0 && <p>{t('import.nothing')}</p>}
    </div>
  )
}

interface ReopenedByPreviewProps {
  preview: Preview
  reopen: boolean
  onReopenChange: (reopen: boolean) => void
  disabled: boolean
}

/** Names the closed vehicles that an import would reopen, and asks for consent. Empty without any. [OPEN-72] */
function ReopenedByPreview({ preview, reopen, onReopenChange, disabled }: ReopenedByPreviewProps) {
  const { t } = useTranslation('fleet')
  const { reopened: count, reopenings } = preview
  if (count === 0) return null
  return (
    <Alert tone="danger" live={false} title={t('import.reopened', { count })}>
      <Differences title={t('import.changes', { count })} differences={reopenings} total={count} open />
      <Checkbox
        className="mt-3"
        label={t('import.reopen', { count })}
        hint={t('import.reopenHint')}
        checked={reopen}
        disabled={disabled}
        onChange={(event) => onReopenChange(event.currentTarget.checked)}
      />
    </Alert>
  )
}

interface DifferencesProps {
  title: string
  differences: readonly Difference[]
  total: number
  /** Whether its rows show at once. */
  open?: boolean
}

/** The first vehicles that an import changes: their validity before and after. */
function Differences({ title, differences, total, open = false }: DifferencesProps) {
  const { t } = useTranslation('fleet')
  const validity = ({ start, end }: FleetVehicle) =>
    end === undefined ? t('import.from', { start: formatDay(start) }) : `${formatDay(start)} – ${formatDay(end)}`
  return (
    <Details summary={title} defaultOpen={open}>
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line">
            {([t('column.plate'), t('import.before'), t('import.after')] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pe-3 text-start">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ before, after }) => (
            <tr key={`${before.country} ${before.plate}`} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
                {displayPlate(before.plate, before.country)}
              </th>
              <td className="py-2 pe-3">{validity(before)}</td>
              <td className="py-2 font-semibold">{validity(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > differences.length && <p>{t('closure.others', { count: total - differences.length })}</p>}
    </Details>
  )
}

interface MissingProps {
  vehicles: readonly FleetVehicle[]
  /** Undefined until the file itself is imported. */
  onClose: ((vehicles: readonly FleetVehicle[]) => void) | undefined
}

/** Names the open vehicles that a file lacks, and offers to close them. */
function Missing({ vehicles, onClose }: MissingProps) {
  const { t } = useTranslation('fleet')
  const count = vehicles.length
  if (count === 0) return null
  return (
    <Alert tone="info" live={false} className="w-full" title={t('import.missing', { count })}>
      <p>
        <VehicleNames names={vehicles.map(({ plate, country }) => displayPlate(plate, country))} />
      </p>
      {onClose ? (
        <Button variant="secondary" icon="lock" className="mt-3" onClick={() => onClose(vehicles)}>
          {t('import.closeMissing', { count })}
        </Button>
      ) : (
        <p>{t('import.missingLater')}</p>
      )}
    </Alert>
  )
}

/** Shows the lines that an import leaves out, with a file of them to correct and import again. */
function RefusedByPreview({ preview, accepted }: { preview: Preview; accepted: number }) {
  const { t } = useTranslation('fleet')
  const { refused, refusals, rejected } = preview
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert tone="warning" className="w-full">
        {t('import.partly', { accepted: formatCount(accepted), refused: formatCount(refused) })}
      </Alert>
      <RefusedLines
        title={t('import.refusedLines')}
        lines={refusals.map(({ line, text, reason }) => ({ line, text, reason: t(`import.lineProblem.${reason}`) }))}
        total={refused}
        onDownload={() => saveFile(rejected, t('import.refusedFile'))}
      />
    </div>
  )
}
