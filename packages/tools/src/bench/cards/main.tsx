import './main.css'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { UiProvider } from '@voie-libre/ui/provider'
import { createRoot } from 'react-dom/client'
import { mean, time } from '../time.ts'

type Times = Record<'render' | 'toggle one' | 'toggle all', number>

declare global {
  interface Window {
    bench?: (kind: 'cards' | 'bare') => Promise<Times>
  }
}

const journeys = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  date: `${String((index % 28) + 1).padStart(2, '0')}/03/2026 08:${String(index % 60).padStart(2, '0')}`,
  reference: `T${100_000 + index}`,
  from: 'Montmarault',
  to: 'Digoin',
  price: `${(index % 20) + 1},50 €`,
  notice: { text: `${(index % 12) + 1} days left`, tone: 'calm' as const },
}))

interface ListProps {
  selected: ReadonlySet<string>
  onToggle: (selected: boolean, id: string) => void
}

function Cards({ selected, onToggle }: ListProps) {
  return (
    <ul>
      {journeys.map(({ id, ...journey }) => (
        <JourneyCard
          key={id}
          {...journey}
          kind="freeFlow"
          name={`${journey.date}, ${journey.price}`}
          value={id}
          selectable
          selected={selected.has(id)}
          onSelectedChange={onToggle}
        />
      ))}
    </ul>
  )
}

/** The minimal markup with the same content. */
function Bare({ selected, onToggle }: ListProps) {
  return (
    <ul>
      {journeys.map(({ id, date, reference, from, to, price, notice }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={selected.has(id)}
              onChange={(event) => onToggle(event.currentTarget.checked, id)}
            />
            <span>{date}</span>
            <span>{price}</span>
            <span>{reference}</span>
            <span>
              {from} {to}
            </span>
            <span>{notice.text}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const all: ReadonlySet<string> = new Set(journeys.map(({ id }) => id))
const none: ReadonlySet<string> = new Set()
const onToggle = () => undefined

function Page({ kind, selected }: { kind: 'cards' | 'bare'; selected: ReadonlySet<string> }) {
  const List = kind === 'cards' ? Cards : Bare
  return (
    <UiProvider>
      <List selected={selected} onToggle={onToggle} />
    </UiProvider>
  )
}

window.bench = async (kind) => {
  const place = document.getElementById('root')
  if (!place) throw new Error('no place to render to')
  const root = createRoot(place)
  const show = (selected: ReadonlySet<string>) => root.render(<Page kind={kind} selected={selected} />)
  return {
    render: await time(() => show(none)),
    'toggle one': await mean(10, (index) => show(new Set([String(index % 2)]))),
    'toggle all': await mean(4, (index) => show(index % 2 === 0 ? all : none)),
  }
}
