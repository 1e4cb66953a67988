import type { Plate } from '@voie-libre/contract/schemas/account'
import { closureSchema, startsAfter } from '@voie-libre/domain/fleet/fleetForm'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { dayIn } from '@voie-libre/domain/journey/typedDay'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { DateField } from '@voie-libre/ui/date-field'
import { DataList } from '@voie-libre/ui/definition-list'
import { Modal } from '@voie-libre/ui/modal'
import { useEffect, useId, useMemo, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ApiError, asApiError } from '../../../api/errors.ts'
import { allVehicles, type Changed, closeVehicles, type Refused } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { OwnPlate } from '../../../shared/vehicle/OwnPlate.tsx'
import { ChangedMeanwhile, ClosedBefore, Progress, RefusedVehicles, TooEarly } from './closureParts.tsx'
import type { SelectedRows } from '../lists/useRowSelection.ts'

interface CloseVehiclesProps {
  /** At least one vehicle. */
  chosen: SelectedRows<Plate>
  onClose: () => void
  /** Receives the vehicles changed so far, their last day ('yyyy-MM-dd', null if taken back) and the chosen others. */
  onClosed: (closed: readonly Changed[], lastDay: string | null, rest: readonly Plate[]) => void
}

interface Closing {
  vehicles: readonly Plate[]
  /** Null takes the closure date back. */
  lastDay: string | null
}

const none: readonly Plate[] = []

/**
 * Sets the last day of vehicles, not before their validity starts. Stays open after a partial failure, to retry failed
 * vehicles and to decide about those that another person has changed. [API-38, OPEN-55, OPEN-72]
 */
export function CloseVehicles({ chosen, onClose, onClosed }: CloseVehiclesProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const { vehicles: all, progress, error: loadError, retry } = useChosenVehicles(chosen)
  const [left, setLeft] = useState<readonly Plate[]>()
  const [closed, setClosed] = useState<readonly Changed[]>([])
  const [changed, setChanged] = useState(none)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [sent, setSent] = useState(0)
  const waiting = left ?? all ?? none
  const [single] = chosen.kind === 'some' && chosen.rows.length === 1 ? chosen.rows : []
  const isChange = single?.validityEndDate !== undefined
  const schema = useMemo(() => closureSchema([...waiting, ...changed]), [waiting, changed])
  const { handleSubmit, setError, clearErrors, formState, control } = useSchemaForm(schema, {
    defaultValues: { end: parisDayOf(single?.validityEndDate) },
  })
  const day = dayIn(useWatch({ control, name: 'end' }))
  const issue = formState.errors.end
  const isRange = issue?.message === 'invalid_date_range'
  const early = useMemo(
    () => (isRange && day !== undefined ? waiting.filter((vehicle) => startsAfter(vehicle, day)) : none),
    [isRange, day, waiting],
  )

  const { busy, run, stop } = useAction(async ({ vehicles, lastDay }: Closing, signal) => {
    if (!all) return
    const isWaiting = vehicles === waiting
    setSent(0)
    setRefused([])
    const outcome = await closeVehicles(vehicles, lastDay, { signal, onProgress: setSent })
    const allClosed = [...closed, ...outcome.changed]
    const closedIds = new Set(allClosed.map(({ before }) => before.id))
    const rest = all.filter(({ id }) => !closedIds.has(id))
    if (outcome.changed.length > 0) onClosed(allClosed, lastDay, rest)
    const failures = outcome.refused.filter(({ present }) => present === undefined)
    const nowLeft = [...(isWaiting ? [] : waiting), ...failures.map(({ vehicle }) => vehicle)]
    const nowChanged = [...(isWaiting ? changed : []), ...outcome.refused.flatMap(({ present }) => present ?? [])]
    if (nowLeft.length + nowChanged.length === 0) return onClose()
    setClosed(allClosed)
    setLeft(nowLeft)
    setChanged(nowChanged)
    const [{ error } = { error: undefined }] = failures
    if (single && error?.code === 'invalid_date_range') {
      setError('end', { message: error.code }, { shouldFocus: true })
    } else setRefused(failures)
  })
  const failure = single && refused[0]?.error
  const hasTried = refused.length > 0
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(isChange ? 'closure.changeTitle' : single ? 'closure.title' : 'closure.manyTitle')}
      description={t('closure.text')}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy && single !== undefined} onClick={busy ? stop : onClose}>
            {t(busy && !single ? 'closure.stop' : 'common:action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isChange ? 'primary' : 'danger'}
            icon="lock"
            loading={busy}
            disabled={waiting.length === 0}
          >
            {isChange
              ? t('common:action.save')
              : hasTried && !single
                ? t('closure.again', { count: waiting.length })
                : t('closure.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ end }) => run({ vehicles: waiting, lastDay: end }))(event)}
      >
        <ChosenVehicles single={single} count={all && waiting.length} progress={progress} />
        {loadError && <FailureNotice error={loadError} onRetry={retry} />}
        <Controller
          control={control}
          name="end"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <DateField
              ref={ref}
              label={t('closure.end')}
              required
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              min={single && (parisDayOf(single.validityStartDate) || undefined)}
              readOnly={busy}
              error={
                isRange && single
                  ? t('closure.beforeStart', { date: formatDay(single.validityStartDate) })
                  : isRange
                    ? t('closure.beforeStarts', { count: early.length })
                    : errorText(issue, 'end')
              }
            />
          )}
        />
        {!single && early.length > 0 && (
          <TooEarly
            vehicles={early}
            isAll={early.length === waiting.length}
            onLeaveOut={() => {
              setLeft(waiting.filter((vehicle) => !early.includes(vehicle)))
              clearErrors('end')
            }}
          />
        )}
        {!single && !busy && !hasTried && !isRange && <ClosedBefore vehicles={waiting} onLeaveOut={setLeft} />}
        {isChange && (
          <Button
            variant="tertiary"
            icon="refresh"
            className="-my-2 self-start"
            disabled={busy || changed.length > 0}
            onClick={() => void run({ vehicles: waiting, lastDay: null })}
          >
            {t('closure.reopen')}
          </Button>
        )}
        {failure && <FailureNotice error={failure} />}
        <ChangedMeanwhile
          vehicles={busy ? none : changed}
          day={day}
          onKeep={() => (waiting.length > 0 ? setChanged(none) : onClose())}
          onOverwrite={() => void handleSubmit(({ end }) => run({ vehicles: changed, lastDay: end }))()}
        />
        {!single && hasTried && (
          <Alert tone="danger" title={t('closure.partly', { count: refused.length, done: closed.length })}>
            <RefusedVehicles refused={refused} />
          </Alert>
        )}
        {!single && <Progress label={t('closure.running')} done={busy ? sent : undefined} total={waiting.length} />}
      </form>
    </Modal>
  )
}

