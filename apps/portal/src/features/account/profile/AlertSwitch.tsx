import type { Plate } from '@voie-libre/contract/schemas/account'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { Alert } from '@voie-libre/ui/alert'
import { DataList } from '@voie-libre/ui/definition-list'
import { Switch } from '@voie-libre/ui/switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownProfile } from '../../../api/account.ts'
import { alertStateOf } from '../../../api/alerts.ts'
import { setAlert } from '../../../api/profile.ts'
import { ensureLoaded } from '../../../api/resource.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { OwnPlate, plateText } from '../../../shared/vehicle/OwnPlate.tsx'

/** The masked current recipient of the vehicle's alerts, and the customer's own address. */
interface Other {
  hidden: string | undefined
  own: string
}

/** Switches a vehicle's alerts; first checks for another recipient. [ACCOUNT-12, ACCOUNT-17..21, OPEN-53] */
export function AlertSwitch({ plate }: { plate: Plate }) {
  const { t } = useTranslation(['profile', 'errors'])
  const [optimistic, setOptimistic] = useState<boolean>()
  const [other, setOther] = useState<Other>()
  const isOn = plate.emailNotifications === true

  const { busy, error, run } = useAction(async (on: boolean) => {
    const found = on ? await otherThan(plate) : undefined
    if (found) setOther(found)
    else await setAlert(plate.id, on)
  })
  async function turn(on: boolean) {
    setOptimistic(on)
    await run(on)
    setOptimistic(undefined)
  }
  return (
    <div className="mt-3 border-t border-line pt-3">
      <Switch
        label={
          <>
            {t('alert.label')} <span className="sr-only">{plateText(plate)}</span>
          </>
        }
        checked={optimistic ?? isOn}
        pending={busy}
        error={error && !other ? t(`errors:${error.code}`) : undefined}
        onCheckedChange={(on) => void turn(on)}
      />
      {other && <OtherEmail plate={plate} other={other} onClose={() => setOther(undefined)} />}
    </div>
  )
}

async function otherThan({ numberPlate, countryCode }: Plate): Promise<Other | undefined> {
  const { email } = await ensureLoaded(ownProfile())
  const vehicle = { licensePlate: canonicalPlate(numberPlate), country: countryCode }
  const { alertStatus, hiddenEmail } = await alertStateOf(vehicle, email, new AbortController().signal)
  return alertStatus === 'ACTIVATED_ANOTHER_EMAIL' ? { hidden: hiddenEmail, own: email } : undefined
}

/** Asks for confirmation before a second e-mail receives alerts for the same vehicle. [ACCOUNT-18..20] */
function OtherEmail({ plate, other, onClose }: { plate: Plate; other: Other; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const { busy, error, run } = useAction(() => setAlert(plate.id, true), { onDone: onClose })
  return (
    <ConfirmDialog
      open
      title={t('alert.otherTitle')}
      description={t('alert.otherText')}
      busy={busy}
      confirm={t('common:action.continue')}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <DataList
        items={[
          { term: t('alert.vehicle'), value: <OwnPlate plate={plate} /> },
          ...(other.hidden === undefined ? [] : [{ term: t('alert.onRecord'), value: other.hidden }]),
          { term: t('alert.yours'), value: other.own },
        ]}
      />
      {error && <Alert tone="danger">{t(`errors:${error.code}`)}</Alert>}
    </ConfirmDialog>
  )
}
