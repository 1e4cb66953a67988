import { MaskedField } from '@voie-libre/ui/masked-field'
import { useState } from 'react'

export function Example() {
  const [digits, setDigits] = useState('') // without spaces
  return <MaskedField label="Card number" groups={[6, 8, 5]} value={digits} onValueChange={setDigits} />
}
