import { countryOptions } from '@voie-libre/countries'
import { names } from '@voie-libre/countries/names/en'
import { Button } from '@voie-libre/ui/button'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { Header } from '@voie-libre/ui/header'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { Modal } from '@voie-libre/ui/modal'
import { PlateField } from '@voie-libre/ui/plate-field'
import { useCallback, useState } from 'react'

const countries = countryOptions(names, ['BE', 'DE', 'FR'])
const journeys = [
  { id: 'j1', date: '2 March 2026, 08:14', from: 'Northgate', to: 'Riverside', price: '€4.20' },
  { id: 'j2', date: '2 March 2026, 18:02', from: 'Riverside', to: 'Northgate', price: '€4.20' },
  { id: 'j3', date: '5 March 2026, 09:40', from: 'Northgate', to: 'Old Harbour', price: '€7.90' },
]

/** A typical first page of another operator's team: a plate, its journeys, and a confirmation before payment. */
export function TollPage() {
  const [plate, setPlate] = useState('')
  const [country, setCountry] = useState('FR')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const tick = useCallback((selected: boolean, id: string) => {
    setTicked((before) => (selected ? [...before, id] : before.filter((one) => one !== id)))
  }, [])
  return (
    <>
      <Header
        logo={{ alt: 'Our motorway', href: '/' }}
        tabs={[
          { label: 'Pay', href: '/', current: true },
          { label: 'Help', href: '/help' },
        ]}
      />
      <main>
        <h1>Pay for your journeys</h1>
        <PlateField
          label="Number plate"
          country={country}
          value={plate}
          onChange={(event) => setPlate(event.currentTarget.value)}
        />
        <CountrySelect label="Country" options={countries} value={country} onValueChange={setCountry} />
        <ul>
          {journeys.map(({ id, ...journey }) => (
            <JourneyCard
              key={id}
              {...journey}
              kind="freeFlow"
              label={`${journey.date}, ${journey.price}`}
              value={id}
              checked={ticked.includes(id)}
              onCheckedChange={tick}
            />
          ))}
        </ul>
        <Button size="lg" onClick={() => setAsking(true)}>
          Pay {ticked.length} of {journeys.length}
        </Button>
        <Button variant="secondary" className="mine">
          Later
        </Button>
      </main>
      <Modal open={asking} onOpenChange={setAsking} title="Pay now?" footer={<Button>Yes</Button>}>
        Nothing is paid before the next page.
      </Modal>
    </>
  )
}
