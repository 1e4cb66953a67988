import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { codeOfProblem, type Columns, type FleetVehicle, importLimits } from '@voie-libre/domain/fleet/fleetImport'
import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import { daysLater } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Details } from '@voie-libre/ui/details'
import { FileField } from '@voie-libre/ui/file-field'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { Modal } from '@voie-libre/ui/modal'
import { RadioGroup } from '@voie-libre/ui/radio-group'
import { LiveRegion } from '@voie-libre/ui/status'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router'
import { asApiError } from '../../../../api/errors.ts'
import { importVehicles } from '../../../../api/fleet.ts'
import { settings } from '../../../../api/settings.ts'
import { formatCount, formatDay } from '../../../../i18n/format.ts'
import { importFile, noteImport } from '../../../../session/importFile.ts'
import { accountType } from '../../../../session/visitor.ts'
import { FailureNotice } from '../../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../../shared/feedback/useAction.ts'
import { VehiclePlate } from '../../../../shared/vehicle/VehiclePlate.tsx'
import { saveFile } from '../../../../shared/files/saveFile.ts'
import { RefusedLines, Rows } from '../../RefusedLines.tsx'
import { ContestFirst, FirstThis, VehicleNames } from '../closureParts.tsx'
import { everyDay, useSums, useUnpaid } from '../unpaid.ts'
import { ColumnChoice, headOf, nameOf } from './ColumnChoice.tsx'
import type { Preview, RefusedLines as Refused } from './dryRun.ts'
import { DryRunProgress } from './DryRunProgress.tsx'
import { chosen, isUndecided, nextPhase, partsOf, type Ready } from './importPhases.ts'
import { operatorRefusals } from './operatorRefusals.ts'

/** Receives the vehicles of the fleet that the file does not name, to close them. */
type CloseMissing = (missing: readonly FleetVehicle[]) => void
interface ImportVehiclesProps {
  onClose: () => void
  onCloseMissing: CloseMissing
  /** Receives what an import has changed, if the fleet before it is known. */
  onImported: (vehicles: readonly ImportedVehicle[]) => void
}

