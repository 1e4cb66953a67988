import { CheckboxGroup } from '@voie-libre/ui/checkbox-group'
import { useState } from 'react'

export function Example() {
  const [chosen, setChosen] = useState(['deadline'])
  return (
    <CheckboxGroup
      legend="When should we write to you?"
      options={[
        { value: 'journey', label: 'After each journey' },
        { value: 'deadline', label: 'Before a deadline' },
      ]}
      value={chosen}
      onValueChange={setChosen}
    />
  )
}
