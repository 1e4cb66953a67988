import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { acts } from './acts.ts'
import { type Act, type Contender, journeysOf } from './page.ts'

declare global {
  interface Window {
    /** Runs one act and resolves to its duration in milliseconds. Defined once the page is rendered. */
    toll?: (act: Act) => Promise<number>
  }
}

/** Renders the page in one library and provides `window.toll` for the measurement. */
export function start({ Cards, Page }: Contender): void {
  let show: (count: number) => void = () => undefined
  let selectAll: (all: boolean) => void = () => undefined

  // The state lives below the page, so that a change renders only the list, in every library.
  function Journeys() {
    const [journeys, setJourneys] = useState(() => journeysOf(20))
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>())
    const [toggle] = useState(() => (on: boolean, id: string) => {
      setSelected((before) => {
        const after = new Set(before)
        if (on) after.add(id)
        else after.delete(id)
        return after
      })
    })
    show = (count) => setJourneys(journeysOf(count))
    selectAll = (all) => setSelected(new Set(all ? journeys.map(({ id }) => id) : []))
    return <Cards journeys={journeys} selected={selected} onToggle={toggle} />
  }

  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Page cards={<Journeys />} />)
  requestAnimationFrame(() => {
    setTimeout(() => {
      window.toll = acts({
        show: (count) => flushSync(() => show(count)),
        selectAll: (all) => flushSync(() => selectAll(all)),
      })
    })
  })
}