/** Imports vehicles from CSV: dry run, confirmation, upload of the accepted lines. [RENTER-02, API-34, OPEN-55] */
export function ImportVehicles({ onClose, onCloseMissing, onImported }: ImportVehiclesProps) {
  const { t } = useTranslation(['fleet', 'common', 'errors'])
  // The same renter continues with the file after an expired session.
  const [now, go] = useReducer(nextPhase, undefined, () => chosen(importFile.read()))
  const { run, stop } = useAction(async (ready: Ready, signal) => {
    const { file, preview, reopen = false } = ready
    const parts = partsOf(ready)
    const blobs = parts.map(({ csv }) => csv)
    const sentFile = new File(blobs, file.name, { type: preview.accepted.csv.type })
    const vehicles = parts.flatMap((part) => part.vehicles)
    const sample = vehicles.filter((_, at) => at % Math.ceil(vehicles.length / mostCompared) === 0)
    const note = { name: file.name, count: vehicles.length, at: new Date().toISOString(), vehicles: sample }
    noteImport({ ...note, state: 'sent' })
    go({ phase: 'importing', sent: 0 })
    try {
      const { imported, added } = await importVehicles(sentFile, reopen, signal, (sent) =>
        go({ phase: 'importing', sent }),
      )
      // An undo must not close a vehicle that somebody else has added since the dry run. The head is line 1. A second
      // attempt finds those that the first one has added.
      const isAdded = added && now.phase === 'preview' ? new Set(added) : undefined
      const isOwn = ({ before }: ImportedVehicle, at: number) => before || !isAdded || isAdded.has(at + 2)
      const countAdded = isAdded?.size ?? vehicles.filter(({ before }) => !before).length
      go({ phase: 'done', imported, ...(preview.isFleetKnown && { countAdded, countChanged: imported - countAdded }) })
      const changed = preview.isFleetKnown ? vehicles.filter(isOwn) : []
      noteImport({ ...note, state: 'done', vehicles: changed.length > mostKept ? [] : changed })
      if (changed.length > 0) onImported(changed)
    } catch (failure) {
      const error = asApiError(failure)
      noteImport(error.kind === 'refused' ? undefined : { ...note, state: 'sent' })
      const numbers = parts.flatMap(({ lines }) => [...lines])
      const refusals = error.details.lines && (await operatorRefusals(sentFile, numbers, error.details.lines))
      go({ phase: 'stopped', error, refusals })
    }
  })
  const { preview, reopen = false, without, asked } = 'ready' in now ? now.ready : {}
  const periods = useMemo(() => preview?.shortening.vehicles.flatMap(lostPeriods) ?? none, [preview])
  const unpaid = useUnpaid(periods)?.flatMap(({ journeys }) => journeys)
  const sums = useSums(unpaid)
  const undecided = 'ready' in now && isUndecided(now.ready)
  const changes = 'ready' in now ? partsOf(now.ready).reduce((sum, { vehicles }) => sum + vehicles.length, 0) : 0
  function start() {
    if ('ready' in now && !undecided) return void run(now.ready)
    go({ phase: undecided ? 'preview' : 'choosing', asked: true })
    const missing = undecided ? choice : input
    return missing.current?.focus()
  }
  const busy = now.phase === 'importing'
  const file = now.phase === 'done' ? undefined : 'ready' in now ? now.ready.file : 'file' in now ? now.file : undefined
  // Only this tab knows how the upload ends.
  useBeforeUnload((event) => busy && event.preventDefault())
  useEffect(() => {
    importFile.save(file)
    return () => {
      if (accountType() === 'renter') importFile.save(undefined)
    }
  }, [file])

  const input = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLInputElement>(null)
  const columns = useRef<HTMLDetailsElement>(null)
  function chooseAgain() {
    if (now.phase === 'done') flushSync(() => go({ phase: 'choosing' }))
    // The button that had the focus goes with the old file.
    input.current?.focus()
    input.current?.click()
  }
  const refusals = preview && preview.refused > 0 && (
    <Refusals
      title={t('import.refusedLines', { count: preview.refused })}
      {...preview.refusals}
      total={preview.refused}
    >
      <Button variant="secondary" icon="upload" onClick={chooseAgain}>
        {t('import.chooseCorrected')}
      </Button>
      {/* A refused line may name a vehicle that seems to be missing. */}
      {preview.isFleetKnown && <p className="w-full text-sm">{t('import.missingRefused')}</p>}
    </Refusals>
  )
  if (now.phase === 'done') {
    const parts = kinds.flatMap((name) => (now[name] ? t(`import.${name}`, { count: now[name] }) : []))
    const lines = t('import.count', { count: now.imported })
    const { shortening, reopening, missing } = now.ready.preview
    const leftOut = [...(without ? shortening.vehicles : []), ...(reopen ? [] : reopening.vehicles)]
    return (
      <Modal
        open
        onOpenChange={onClose}
        title={t('import.done')}
        footer={
          <Button ref={focus} onClick={onClose}>
            {t('import.list')}
          </Button>
        }
      >
        <div className="flex flex-col gap-5 [&_h3]:text-lg">
          <LiveRegion live="polite">
            <b className="flex items-start gap-2 text-lg text-success">
              <Icon name="check" size={24} className="mt-0.5 shrink-0" />
              {parts.length > 0 ? t('contracts.split', { lines, parts: parts.join(', ') }) : lines}
            </b>
          </LiveRegion>
          <LeftOut
            title={t('import.leftOut', { count: leftOut.length })}
            vehicles={leftOut.map(({ after }) => after)}
          />
          {refusals}
          <Missing missing={missing} onClose={onCloseMissing} />
        </div>
      </Modal>
    )
  }
  const support = settings().support?.renters
  const shorter = preview?.shortening.vehicles.length ?? 0
  const others = preview?.accepted.vehicles.length ?? 0
  const lossText = (
    <span className="text-text">
      <b className="block">
        {sums?.count === 0 ? t('closure.leavingNone') : sums ? t('closure.leaving', sums) : t('import.lossText')}
      </b>
      {unpaid?.length !== 0 && t('import.rights')}
    </span>
  )
  const question = {
    ref: choice,
    required: true,
    disabled: busy,
    error: undecided && asked ? t(others > 0 ? 'import.undecided' : 'import.unagreed') : undefined,
  }
  const stopped = now.phase === 'stopped' && now.error.kind !== 'aborted' ? now : undefined
  const error = stopped?.error
  const isOfFile = error?.kind === 'refused' && error.code.startsWith('renter_import_')
  const problem = now.phase === 'unreadable' ? now.result : undefined
  const table = preview?.table ?? problem?.table ?? (now.phase === 'reading' ? now.table : undefined)
  const isUnread = problem !== undefined || (table !== undefined && table.unread.length > 0)
  const isJoined = table && !isUnread && (now.phase === 'preview' || now.phase === 'reading')
  const isProposed = problem?.table?.proposal.includes('numberPlate')
  const code = problem && codeOfProblem[problem.problem]
  const details = problem && t(`import.problem.${problem.problem}`, { line: problem.line })
  /** Reads the file again. When nothing is left to say, what the import changes is near. */
  function read(told: Columns, isAll: boolean) {
    if (!file || !table) return
    go({ phase: 'reading', file, table: { ...table, columns: told, proposal: told, unread: [] } })
    if (!isAll || !columns.current) return
    columns.current.open = false
    columns.current.querySelector('summary')?.focus()
  }
  const many = t('import.confirmMany', { count: changes })
  const isHarmful = without === false
  const leaving = isHarmful ? (unpaid?.length ?? 0) : 0
  const lost = isHarmful && others > 0 ? t('import.confirmLoss', { act: many, lost: shorter }) : many
  const decided = leaving > 0 ? t('closure.confirmLeaving', { act: many, count: leaving }) : lost
  const act = undecided ? t('import.confirm') : decided
  // A limit explains more than its code.
  const fileProblem = code && code !== 'renter_import_error' ? `${t(`errors:${code}`)}. ${details}` : details
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('import.title')}
      description={file ? undefined : t('import.text')}
      className="[&>div>p]:text-text"
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={busy ? stop : onClose}>
            {t(busy ? 'import.stop' : 'common:action.cancel')}
          </Button>
          {table && isProposed ? (
            <Button key="columns" icon="check" onClick={() => read(table.proposal, true)}>
              {t('import.columnsAgree')}
            </Button>
          ) : (
            <Button
              key="import"
              variant={isHarmful ? 'danger' : 'primary'}
              icon={isHarmful ? 'warning' : preview ? 'upload' : 'check'}
              className={isHarmful ? 'max-sm:[&>svg]:hidden' : 'sm:whitespace-nowrap'}
              loading={busy}
              disabled={file !== undefined && changes === 0}
              // The second press of a double click was meant for the button before.
              onClick={({ detail }) => detail < 2 && start()}
            >
              {changes > 0 ? act : t(preview ? 'import.confirm' : 'import.check')}
            </Button>
          )}
          {/* A single box is no choice. */}
          {undecided && others > 0 && <FirstThis>{t('import.choose')}</FirstThis>}
          {!file && <FirstThis>{t('import.fileFirst')}</FirstThis>}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileField
          ref={input}
          label={t('import.file')}
          required={!file}
          // The title says what the file is for.
          className={file ? `${fileLine} ${isJoined ? '[&>:nth-child(2)]:rounded-b-none' : ''}` : ''}
          accept={['.csv']}
          maxFiles={1}
          maxTotal={importLimits.bytes}
          files={file ? [file] : []}
          onFilesChange={(files) => go(chosen(files.at(-1)))}
          error={
            now.phase === 'choosing' && now.asked
              ? t('import.noFile')
              : isOfFile
                ? t(`errors:${error.code}`)
                : problem?.table
                  ? undefined
                  : fileProblem
          }
          progress={now.phase === 'importing' ? now.sent : undefined}
        />
        {!file && (
          <div className="space-y-2 text-sm">
            <p className="text-text-soft">{t('import.format')}</p>
            <Rows
              className="max-sm:text-xs"
              heads={importColumns.map((name) => t(nameOf[name]))}
              rows={[
                ['AB-123-CD', 'FR', formatDay('2026-03-01'), ''],
                ['1-ABC-123', 'BE', formatDay('2026-03-01'), formatDay('2026-12-31')],
              ]}
            />
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
        {/* Always rendered: screen readers announce only changes of an existing live region. */}
        <output className="empty:hidden">
          {table && isUnread && (
            <Alert
              tone="warning"
              title={
                problem
                  ? t(isProposed ? 'import.columnsCheck' : 'import.columnsUnknown')
                  : t('import.columnsUnread', { names: table.unread.map((at) => headOf(table, at, t)).join(', ') })
              }
            >
              {isProposed ? t('import.columnsProposed') : (details ?? t('import.columnsUnreadText'))}
            </Alert>
          )}
        </output>
        {file && table && (
          <ColumnChoice
            ref={columns}
            // Nothing is read yet, so the lists begin with what the content suggests.
            table={problem ? { ...table, columns: table.proposal } : table}
            open={isUnread}
            disabled={busy}
            className={isJoined ? joined : '-my-2'}
            onChange={read}
          />
        )}
        {now.phase === 'reading' && (
          <DryRunProgress
            file={now.file}
            columns={now.table?.columns}
            onResult={(result) => go({ phase: 'read', result })}
          />
        )}
        <output className="empty:hidden">
          {preview && <PreviewCounts preview={preview} left={without ? shorter : 0} />}
        </output>
        {stopped?.refusals && stopped.refusals.lines.length > 0 && (
          <Refusals title={t('import.refusedByOperator')} {...stopped.refusals} />
        )}
        {preview && (
          <>
            {/* What takes something away comes first, each warning above its vehicles. */}
            {/* Closed vehicles are reopened only with consent. [OPEN-72] */}
            {preview.reopened > 0 && (
              <Alert tone="danger" live={false} title={t('import.reopened', { count: preview.reopened })}>
                <FirstVehicles name="changes" {...preview.reopening} open />
                <Checkbox
                  className="mt-3"
                  label={t('import.reopen', { count: preview.reopened })}
                  hint={t('import.reopenHint')}
                  checked={reopen}
                  disabled={busy}
                  onChange={(event) => go({ phase: 'preview', reopen: event.currentTarget.checked })}
                />
              </Alert>
            )}
            {shorter > 0 && (
              <Alert tone="danger" live={false} title={t('import.shorter', { count: shorter })}>
                {others > 0 ? (
                  <RadioGroup
                    {...question}
                    legend={t('import.choice')}
                    value={without === undefined ? undefined : without ? 'without' : 'with'}
                    options={[
                      { value: 'without', label: t('import.without', { count: others }) },
                      { value: 'with', label: t('import.with', { count: shorter }), hint: lossText },
                    ]}
                    onValueChange={(value) => go({ phase: 'preview', without: value === 'without' })}
                  />
                ) : (
                  // Who wants to leave these out cancels, as there are no others.
                  <Checkbox
                    {...question}
                    hint={lossText}
                    label={t('import.anyway', { count: shorter })}
                    checked={without === false}
                    onChange={({ currentTarget: box }) =>
                      go({ phase: 'preview', without: box.checked ? false : undefined })
                    }
                  />
                )}
                <ContestFirst journeys={unpaid ?? none} className="ps-9" />
              </Alert>
            )}
            <FirstVehicles
              id="import-changed"
              name="changes"
              vehicles={[...(without ? [] : preview.shortening.vehicles), ...preview.accepted.vehicles]}
            />
            {preview.isFleetKnown && <FirstVehicles id="import-added" name="additions" {...preview.accepted} />}
            <Missing missing={preview.missing} onClose={changes === 0 ? onCloseMissing : undefined} />
          </>
        )}
        {refusals && <div id="import-refused">{refusals}</div>}
        {error && !isOfFile && <FailureNotice error={error} onRetry={start} />}
        {/* For a failure that the file does not explain. [ERROR-51] */}
        {error?.code === 'renter_import_error' && support !== undefined && (
          <p>
            {t('import.support')}{' '}
            <Link href={`mailto:${support}`} className="wrap-anywhere">
              {support}
            </Link>
          </p>
        )}
      </div>
    </Modal>
  )
}

