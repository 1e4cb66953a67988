import type { Plate } from '@voie-libre/contract/schemas/account'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { closureSchema, latestStart, leavesAfter, startsAfter } from '@voie-libre/domain/fleet/fleetForm'
import { totalDue } from '@voie-libre/domain/journey/price'
import { parisDay, parisDayOf } from '@voie-libre/domain/journey/parisTime'
import { dayIn } from '@voie-libre/domain/journey/typedDay'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { DateField } from '@voie-libre/ui/date-field'
import { DataList } from '@voie-libre/ui/definition-list'
import { Modal } from '@voie-libre/ui/modal'
import { useEffect, useId, useMemo, useReducer, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { asApiError } from '../../../api/errors.ts'
import { allVehicles, type Changed, closeVehicles } from '../../../api/fleet.ts'
import { formatDay, formatMoney } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { OwnPlate } from '../../../shared/vehicle/VehiclePlate.tsx'
import { useToday } from '../../../shared/page/useToday.ts'
import { RunProgress } from '../RunProgress.tsx'
import { ChangedMeanwhile, ClosedBefore, ContestFirst, FirstThis, RefusedVehicles, TooEarly } from './closureParts.tsx'
import type { SelectedRows } from '../lists/useRowSelection.ts'
import { loaded, loading, nextPhase, notClosed } from './closurePhases.ts'
import { everyDay, useSums, useUnpaid } from './unpaid.ts'

interface CloseVehiclesProps {
  /** At least one vehicle. */
  chosen: SelectedRows<Plate>
  onClose: () => void
  /** Receives the vehicles changed so far, their last day ('yyyy-MM-dd', null if taken back) and the chosen others. */
  onClosed: (closed: readonly Changed[], lastDay: string | null, rest: readonly Plate[]) => void
}

interface Closing {
  of: 'waiting' | 'changed'
  /** Null takes the closure date back. */
  lastDay: string | null
}

const none: readonly Plate[] = []
const periodOf = ({ numberPlate, countryCode }: Plate) => ({ numberPlate, countryCode, ...everyDay })
const noVehicles = { all: none, waiting: none, changed: none, closed: [], refused: [] }

/**
 * Sets the last day of vehicles, not before their validity starts. Stays open after a partial failure, to retry failed
 * vehicles and to decide about those that another person has changed. [API-38, OPEN-55, OPEN-72]
 */
export function CloseVehicles({ chosen, onClose, onClosed }: CloseVehiclesProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const [now, go] = useClosure(chosen)
  const { all, waiting, changed, closed, refused } = 'vehicles' in now ? now.vehicles : noVehicles
  const [single] = chosen.kind === 'some' && chosen.rows.length === 1 ? chosen.rows : []
  const isChange = single?.validityEndDate !== undefined
  const shown = single ? all : waiting
  const ids = new Set(shown.map(({ id }) => id))
  const periods = useMemo(() => all.map(periodOf), [all])
  const unpaid = useUnpaid(periods)?.flatMap(({ journeys }, at) => (ids.has(all[at]?.id ?? '') ? journeys : []))
  const today = parisDay(useToday())
  const start = useMemo(() => latestStart(waiting), [waiting])
  const schema = useMemo(() => closureSchema([...waiting, ...changed]), [waiting, changed])
  const { handleSubmit, setError, clearErrors, formState, control } = useSchemaForm(schema, {
    defaultValues: { end: parisDayOf(single?.validityEndDate) ?? '' },
  })
  const day = dayIn(useWatch({ control, name: 'end' }))
  const issue = formState.errors.end
  const isRange = issue?.message === 'invalid_date_range'
  const allowed = isRange || waiting.length === 0 ? undefined : day
  const early = isRange && day !== undefined ? waiting.filter((vehicle) => startsAfter(vehicle, day)) : none
  const isPast = allowed !== undefined && allowed < today
  const leaving = isPast ? unpaid?.filter((journey) => leavesAfter(journey, allowed)) : undefined
  const isHarmful = leaving && leaving.length > 0

  const { busy, run, stop } = useAction(async ({ of, lastDay }: Closing, signal) => {
    if (!('vehicles' in now)) return
    const { [of]: vehicles } = now.vehicles
    const onProgress = (sent: number) => go({ phase: 'sending', sent, total: vehicles.length })
    onProgress(0)
    const outcome = await closeVehicles(vehicles, lastDay, { signal, onProgress })
    const answered = { phase: 'answered', of, outcome } as const
    const next = nextPhase(now, answered)
    if (!('vehicles' in next)) return
    if (outcome.changed.length > 0) onClosed(next.vehicles.closed, lastDay, notClosed(next.vehicles))
    if (next.phase === 'done') return onClose()
    go(answered)
    if (single && next.vehicles.refused[0]?.error.code === 'invalid_date_range')
      setError('end', { message: 'invalid_date_range' }, { shouldFocus: true })
  })
  const failure = single && !isRange && refused[0]?.error
  const hasTried = refused.length > 0
  const many = waiting.length === 0 ? 'closure.confirm' : hasTried ? 'closure.again' : 'closure.confirmMany'
  const act = t(isChange ? 'common:action.save' : single ? 'closure.confirm' : many, { count: waiting.length })
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={
        single || all.length === 0
          ? t(isChange ? 'closure.changeTitle' : single ? 'closure.title' : 'closure.manyTitle')
          : t('closure.confirmMany', { count: all.length })
      }
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy && single !== undefined} onClick={busy ? stop : onClose}>
            {t(busy && !single ? 'closure.stop' : 'common:action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isHarmful ? 'danger' : 'primary'}
            icon={isHarmful ? 'warning' : 'calendar'}
            className={isHarmful ? 'max-sm:[&>svg]:hidden' : ''}
            loading={busy}
            disabled={waiting.length === 0}
          >
            {isHarmful ? t('closure.confirmLeaving', { act, count: leaving.length }) : act}
          </Button>
          {day === undefined && <FirstThis>{t('closure.dateFirst')}</FirstThis>}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ end }) => run({ of: 'waiting', lastDay: end }))(event)}
      >
        {'vehicles' in now && <ToClose vehicles={shown} isSingle={single !== undefined} />}
        {!single && (
          <RunProgress
            label={t(now.phase === 'sending' ? 'closure.running' : 'closure.loading')}
            done={now.phase === 'sending' ? now.sent : now.phase === 'loading' ? now.loaded : undefined}
            total={'total' in now ? now.total : 0}
          />
        )}
        {now.phase === 'unloaded' && <FailureNotice error={now.error} onRetry={() => go(loading)} />}
        <Controller
          control={control}
          name="end"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <DateField
              className="max-w-96"
              ref={ref}
              label={t('column.end')}
              hint={start ? t('closure.earliest', { date: formatDay(start) }) : t('closure.allowed')}
              required
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              min={single && (start || undefined)}
              readOnly={busy}
              error={
                isRange && single
                  ? t('closure.beforeStart', { date: formatDay(single.validityStartDate) })
                  : isRange
                    ? t('closure.beforeStarts', { count: early.length })
                    : errorText(issue, 'end')
              }
              beside={
                <Button variant="secondary" disabled={busy} onClick={() => onChange(parisDay(new Date()))}>
                  {t('closure.today')}
                </Button>
              }
            />
          )}
        />
        {!single && early.length > 0 && (
          <TooEarly
            vehicles={early}
            isAll={early.length === waiting.length}
            onLeaveOut={() => {
              go({ phase: 'asking', left: { waiting: waiting.filter((vehicle) => !early.includes(vehicle)) } })
              clearErrors('end')
            }}
          />
        )}
        {!single && !busy && closed.length + changed.length === 0 && !hasTried && !isRange && (
          <ClosedBefore
            all={all}
            waiting={waiting}
            onChange={(next) => go({ phase: 'asking', left: { waiting: next } })}
          />
        )}
        {/* Two lines before and after a date, so that it moves nothing. */}
        <output className="min-h-[3lh]">
          <Effect vehicles={shown} lastDay={allowed} unpaid={leaving && unpaid} leaving={leaving} />
        </output>
        {isChange && (
          <Button
            variant="tertiary"
            icon="refresh"
            className="-mx-4 -my-2 self-start"
            disabled={busy || changed.length > 0}
            onClick={() => void run({ of: 'waiting', lastDay: null })}
          >
            {t('closure.reopen')}
          </Button>
        )}
        {failure && <FailureNotice error={failure} />}
        <ChangedMeanwhile
          vehicles={busy ? none : changed}
          day={day}
          onKeep={() => (waiting.length > 0 ? go({ phase: 'asking', left: { changed: none } }) : onClose())}
          onOverwrite={() => void handleSubmit(({ end }) => run({ of: 'changed', lastDay: end }))()}
        />
        {!single && hasTried && (
          <Alert tone="danger" title={t('closure.partly', { count: refused.length, done: closed.length })}>
            <RefusedVehicles refused={refused} />
          </Alert>
        )}
      </form>
    </Modal>
  )
}

