import { DateRangeSelector, type DateRange } from '@voie-libre/ui/date-range'
import { useState } from 'react'

export function Example() {
  const [rental, setRental] = useState<DateRange>() // local times without a zone
  return <DateRangeSelector legend="Dates of the rental" value={rental} onValueChange={setRental} required />
}
