import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { CoverBanner } from '@voie-libre/ui/cover-banner'
import { Footer } from '@voie-libre/ui/footer'
import { Header } from '@voie-libre/ui/header'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'

const journeys = [
  {
    date: '20/11/26 08:12',
    price: '8,80 €',
    kind: 'freeFlow',
    notice: { text: '3 jours pour payer avant majoration', tone: 'calm' },
  },
  {
    date: '11/10/26 14:50',
    price: '18,80 €',
    priceDetail: 'Péage 8,80 € + majoration 10,00 €',
    kind: 'latePayment',
    notice: { text: 'Retard de paiement', tone: 'alert' },
  },
] as const

/** Journeys, a sum and a form, as on the pages of a portal. The data are examples. */
export function SamplePage({ label }: { label: string }) {
  const [method, setMethod] = useState('card')
  const [chosen, setChosen] = useState<readonly string[]>([journeys[0].date])
  return (
    <>
      <Header
        logo={{ alt: `${label}, accueil`, href: '#' }}
        tabs={['Payer', 'Prépayer', 'Contester'].map((tab) => ({
          label: tab,
          href: `#${tab}`,
          current: tab === 'Payer',
        }))}
        account={{ label: 'Se connecter', href: '#login' }}
      />
      <main>
        <CoverBanner title="Trajets à régler" breadcrumb={[{ label: 'Accueil', href: '#' }, { label: 'Trajets' }]} />
        <div className="mx-auto grid max-w-page items-start gap-8 px-4 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:px-6">
          <div className="flex flex-col gap-8">
            <ul className="flex flex-col gap-3">
              {journeys.map((journey) => (
                <JourneyCard
                  key={journey.date}
                  {...journey}
                  from="34 A71"
                  to="23 RN79"
                  value={journey.date}
                  label={`Trajet du ${journey.date}, ${journey.price}`}
                  checked={chosen.includes(journey.date)}
                  onCheckedChange={(selected, id) =>
                    setChosen((before) => (selected ? [...before, id] : before.filter((one) => one !== id)))
                  }
                />
              ))}
            </ul>
            <Card title="Moyen de paiement">
              <div className="flex flex-col gap-6">
                <RadioCards
                  legend="Choisissez un moyen de paiement"
                  name="method"
                  value={method}
                  onValueChange={setMethod}
                  options={[
                    { value: 'card', label: 'Carte bancaire', icon: 'card' },
                    { value: 'fuel', label: 'Carte TOTAL', icon: 'fuel', disabled: true },
                  ]}
                />
                <TextField label="Nom" required error="Le nom est obligatoire" />
              </div>
            </Card>
          </div>
          <SummaryPanel title="Récapitulatif" lines={[]} total={{ label: 'Total', amount: '8,80 €' }}>
            <Button size="lg" icon="card">
              Payer 8,80 €
            </Button>
          </SummaryPanel>
        </div>
      </main>
      <Footer links={[{ label: 'Mentions légales', href: '#legal' }]} />
    </>
  )
}
