import type { Plate } from '@voie-libre/domain/account/account'
import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { useTranslation } from 'react-i18next'
import { removePlate } from '../../../api/profile.ts'
import { TroubleNotice } from '../../../shared/TroubleNotice.tsx'
import { useAttempt } from '../../../shared/useAttempt.ts'
import { OwnPlate } from './OwnPlate.tsx'

interface RemoveVehicleProps {
  plate: Plate
  onClose: () => void
  onRemoved: () => void
}

/** A failure stays in the dialog. [ACCOUNT-11, OPEN-53] */
export function RemoveVehicle({ plate, onClose, onRemoved }: RemoveVehicleProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { busy, error, attempt } = useAttempt()
  async function confirm() {
    if (!(await attempt(() => removePlate(plate.id)))) onRemoved()
  }
  return (
    <Modal
      kind="alert"
      open
      onOpenChange={onClose}
      title={t('remove.title')}
      description={t('remove.text')}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button icon="trash" loading={busy} onClick={() => void confirm()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <p>
        <OwnPlate plate={plate} />
      </p>
      {error && <TroubleNotice error={error} />}
    </Modal>
  )
}
