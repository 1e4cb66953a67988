import { countryOptions } from '@voie-libre/countries'
import { names } from '@voie-libre/countries/names/en'
import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { Header } from '@voie-libre/ui/header'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { Modal } from '@voie-libre/ui/modal'
import { PlateField } from '@voie-libre/ui/plate-field'
import { useState } from 'react'

const countries = countryOptions(names, ['BE', 'DE', 'FR'])
// What your API returns. Amounts are in cents until they are shown.
const journeys = [
  { id: 'j1', date: '2 March 2026, 08:14', from: 'Northgate', to: 'Riverside', cents: 420 },
  { id: 'j2', date: '2 March 2026, 18:02', from: 'Riverside', to: 'Northgate', cents: 420 },
  { id: 'j3', date: '5 March 2026, 09:40', from: 'Northgate', to: 'Old Harbour', cents: 790 },
]
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

/** A plate, its journeys, a question before the payment, and its confirmation. */
export function TollPage() {
  const [country, setCountry] = useState('FR')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const [paid, setPaid] = useState(false)
  const total = journeys.reduce((sum, { id, cents }) => (ticked.includes(id) ? sum + cents : sum), 0)
  const tick = (checked: boolean, id: string) =>
    setTicked((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
  const pay = () => {
    setAsking(false)
    setPaid(true)
  }
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
        {paid ? (
          <ConfirmationPanel title={`${euros.format(total / 100)} paid`} takesFocus>
            Your receipt is on its way.
          </ConfirmationPanel>
        ) : (
          <>
            <CountrySelect label="Country" options={countries} value={country} onValueChange={setCountry} />
            <PlateField label="Number plate" country={country} defaultValue="AB-123-CD" />
            <ul>
              {journeys.map(({ id, cents, ...journey }) => (
                <JourneyCard
                  key={id}
                  {...journey}
                  price={euros.format(cents / 100)}
                  kind="freeFlow"
                  value={id}
                  checked={ticked.includes(id)}
                  onCheckedChange={tick}
                />
              ))}
            </ul>
            <Button size="lg" disabled={total === 0} onClick={() => setAsking(true)}>
              Pay {ticked.length} of {journeys.length}
            </Button>
          </>
        )}
      </main>
      <Modal open={asking} onOpenChange={setAsking} title="Pay now?" footer={<Button onClick={pay}>Yes, pay</Button>}>
        {euros.format(total / 100)} for {ticked.length} of your journeys.
      </Modal>
    </>
  )
}
