import { PlateField } from '@voie-libre/ui/plate-field'
import { useState } from 'react'

export function Example() {
  const [plate, setPlate] = useState('')
  return (
    <PlateField
      label="Number plate"
      country="FR"
      value={plate}
      onChange={(event) => setPlate(event.currentTarget.value)}
      required
    />
  )
}
