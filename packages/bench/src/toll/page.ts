export interface CardsProps {
  journeys: ReturnType<typeof journeysOf>
  selected: ReadonlySet<string>
  /** Has a stable identity. */
  onToggle: (selected: boolean, id: string) => void
}

/** The texts of the page, the same in every library. */
export { default as words } from './words.json' with { type: 'json' }

export const questions = Array.from({ length: 8 }, (_, index) => ({
  id: `question-${index}`,
  title: `Question ${index + 1} about the motorway`,
  answer: `Answer ${index + 1}: you have seventy-two hours to pay a journey, on this page or in a shop near you.`,
}))

export const journeysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    date: `${String((index % 28) + 1).padStart(2, '0')}/03/2026 08:${String(index % 60).padStart(2, '0')}`,
    reference: `T${100_000 + index}`,
    from: 'Montmarault',
    to: 'Digoin',
    price: `${(index % 20) + 1},50 €`,
    notice: `${(index % 12) + 1} days left`,
  }))
