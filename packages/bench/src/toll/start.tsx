import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** 200 countries, generated when the page is built. */
declare const COUNTRIES: readonly { code: string; name: string }[]
export const countries = COUNTRIES

type Contender = { Cards: ComponentType<CardsProps>; Page: ComponentType<{ cards: ReactNode }> }

/** Renders the page in one library, with two buttons for the measurement; `Page` is everything except the journeys. */
export function start({ Cards, Page }: Contender): void {
  // The state lives below the page, so that a change renders only the list, in every library.
  function Journeys() {
    const [journeys, setJourneys] = useState(() => journeysOf(20))
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>())
    const toggle = useCallback((on: boolean, id: string) => {
      setSelected((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
    }, [])
    return (
      <>
        <button type="button" onClick={() => setJourneys(journeysOf(1000))}>
          Show 1,000
        </button>
        <button type="button" onClick={() => setSelected(new Set(journeys.map(({ id }) => id)))}>
          Tick all
        </button>
        <Cards journeys={journeys} selected={selected} onToggle={toggle} />
      </>
    )
  }

  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Page cards={<Journeys />} />)
}

export interface CardsProps {
  journeys: ReturnType<typeof journeysOf>
  selected: ReadonlySet<string>
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
