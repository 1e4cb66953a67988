import { DateField } from '@voie-libre/ui/date-field'
import { useState } from 'react'

export function Example() {
  const [day, setDay] = useState('') // an ISO date, such as 2026-03-14
  return <DateField label="Day of the journey" value={day} onValueChange={setDay} min="2026-01-01" />
}
