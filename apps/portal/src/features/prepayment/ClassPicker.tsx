import { offersZeroEmission, type VehicleClass, type VehicleKind } from '@voie-libre/domain/prepayment/vehicleClass'
import { textIn } from '@voie-libre/domain/reference/languages'
import { Checkbox } from '@voie-libre/ui/checkbox'
import type { IconName } from '@voie-libre/ui/icon'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stretch } from '../../api/stretch.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'

const pictograms: Record<VehicleKind, IconName> = {
  car: 'car',
  carWithTrailerUpTo2m: 'car',
  vanUpTo2m: 'van',
  carWithCaravanOver2m: 'camper',
  vanOver2m: 'van',
  motorhomeUnder3m: 'camper',
  motorhomeOver3m: 'camper',
  busOrTruckWith2Axles: 'truck',
  busOrTruckWith3Axles: 'truck',
  motorbike: 'motorbike',
}

interface ClassPickerProps {
  country: string
  vehicleClass: VehicleClass | undefined
  zeroEmission: boolean
  onChoose: (vehicleClass: VehicleClass, zeroEmission: boolean) => void
  onClose: () => void
}

/** Dialog to choose the vehicle class. Only foreign plates may declare an electric vehicle. [PREPAY-11..13, OPEN-36] */
export function ClassPicker({ country, vehicleClass, zeroEmission, onChoose, onClose }: ClassPickerProps) {
  const { t } = useTranslation('prepayment')
  const { vehicles } = stretch()
  const [kind, setKind] = useState<string | undefined>(
    () => vehicles.find((vehicle) => vehicle.class === vehicleClass)?.kind,
  )
  const [electric, setElectric] = useState(zeroEmission)
  const chosen = vehicles.find((vehicle) => vehicle.kind === kind)
  return (
    <ConfirmDialog
      open
      title={t('class.title')}
      confirm={t('class.confirm')}
      disabled={chosen === undefined}
      onConfirm={() => chosen && onChoose(chosen.class, electric)}
      onClose={onClose}
    >
      <RadioCards
        legend={t('class.legend')}
        name="vehicleKind"
        required
        value={kind}
        onValueChange={setKind}
        options={vehicles.map((vehicle) => ({
          value: vehicle.kind,
          label: (vehicle.label && textIn(currentLanguage(), vehicle.label)) ?? t(`kind.${vehicle.kind}`),
          description: t('class.name', { class: vehicle.class }),
          icon: pictograms[vehicle.kind],
        }))}
      />
      {offersZeroEmission(country) && (
        <Checkbox
          label={t('class.zeroEmission')}
          checked={electric}
          onChange={(event) => setElectric(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
