import { GatePicker } from '@voie-libre/ui/gate-picker'
import { useState } from 'react'

const gates = ['Montmarault', 'Deux-Chaises', 'Digoin'].map((name, index) => ({
  value: name,
  name,
  place: `km ${index * 20}`,
}))
const options = gates.map(({ value, name }) => ({ value, label: name }))

export function Example() {
  const [entrance, setEntrance] = useState('')
  const [exit, setExit] = useState('')
  return (
    <GatePicker
      gates={gates}
      entrance={{
        label: 'Entrance',
        placeholder: 'Choose a toll gate',
        options,
        value: entrance,
        onChange: (event) => setEntrance(event.target.value),
      }}
      exit={{
        label: 'Exit',
        placeholder: 'Choose a toll gate',
        options,
        value: exit,
        onChange: (event) => setExit(event.target.value),
      }}
      mapLabel={entrance && exit ? `Map of the road, from ${entrance} to ${exit}` : 'Map of the road'}
    />
  )
}
