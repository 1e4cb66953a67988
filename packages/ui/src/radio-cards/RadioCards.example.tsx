import { RadioCards } from '@voie-libre/ui/radio-cards'
import { useState } from 'react'

export function Example() {
  const [means, setMeans] = useState('card')
  return (
    <RadioCards
      legend="How do you want to pay?"
      name="means"
      options={[
        { value: 'card', label: 'Bank card', description: 'Visa, Mastercard', icon: 'card' },
        { value: 'fuel', label: 'Fuel card', description: 'TOTAL, DKV, SHELL, ESSO', icon: 'fuel' },
      ]}
      value={means}
      onValueChange={setMeans}
    />
  )
}
