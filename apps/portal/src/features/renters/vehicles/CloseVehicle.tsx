import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Plate } from '@voie-libre/domain/account/account'
import { closureSchema } from '@voie-libre/domain/account/fleetForm'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { dayText } from '@voie-libre/domain/journey/typedDay'
import { Button } from '@voie-libre/ui/button'
import { DataList } from '@voie-libre/ui/definition-list'
import { Modal } from '@voie-libre/ui/modal'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { closeVehicle } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useAsyncAction } from '../../../shared/feedback/useAsyncAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { OwnPlate } from '../../../shared/vehicle/OwnPlate.tsx'
import { DayField } from '../DayField.tsx'

type Schema = ReturnType<typeof closureSchema>

interface CloseVehicleProps {
  vehicle: Plate
  onClose: () => void
  /** Receives the last day, 'yyyy-MM-dd'. */
  onClosed: (lastDay: string) => void
}

/** Sets or changes the last day of one vehicle in the fleet, not before its validity starts. [API-38, OPEN-55] */
export function CloseVehicle({ vehicle, onClose, onClosed }: CloseVehicleProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const formId = useId()
  const errorText = useFieldError()
  const { busy, error, attempt } = useAsyncAction()
  const { validityStartDate: start, validityEndDate: end } = vehicle
  const [schema] = useState(() => closureSchema(start))
  const { register, handleSubmit, setError, setValue, formState } = useForm<z.input<Schema>, unknown, z.output<Schema>>(
    {
      resolver: standardSchemaResolver(schema),
      mode: 'onTouched',
      defaultValues: { end: typedDate(end) },
    },
  )
  const issue = formState.errors.end
  const isRefusedDate = error?.code === 'invalid_date_range'

  async function submit({ end: lastDay }: z.output<Schema>) {
    const failure = await attempt(() => closeVehicle(vehicle.id, lastDay))
    if (!failure) onClosed(lastDay)
    else if (failure.code === 'invalid_date_range') setError('end', { message: failure.code }, { shouldFocus: true })
  }
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(end === undefined ? 'closure.title' : 'closure.changeTitle')}
      description={t('closure.text')}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="lock" loading={busy}>
            {t(end === undefined ? 'closure.confirm' : 'common:action.save')}
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
          items={[
            { term: t('closure.vehicle'), value: <OwnPlate plate={vehicle} size="sm" /> },
            ...(start === undefined ? [] : [{ term: t('closure.start'), value: formatDay(start) || start }]),
          ]}
        />
        <DayField
          label={t('closure.end')}
          required
          error={
            issue?.message === 'invalid_date_range'
              ? t('closure.beforeStart', { date: formatDay(start) })
              : errorText(issue)
          }
          onTidy={(text) => setValue('end', text, { shouldValidate: true })}
          {...register('end')}
        />
        {error && !isRefusedDate && <TroubleNotice error={error} />}
      </form>
    </Modal>
  )
}

/** The day of a server's date as the field shows it; empty without a readable one. */
function typedDate(date: string | undefined): string {
  const instant = date === undefined ? undefined : parisInstant(date)
  return instant ? dayText(parisDay(instant)) : ''
}
