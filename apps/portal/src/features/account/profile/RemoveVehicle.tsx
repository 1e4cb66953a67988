import type { Plate } from '@voie-libre/contract/schemas/account'
import { useTranslation } from 'react-i18next'
import { removePlate } from '../../../api/profile.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { OwnPlate } from '../../../shared/vehicle/OwnPlate.tsx'

interface RemoveVehicleProps {
  plate: Plate
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation, then removes the vehicle. A failure keeps the dialog open. [ACCOUNT-11, OPEN-53] */
export function RemoveVehicle({ plate, onClose, onRemoved }: RemoveVehicleProps) {
  const { t } = useTranslation('profile')
  const { busy, error, run } = useAction(() => removePlate(plate.id), { onDone: onRemoved })
  return (
    <ConfirmDialog
      kind="alert"
      open
      title={t('remove.title')}
      description={t('remove.text')}
      busy={busy}
      confirm={t('remove.confirm')}
      icon="trash"
      isFinal
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <OwnPlate plate={plate} />
      </p>
      {error && <TroubleNotice error={error} />}
    </ConfirmDialog>
  )
}