const plates = 'flex flex-wrap items-center gap-1.5 sm:justify-end [&>.font-plate]:border [&>.font-plate]:text-sm'

interface ToCloseProps {
  vehicles: readonly Plate[]
  isSingle: boolean
}

/** Names the vehicles to close, what is due for them and how much of it is late. */
function ToClose({ vehicles, isSingle }: ToCloseProps) {
  const { t } = useTranslation('fleet')
  const count = vehicles.reduce((sum, { due }) => sum + (due?.count ?? 0), 0)
  const due = formatMoney(vehicles.reduce((sum, vehicle) => sum + (vehicle.due?.amount ?? 0), 0))
  const late = vehicles.reduce((sum, vehicle) => sum + (vehicle.due?.late ?? 0), 0)
  return (
    <DataList
      className="[&>:has(.font-plate)]:items-center"
      items={[
        {
          term: t(isSingle ? 'closure.vehicle' : 'closure.plates'),
          value: (
            <span className={`${isSingle ? '' : 'max-sm:grid max-sm:grid-cols-[auto_auto]'} ${plates}`}>
              {vehicles.slice(0, 5).map((vehicle) => (
                <OwnPlate key={vehicle.id} plate={vehicle} size="sm" />
              ))}
              {vehicles.length > 5 && t('closure.others', { count: vehicles.length - 5 })}
            </span>
          ),
        },
        count > 0 && {
          term: t('closure.owed'),
          value: (
            <span className="block max-sm:max-w-44">
              {t('contracts.count', { count })}
              {late > 0 && ` (${t('contracts.ofLate', { count: late })})`}, {due}
            </span>
          ),
        },
      ].filter((item) => item !== false)}
    />
  )
}