/** Day of a server's date; empty if missing or unreadable. */
function parisDayOf(date: string | undefined): string {
  const instant = date === undefined ? undefined : parisInstant(date)
  return instant ? parisDay(instant) : ''
}

interface ChosenVehiclesProps {
  /** The vehicle, if only one is chosen. */
  single: Plate | undefined
  /** Undefined while the vehicles are loading. */
  count: number | undefined
  progress: { loaded: number; total: number }
}

/** Shows the vehicle to close with its start, or the number of vehicles. */
function ChosenVehicles({ single, count, progress }: ChosenVehiclesProps) {
  const { t } = useTranslation('fleet')
  if (single) {
    const { validityStartDate } = single
    return (
      <DataList
        items={[
          { term: t('closure.vehicle'), value: <OwnPlate plate={single} size="sm" /> },
          ...(validityStartDate === undefined
            ? []
            : [{ term: t('closure.start'), value: formatDay(validityStartDate) || validityStartDate }]),
        ]}
      />
    )
  }
  return (
    <>
      {count !== undefined && (
        <DataList items={[{ term: t('closure.vehicles'), value: t('closure.count', { count }) }]} />
      )}
      <Progress
        label={t('closure.loading')}
        done={count === undefined ? progress.loaded : undefined}
        total={progress.total}
      />
    </>
  )
}

const atFirst = { loaded: 0, total: 0 }

/** Loads the vehicles chosen at mount; unmounting aborts, and later changes of `chosen` have no effect. */
function useChosenVehicles(chosen: SelectedRows<Plate>) {
  const [attempt, setAttempt] = useState({ chosen })
  const [vehicles, setVehicles] = useState(chosen.kind === 'some' ? chosen.rows : undefined)
  const [progress, setProgress] = useState(atFirst)
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    if (attempt.chosen.kind === 'some') return undefined
    const { filters, except, has = () => true } = attempt.chosen
    const own = new AbortController()
    allVehicles(filters, own.signal, (loaded, total) => setProgress({ loaded, total })).then(
      (all) => setVehicles(all.filter((vehicle) => !except.has(vehicle.id) && has(vehicle))),
      (failure: unknown) => {
        if (!own.signal.aborted) setError(asApiError(failure))
      },
    )
    return () => own.abort()
  }, [attempt])

  function retry() {
    setError(undefined)
    setProgress(atFirst)
    setAttempt({ chosen: attempt.chosen })
  }
  return { vehicles, progress, error, retry }
}
