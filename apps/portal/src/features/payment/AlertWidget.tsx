import type { AlertState } from '@voie-libre/contract/calls/alerts'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alertStateOf, saveAlert } from '../../api/alerts.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { OtherEmailDialog } from '../../shared/vehicle/OtherEmailDialog.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'

interface AlertWidgetProps {
  vehicle: PlateSearch
  /** Recipient of the alerts, from another field of the page. */
  email: string
  /** `email` as the page shows it, such as masked. */
  shownAs: string
}

/** `PENDING`: the operator has mailed a confirmation, an extension of the contract. */
interface Known extends Pick<AlertState, 'hiddenEmail'> {
  email: string
  status: AlertState['alertStatus'] | 'PENDING'
}

/** Delay between the last key and the check of the status, in milliseconds. [ALERT-21] */
const checkDelay = 500

/** Shows whether an e-mail receives alerts for a vehicle, with a button to change it. [§4, ALERT-16..24] */
export function AlertWidget({ vehicle, email, shownAs }: AlertWidgetProps) {
  const { t } = useTranslation(['alert', 'common', 'errors'])
  const [known, setKnown] = useState<Known>()
  const [isAsking, setAsking] = useState(false)
  const isTested = known?.email === email
  const isActivated = known?.status === 'ACTIVATED'
  const check = useAction(
    async (address: string, signal): Promise<Known> => {
      const { alertStatus: status, hiddenEmail } = await alertStateOf(vehicle, address, signal)
      return { email: address, status, hiddenEmail }
    },
    {
      onDone: (now) => {
        save.reset()
        setKnown(now)
      },
    },
  )
  async function changed(allowedContact: boolean): Promise<Known> {
    const { country: countryCode, licensePlate: numberPlate } = vehicle
    const isPending = await saveAlert({ countryCode, numberPlate, email, allowedContact })
    return { email, status: !allowedContact ? 'UNACTIVATED' : isPending ? 'PENDING' : 'ACTIVATED' }
  }
  const save = useAction(changed, { onDone: setKnown })

  // The server knows nothing of an invalid e-mail. [ALERT-22, ALERT-23]
  const begin = useEffectEvent((address: string) => {
    if (!isTested && emailAddress.safeParse(address).success) void check.run(address)
  })
  const giveUp = useEffectEvent(() => {
    check.stop() // only the response for the latest e-mail counts [F-NET-05]
    check.reset()
  })
  // Does not check during a change, nor after a cancelled dialog until the e-mail changes. [OPEN-59]
  useEffect(() => {
    if (save.busy) return undefined
    const timer = setTimeout(() => begin(email), checkDelay)
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [email, save.busy])

  // The offer says it all until an alert is active, or after an unsubscription.
  const saysStatus = isTested && (known.status !== 'UNACTIVATED' || save.done)
  const status = saysStatus && t(`widget.status.${known.status}`, { email: shownAs })
  const error = isTested ? save.error : check.error
  const close = (now: Known | undefined) => {
    setAsking(false)
    setKnown(now)
  }
  return (
    <Card title={t('widget.title')} className="print:hidden">
      <div className="flex flex-col items-start gap-2">
        <VehiclePlate vehicle={vehicle} size="sm" />
        {!status && <p className="break-words">{t('widget.text', { email: shownAs })}</p>}
        <output className="block break-words empty:sr-only">{status}</output>
        <Button
          icon="bell"
          variant="secondary"
          className="mt-2"
          loading={save.busy}
          disabled={!isTested || isAsking}
          onClick={() => (known?.status === 'ACTIVATED_ANOTHER_EMAIL' ? setAsking(true) : void save.run(!isActivated))}
        >
          {isActivated ? t('widget.unsubscribe') : t('subscribe')}
        </Button>
        {error && !isAsking && (
          <Alert tone="danger" className="w-full">
            <p>{t(`errors:${error.code}`)}</p>
            {!isTested && (
              <Button variant="secondary" icon="refresh" onClick={() => void check.run(email)}>
                {t('common:action.retry')}
              </Button>
            )}
          </Alert>
        )}
      </div>
      {isAsking && (
        <OtherEmailDialog
          vehicle={vehicle}
          onRecord={known?.hiddenEmail}
          added={{ term: t('widget.dialog.entered'), value: email }}
          add={() => changed(true)}
          onAdded={close}
          onClose={() => close(undefined)}
        />
      )}
    </Card>
  )
}
