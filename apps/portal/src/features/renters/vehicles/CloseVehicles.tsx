import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Plate } from '@voie-libre/domain/account/account'
import { closureSchema, startsAfter } from '@voie-libre/domain/account/fleetForm'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { dayIn, dayText } from '@voie-libre/domain/journey/typedDay'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { DataList } from '@voie-libre/ui/definition-list'
import { Modal } from '@voie-libre/ui/modal'
import { useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { closeVehicles, type Refused } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { OwnPlate, plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { DayField } from '../DayField.tsx'
import { Progress, RefusedVehicles, useRun } from './closureRun.tsx'

type Schema = ReturnType<typeof closureSchema>

interface CloseVehiclesProps {
  /** At least one. */
  vehicles: readonly Plate[]
  onClose: () => void
  /** Receives all vehicles that this dialog has closed so far, as they were before, and the last day, 'yyyy-MM-dd'. */
  onClosed: (before: readonly Plate[], lastDay: string) => void
}

/**
 * Sets or changes the last day of vehicles in the fleet, not before the validity of any of them starts. After a partial
 * failure the dialog stays with those that failed, to try again. [API-38, OPEN-55]
 */
export function CloseVehicles({ vehicles, onClose, onClosed }: CloseVehiclesProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const [waiting, setWaiting] = useState(vehicles)
  const [closed, setClosed] = useState<readonly Plate[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const { done, run, stop } = useRun()
  const [single] = vehicles.length === 1 ? vehicles : []
  const isChange = single?.validityEndDate !== undefined
  const schema = useMemo(() => closureSchema(waiting), [waiting])
  const { register, handleSubmit, setError, setValue, clearErrors, formState, control } = useForm<
    z.input<Schema>,
    unknown,
    z.output<Schema>
  >({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { end: typedDate(single?.validityEndDate) },
  })
  const day = dayIn(useWatch({ control, name: 'end' }))
  const issue = formState.errors.end
  const isRange = issue?.message === 'invalid_date_range'
  const early = isRange && day !== undefined ? waiting.filter((vehicle) => startsAfter(vehicle, day)) : []
  const busy = done !== undefined

  async function submit({ end: lastDay }: z.output<Schema>) {
    if (busy) return
    setRefused([])
    const failures = await run((progress) => closeVehicles(waiting, lastDay, progress))
    const failed = new Set(failures.map(({ vehicle }) => vehicle))
    const allClosed = [...closed, ...waiting.filter((vehicle) => !failed.has(vehicle))]
    if (allClosed.length > closed.length) onClosed(allClosed, lastDay)
    if (failures.length === 0) return onClose()
    setClosed(allClosed)
    setWaiting([...failed])
    const [{ error } = { error: undefined }] = failures
    if (single && error?.code === 'invalid_date_range') {
      setError('end', { message: error.code }, { shouldFocus: true })
    } else setRefused(failures)
  }
  const failure = single && refused[0]?.error
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
          <Button type="submit" form={formId} variant={isChange ? 'primary' : 'danger'} icon="lock" loading={busy}>
            {isChange
              ? t('common:action.save')
              : refused.length > 0 && !single
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
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <DataList
          items={
            single
              ? [
                  { term: t('closure.vehicle'), value: <OwnPlate plate={single} size="sm" /> },
                  ...(single.validityStartDate === undefined
                    ? []
                    : [
                        {
                          term: t('closure.start'),
                          value: formatDay(single.validityStartDate) || single.validityStartDate,
                        },
                      ]),
                ]
              : [{ term: t('closure.vehicles'), value: t('closure.count', { count: waiting.length }) }]
          }
        />
        <DayField
          label={t('closure.end')}
          required
          error={
            isRange && single
              ? t('closure.beforeStart', { date: formatDay(single.validityStartDate) })
              : isRange
                ? t('closure.beforeStarts', { count: early.length })
                : errorText(issue)
          }
          onTidy={(text) => setValue('end', text, { shouldValidate: true })}
          {...register('end')}
        />
        {!single && early.length > 0 && (
          <Alert tone="warning" title={t('closure.early')}>
            <p>
              {early
                .map((vehicle) =>
                  t('closure.earlyOne', { plate: plateText(vehicle), date: formatDay(vehicle.validityStartDate) }),
                )
                .join(', ')}
            </p>
            {early.length < waiting.length && (
              <Button
                variant="secondary"
                className="mt-3"
                onClick={() => {
                  setWaiting(waiting.filter((vehicle) => !early.includes(vehicle)))
                  clearErrors('end')
                }}
              >
                {t('closure.leaveOut', { count: early.length })}
              </Button>
            )}
          </Alert>
        )}
        {failure && <TroubleNotice error={failure} />}
        {!single && refused.length > 0 && (
          <Alert tone="danger" title={t('closure.partly', { count: refused.length, done: closed.length })}>
            <RefusedVehicles refused={refused} />
          </Alert>
        )}
        {!single && <Progress label={t('closure.running')} done={done} total={waiting.length} />}
      </form>
    </Modal>
  )
}

/** The day of a server's date as the field shows it; empty without a readable one. */
function typedDate(date: string | undefined): string {
  const instant = date === undefined ? undefined : parisInstant(date)
  return instant ? dayText(parisDay(instant)) : ''
}
