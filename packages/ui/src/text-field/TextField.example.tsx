import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'

export function Example() {
  const [postcode, setPostcode] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  return (
    <TextField
      label="Postcode"
      value={postcode}
      onChange={(event) => setPostcode(event.currentTarget.value)}
      error={isChecked && !/^\d{5}$/.test(postcode) ? 'Enter five digits.' : undefined}
      onBlur={() => setIsChecked(true)}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  )
}
