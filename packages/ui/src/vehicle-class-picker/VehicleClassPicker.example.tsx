import { VehicleClassPicker } from '@voie-libre/ui/vehicle-class-picker'
import { useState } from 'react'

export function Example() {
  const [kind, setKind] = useState<string>()
  const [electric, setElectric] = useState(false)
  return (
    <VehicleClassPicker
      legend="Your vehicle"
      name="vehicle"
      vehicles={[
        { kind: 'car', label: 'Car', text: 'Class 1' },
        { kind: 'vanOver2m', label: 'Van higher than 2 m', text: 'Class 2' },
        { kind: 'motorbike', label: 'Motorbike', text: 'Class 5' },
      ]}
      value={kind}
      onValueChange={setKind}
      zeroEmission={{
        label: 'My vehicle is electric',
        checked: electric,
        onChange: (event) => setElectric(event.target.checked),
      }}
    />
  )
}
