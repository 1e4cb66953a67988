import { JourneyCard } from '@voie-libre/ui/journey-card'
import { useState } from 'react'

const journeys = [
  { id: 'a', date: '12/03/26 08:41', from: 'Montmarault', to: 'Digoin', price: '€7.40' },
  { id: 'b', date: '14/03/26 17:02', from: 'Digoin', to: 'Montmarault', price: '€7.40' },
]

export function Example() {
  const [ticked, setTicked] = useState<string[]>([])
  const tick = (checked: boolean, id: string) =>
    setTicked((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
  return (
    <ul>
      {journeys.map(({ id, ...journey }) => (
        <JourneyCard
          key={id}
          {...journey}
          kind="freeFlow"
          notice={{ text: '9 days left to pay', tone: 'calm' }}
          value={id}
          checked={ticked.includes(id)}
          onCheckedChange={tick}
        />
      ))}
    </ul>
  )
}