interface EffectProps extends Pick<ToCloseProps, 'vehicles'> {
  unpaid: readonly Journey[] | undefined
  lastDay: string | undefined
  leaving: readonly Journey[] | undefined
}

/** Says what a closure changes, and of a day in the past, which journeys it takes out of the lists. [OPEN-68] */
function Effect({ vehicles, unpaid, leaving, lastDay = '' }: EffectProps) {
  const { t } = useTranslation('fleet')
  const staying = unpaid?.filter((journey) => !leavesAfter(journey, lastDay)) ?? []
  const sums = useSums(leaving)
  // A later end brings journeys back, whose number nobody knows.
  const isLater = vehicles.some(({ validityEndDate: end }) => (parisDayOf(end) ?? lastDay) < lastDay)
  const known = leaving && !isLater ? 'closure.effectPast' : 'closure.effect'
  const text = lastDay === '' ? 'closure.text' : known
  return (
    <>
      <b>{t(text, { date: formatDay(lastDay), journeys: staying.length, due: formatMoney(totalDue(staying)) })}</b>
      {leaving && leaving.length > 0 ? (
        <Alert
          tone="danger"
          live={false}
          className="mt-3"
          title={t('closure.leavingAfter', { date: formatDay(lastDay), ...sums })}
        >
          {t('closure.rights')}
          <ContestFirst journeys={leaving} />
        </Alert>
      ) : (
        <span className="block">
          {leaving && t('closure.leavingNone')} {t('closure.editable')}
        </span>
      )}
    </>
  )
}

/** The closure of the vehicles chosen at mount, which it loads; unmounting aborts, and later changes have no effect. */
function useClosure(given: SelectedRows<Plate>) {
  const [chosen] = useState(given)
  const [now, go] = useReducer(nextPhase, undefined, () => (chosen.kind === 'some' ? loaded(chosen.rows) : loading))
  const isLoading = now.phase === 'loading'
  useEffect(() => {
    if (!isLoading || chosen.kind === 'some') return undefined
    const { filters, except, has = () => true } = chosen
    const own = new AbortController()
    allVehicles(filters, own.signal, (count, total) => go({ phase: 'loading', loaded: count, total })).then(
      (all) => go({ phase: 'loaded', vehicles: all.filter((vehicle) => !except.has(vehicle.id) && has(vehicle)) }),
      (failure: unknown) => {
        if (!own.signal.aborted) go({ phase: 'unloaded', error: asApiError(failure) })
      },
    )
    return () => own.abort()
  }, [isLoading, chosen])
  return [now, go] as const
}
