import {
  alertAction,
  alertCheckDelay,
  alertWidget,
  isAlertPressable,
  needsAlertCheck,
  startAlertWidget,
} from '@voie-libre/domain/alert/alertWidget'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { alertStateOf, saveAlert } from '../../api/alerts.ts'
import { codeOf } from '../../api/errors.ts'
import { OtherEmailDialog } from '../../shared/vehicle/OtherEmailDialog.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'

interface AlertWidgetProps {
  vehicle: PlateSearch
  /** Recipient of the alerts, from another field of the page. */
  email: string
  /** Whether the page has the receipt's e-mail field; otherwise the note names `email`. */
  hasReceiptField: boolean
}

/** Shows whether an e-mail receives alerts for a vehicle, with a button to change it. [§4, ALERT-16..24] */
export function AlertWidget({ vehicle, email, hasReceiptField }: AlertWidgetProps) {
  const { t } = useTranslation(['alert', 'common', 'errors'])
  const [widget, dispatch] = useReducer(alertWidget, email, startAlertWidget)
  const { status, phase, error } = widget
  if (widget.email !== email) dispatch({ type: 'typed', email })

  async function check(address: string, signal: AbortSignal) {
    try {
      dispatch({ type: 'checked', email: address, state: await alertStateOf(vehicle, address, signal) })
    } catch (failure) {
      if (!signal.aborted) dispatch({ type: 'failed', error: codeOf(failure) })
    }
  }
  const checkIfNeeded = useEffectEvent((address: string, signal: AbortSignal) => {
    if (needsAlertCheck(widget)) void check(address, signal)
  })
  // Does not check during a change, nor after a cancelled dialog until the e-mail changes. [OPEN-59]
  const saving = phase === 'saving'
  useEffect(() => {
    if (saving) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => checkIfNeeded(email, controller.signal), alertCheckDelay)
    return () => {
      clearTimeout(timer)
      controller.abort() // only the response for the latest e-mail counts [F-NET-05]
    }
  }, [email, saving])

  const client = { countryCode: vehicle.country, email, numberPlate: vehicle.licensePlate }
  async function press() {
    const action = alertAction(status)
    dispatch({ type: 'pressed' })
    if (action === 'dialog') return
    try {
      dispatch({ type: 'saved', isPending: await saveAlert({ ...client, ...action }) })
    } catch (failure) {
      dispatch({ type: 'failed', error: codeOf(failure) })
    }
  }

  return (
    <Card title={t('widget.title')} className="lg:col-span-2 print:hidden">
      <div className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <VehiclePlate vehicle={vehicle} size="sm" />
          <p>{t('widget.text')}</p>
          <output className={`block break-words empty:hidden ${status === 'ACTIVATED' ? 'font-semibold' : ''}`}>
            {status !== 'none' && widget.testedEmail === email && t(`widget.status.${status}`, { email })}
          </output>
          <p className="text-sm break-words text-text-soft">
            {hasReceiptField ? t('widget.note') : t('widget.noteTo', { email })}
          </p>
        </div>
        <Button
          icon="bell"
          variant="secondary"
          loading={saving}
          disabled={!isAlertPressable(widget)}
          onClick={() => void press()}
        >
          {status === 'ACTIVATED' ? t('widget.unsubscribe') : t('subscribe')}
        </Button>
        {error !== undefined && phase === 'idle' && (
          <Alert tone="danger" className="w-full">
            <p>{t(`errors:${error}`)}</p>
            {needsAlertCheck(widget) && (
              <Button
                variant="secondary"
                icon="refresh"
                onClick={() => void check(email, new AbortController().signal)}
              >
                {t('common:action.retry')}
              </Button>
            )}
          </Alert>
        )}
      </div>
      {phase === 'dialog' && (
        <OtherEmailDialog
          vehicle={vehicle}
          onRecord={widget.hiddenEmail}
          added={{ term: t('widget.dialog.entered'), value: email }}
          add={() => saveAlert({ ...client, allowedContact: true })}
          onAdded={(isPending) => dispatch({ type: 'dialogClosed', hasSubscribed: true, isPending })}
          onClose={() => dispatch({ type: 'dialogClosed', hasSubscribed: false })}
        />
      )}
    </Card>
  )
}