/** The name of the file, its size and the acts on it in one line. */
const fileLine =
  '[&>:first-child]:sr-only [&_li>div]:flex [&_li>div]:items-baseline [&_li>div]:gap-2 max-sm:[&_li>div>div]:hidden'

/** The columns below the name, in its frame, where nothing stands between. */
const joined = '-mt-5 rounded-b-control border border-t-0 border-line bg-surface-raised px-4 py-1.5'

/** Vehicles that the tab's storage keeps, so that an import can be taken back after a reload. */
const mostKept = 10_000
/** Vehicles that the note of an unfinished import keeps, of the whole file. */
const mostCompared = 300

const nameOfVehicle = ({ plate, country }: FleetVehicle) => displayPlate(plate, country)
const kinds = ['countAdded', 'countChanged'] as const
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** CSV with the column names only, marked as UTF-8 for spreadsheets. */
const template = () => new Blob([`\u{feff}${importColumns.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })

type RefusalsProps = Refused & { title: string; total?: number; children?: ReactNode }

/** Refused lines, with a file of them to correct and import again, and what else can be done. */
function Refusals({ lines, file, total = lines.length, ...rest }: RefusalsProps) {
  const { t } = useTranslation('fleet')
  const named = lines.map(({ reasons, ...line }) => ({
    ...line,
    reason: (
      <div>
        {reasons.length === 0 && t('import.otherReason')}
        {reasons.map((reason) => (
          <p key={reason}>{t(`import.lineProblem.${reason}`)}</p>
        ))}
      </div>
    ),
  }))
  const save = () => saveFile(file, t('import.refusedFile'))
  return <RefusedLines {...rest} lines={named} total={total} onDownload={save} />
}

/** Opens the part of a figure, and gives its title the focus. */
function show(part: string) {
  const title = document.querySelector<HTMLElement>(`#import-${part} :is(summary, h3)`)
  title?.closest('details')?.setAttribute('open', '')
  title?.scrollIntoView()
  title?.focus()
}

/** Counts the lines that an import would add, change, leave, as the renter wants for some, and refuse, and leads to them. */
function PreviewCounts({ preview, left }: { preview: Preview; left: number }) {
  const { t } = useTranslation('fleet')
  const { added, changed, reopened, unchanged, refused, isFleetKnown } = preview
  const counts = { added, accepted: added, changed: changed - left, unchanged: unchanged + left, refused }
  const shown = isFleetKnown
    ? (['added', 'changed', 'unchanged', 'refused'] as const)
    : (['accepted', 'refused'] as const)
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-flow-col sm:auto-cols-auto sm:grid-cols-none">
        {shown.map((name) => {
          const { [name]: count } = counts
          const label = t(`import.${name}`)
          const leads = count > 0 && name !== 'accepted' && name !== 'unchanged'
          const tone = count === 0 ? 'text-text-soft' : name === 'refused' ? 'text-warning' : ''
          return (
            <div key={name} className={tile}>
              <dt className="text-sm text-text-soft">
                {leads ? (
                  <button type="button" className={whole} onClick={() => show(name)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </dt>
              <dd className={`text-2xl font-semibold tabular-nums ${tone}`}>{formatCount(count)}</dd>
            </div>
          )
        })}
      </dl>
      {added + changed + reopened === 0 && <p>{t('import.nothing')}</p>}
    </div>
  )
}

const tile = 'relative flex items-baseline justify-between gap-x-2 bg-surface-raised px-3 py-2 sm:flex-col sm:gap-x-0'
const whole = 'cursor-pointer text-start text-action-text underline underline-offset-4 after:absolute after:inset-0'

const validityOf = ({ start, end }: Pick<FleetVehicle, 'start' | 'end'>, t: TFunction<'fleet'>) =>
  end === undefined ? t('import.from', { start: formatDay(start) }) : `${formatDay(start)} – ${formatDay(end)}`

/** So many changes show at most, and without unfolding them. */
const [mostShown, mostOpen] = [100, 10]

interface FirstVehiclesProps {
  id?: string
  name: 'changes' | 'additions'
  vehicles: readonly ImportedVehicle[]
  open?: boolean
}

/** The first vehicles that an import changes or adds, with their validity before and after. */
function FirstVehicles({ id, name, vehicles, open }: FirstVehiclesProps) {
  const { t } = useTranslation('fleet')
  const all = vehicles.filter(({ before }) => (before ? 'changes' : 'additions') === name)
  if (all.length === 0) return null
  const heads =
    name === 'changes' ? (['import.before', 'import.after'] as const) : (['column.country', 'import.validity'] as const)
  return (
    <Details
      id={id}
      summary={open ? t('import.missingList') : t(`import.${name}`, { count: all.length })}
      defaultOpen={open ?? all.length <= mostOpen}
    >
      <Rows
        className="stacked-rows [&_th>.font-plate]:-my-1 [&_th>.font-plate]:justify-self-start [&_th>.font-plate]:border [&_th>.font-plate]:text-sm"
        heads={[t('column.plate'), ...heads.map((head) => t(head))]}
        rows={all.slice(0, mostShown).map(({ before, after }) => [
          <VehiclePlate key="plate" vehicle={{ licensePlate: after.plate, country: after.country }} size="sm" />,
          before ? validityOf(before, t) : after.country,
          <div key="after" className="contents">
            <b>{validityOf(after, t)}</b>
            {lostBy({ before, after }).map((days) => (
              <span key={days.start} className="col-start-2 flex items-start gap-1.5 text-danger">
                <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
                <span className="lowercase first-letter:uppercase">
                  {t('import.lost', { days: validityOf(days, t) })}
                </span>
              </span>
            ))}
          </div>,
        ])}
      />
      {all.length > mostShown && <p>{t('closure.others', { count: all.length - mostShown })}</p>}
    </Details>
  )
}

/** The days that such a vehicle would lose. */
function lostBy({ before, after }: ImportedVehicle) {
  if (!before) return []
  const { start, end = '9999' } = before
  const last = daysLater(after.start, -1)
  const next = after.end && daysLater(after.end, 1)
  return [
    ...(after.start > start ? [{ start, end: last < end ? last : end }] : []),
    ...(next && next <= end ? [{ start: next > start ? next : start, end: before.end }] : []),
  ]
}

const none: readonly never[] = []
const lostPeriods = (vehicle: ImportedVehicle) =>
  lostBy(vehicle).map(({ start, end = everyDay.end }) => {
    const { plate: numberPlate, country: countryCode } = vehicle.after
    return { numberPlate, countryCode, start, end }
  })

type LeftOutProps = { title: string; vehicles: readonly FleetVehicle[]; children?: ReactNode }

/** Names vehicles that an import leaves as they are; nothing if there are none. */
function LeftOut({ title, vehicles, children }: LeftOutProps) {
  const { t } = useTranslation('fleet')
  if (vehicles.length === 0) return null
  return (
    <Alert tone="info" live={false} className="w-full" title={title}>
      <Details summary={t('import.missingList')} defaultOpen={vehicles.length <= mostOpen}>
        <VehicleNames names={vehicles.map(nameOfVehicle)} />
      </Details>
      {children}
    </Alert>
  )
}

type MissingProps = { missing: readonly FleetVehicle[]; onClose: CloseMissing | undefined }

/** Names the open vehicles that a file lacks, and offers to close them, once the file itself is imported. */
function Missing({ missing, onClose }: MissingProps) {
  const { t } = useTranslation('fleet')
  const count = missing.length
  return (
    <LeftOut title={t('import.missing', { count })} vehicles={missing}>
      {onClose ? (
        <Button variant="secondary" icon="calendar" className="mt-3" onClick={() => onClose(missing)}>
          {t('import.closeMissing', { count })}
        </Button>
      ) : (
        <p>{t('import.missingLater', { count })}</p>
      )}
    </LeftOut>
  )
}
