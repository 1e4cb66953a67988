/** A journey of a renter's fleet, for the table's stories and tests. */
export interface SampleJourney {
  id: string
  date: string
  plate: string
  way: string
  price: number
}

const gates = ['Moulins – Digoin', 'Toulon-sur-Allier – Dompierre', 'Montmarault – Sazeret']

/** Deterministic, without random values. */
export const sampleJourneys = (count: number): SampleJourney[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `journey-${index + 1}`,
    date: `2026-03-${String(28 - (index % 28)).padStart(2, '0')}`,
    plate: `AB-${String(100 + ((index * 37) % 900))}-CD`,
    way: gates[index % gates.length] ?? '',
    price: 240 + ((index * 170) % 1490),
  }))
