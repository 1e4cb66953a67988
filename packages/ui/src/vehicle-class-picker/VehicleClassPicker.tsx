import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { RadioCards, type RadioCardsProps } from '../radio-cards/RadioCards.tsx'

const pictograms = {
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
} as const satisfies Record<string, IconName>

export interface VehicleClassPickerProps extends Omit<RadioCardsProps, 'options'> {
  /** The vehicles of the road’s tariff: `kind` is the value and chooses the picture, `text` says the class. */
  vehicles: readonly { kind: keyof typeof pictograms; label: string; text: string }[]
  /** A question below the vehicles, such as whether the vehicle is electric, with the props of a Checkbox. @default none */
  zeroEmission?: ComponentProps<typeof Checkbox> | undefined
}

/** Which vehicle somebody drives, shown as people know it; its class follows. All further props reach the fieldset. */
export function VehicleClassPicker({ vehicles, zeroEmission, className, ...rest }: VehicleClassPickerProps) {
  const options = vehicles.map(({ kind, label, text }) => ({
    value: kind,
    label,
    description: text,
    icon: pictograms[kind],
  }))
  return (
    <div className={`flex flex-col gap-4 ${className ?? ''}`}>
      <RadioCards {...rest} options={options} />
      {zeroEmission && <Checkbox {...zeroEmission} />}
    </div>
  )
}
