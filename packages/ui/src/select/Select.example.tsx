import { Select } from '@voie-libre/ui/select'
import { useState } from 'react'

const gates = ['Montmarault', 'Deux-Chaises', 'Digoin'].map((name) => ({ value: name, label: name }))

export function Example() {
  const [gate, setGate] = useState('')
  return (
    <Select
      label="Entrance"
      placeholder="Choose a toll gate"
      options={gates}
      value={gate}
      onChange={(event) => setGate(event.currentTarget.value)}
    />
  )
}
