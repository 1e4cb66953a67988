import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type CardsProps, journeysOf } from './page.ts'

/** 200 countries, generated when the page is built. */
declare const COUNTRIES: readonly { code: string; name: string }[]
export const countries = COUNTRIES

interface Contender {
  Cards: ComponentType<CardsProps>
  /** Everything except the journeys. */
  Page: ComponentType<{ cards: ReactNode }>
}

/** Renders the page in one library, with two buttons for the measurement. */
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
