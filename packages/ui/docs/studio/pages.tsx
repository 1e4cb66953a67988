import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Carousel } from '@voie-libre/ui/carousel'
import { CarouselCard } from '@voie-libre/ui/carousel-card'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { CoverBanner } from '@voie-libre/ui/cover-banner'
import { EmailField } from '@voie-libre/ui/email-field'
import { Footer } from '@voie-libre/ui/footer'
import { Header } from '@voie-libre/ui/header'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { LanguageSwitch } from '@voie-libre/ui/language-switch'
import { Plate } from '@voie-libre/ui/plate'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { Steps } from '@voie-libre/ui/steps'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { TextField } from '@voie-libre/ui/text-field'
import { Tile } from '@voie-libre/ui/tile'
import { type ReactNode, useState } from 'react'
import { languages } from '../../src/language-switch/sampleLanguages.ts'

// Copies of portal pages with sample data. They call no server.

function Site({ current, label, children }: { current?: string; label: string; children: ReactNode }) {
  const tabs = ['Payer', 'Prépayer', 'Contester', 'Alerte Info Passage', "Centre d'aide"]
  return (
    <>
      <Header
        logo={{ alt: `${label}, accueil`, href: '#' }}
        tabs={tabs.map((tab) => ({ label: tab, href: `#${tab}`, current: tab === current }))}
        account={{ label: 'Se connecter', href: '#login' }}
        topBar={<LanguageSwitch languages={languages} />}
      />
      <main>{children}</main>
      <Footer
        links={['Mentions légales', 'Protection des données personnelles', 'CGU', "Centre d'aide"].map((text) => ({
          label: text,
          href: `#${text}`,
        }))}
      />
    </>
  )
}

const Body = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-12">{children}</div>
)

const articles = [
  ['Comment fonctionne le flux libre ?', 'route'],
  ['Payer après le trajet', 'wallet'],
  ['Rouler de nuit', 'car'],
] as const

export function Home({ label }: { label: string }) {
  return (
    <Site label={label}>
      <CoverBanner
        size="hero"
        title="Vous êtes passé, il ne reste qu'à payer"
        subtitle="Le péage se règle après le trajet, en ligne, avec votre seule plaque."
      >
        <Button variant="header" href="#how">
          Comprendre le flux libre
        </Button>
      </CoverBanner>
      <Body>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Tile href="#pay" icon="wallet" title="Payer" subtitle="Un trajet ou un avis de paiement" />
          <Tile href="#prepay" icon="calendar" title="Prépayer" subtitle="Un trajet à venir" />
          <Tile href="#contest" icon="shield-question" title="Contester" subtitle="Un avis ou un trajet" />
          <Tile href="#alert" icon="bell" title="Être averti" subtitle="À chaque passage" />
        </div>
        <section className="mt-12">
          <h2 className="mb-5 font-heading text-2xl">Bien préparer votre trajet</h2>
          <Carousel
            label="Bien préparer votre trajet"
            items={articles.map(([title, icon]) => ({
              id: title,
              node: <CarouselCard title={title} icon={icon} button={{ href: `#${icon}`, label: 'Lire' }} />,
            }))}
          />
        </section>
      </Body>
    </Site>
  )
}

const journeys = [
  {
    id: '1',
    date: '20/11/26 08:12',
    from: '34 A71',
    to: '23 RN79',
    price: '8,80 €',
    kind: 'freeFlow',
    notice: { text: '3 jours pour payer avant majoration', tone: 'calm' },
  },
  {
    id: '2',
    date: '18/11/26 19:40',
    from: '23 RN79',
    to: '33',
    price: '7,10 €',
    kind: 'freeFlow',
    notice: { text: 'Dernier jour pour payer avant majoration', tone: 'alert' },
  },
  {
    id: '3',
    date: '11/10/26 14:50',
    from: '34 A71',
    to: '29',
    price: '18,80 €',
    priceDetail: 'Péage 8,80 € + majoration 10,00 €',
    kind: 'latePayment',
    notice: { text: 'Retard de paiement', tone: 'alert' },
  },
] as const

export function Journeys({ label }: { label: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(['1', '2'])
  const toggle = (selected: boolean, id: string) =>
    setChosen((before) => (selected ? [...before, id] : before.filter((one) => one !== id)))
  return (
    <Site current="Payer" label={label}>
      <CoverBanner
        title="Trajet(s) à régler"
        breadcrumb={[{ label: 'Accueil', href: '#' }, { label: 'Trajet(s) à régler' }]}
      >
        <Plate size="lg" number="AB-123-CD" country="FR" band="F" />
      </CoverBanner>
      <Body>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <section>
            <h2 className="mb-3 font-heading text-xl">Trajets en flux libre</h2>
            <ul className="flex flex-col gap-3">
              {journeys.map(({ id, ...journey }) => (
                <JourneyCard
                  key={id}
                  {...journey}
                  value={id}
                  name={`Trajet du ${journey.date}, ${journey.price}`}
                  selected={chosen.includes(id)}
                  onSelectedChange={toggle}
                />
              ))}
            </ul>
          </section>
          <SummaryPanel
            title="Récapitulatif"
            lines={[{ label: 'Trajets en flux libre', amount: '15,90 €', detail: '2 trajets' }]}
            total={{ label: 'Total', amount: '15,90 €' }}
            note="Vous avez 72 heures après votre passage pour payer sans majoration."
          >
            <Button size="lg" icon="card">
              Payer 15,90 €
            </Button>
          </SummaryPanel>
        </div>
      </Body>
    </Site>
  )
}

export function Payment({ label }: { label: string }) {
  const [method, setMethod] = useState('card')
  return (
    <Site current="Payer" label={label}>
      <CoverBanner title="Paiement" breadcrumb={[{ label: 'Accueil', href: '#' }, { label: 'Paiement' }]} />
      <Body>
        <Steps
          label="Étapes du paiement"
          className="mb-8"
          items={[
            { label: 'Trajets', state: 'done' },
            { label: 'Paiement', state: 'current' },
            { label: 'Confirmation', state: 'todo' },
          ]}
        />
        <Card title="Moyen de paiement" className="max-w-3xl">
          <div className="flex flex-col gap-6">
            <RadioCards
              legend="Choisissez un moyen de paiement"
              name="method"
              value={method}
              onValueChange={setMethod}
              options={[
                { value: 'card', label: 'Carte bancaire', icon: 'card' },
                { value: 'fuel', label: 'Carte TOTAL', icon: 'fuel', description: 'Carte essence' },
                { value: 'off', label: 'Carte DKV', icon: 'fuel', disabled: true },
              ]}
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField label="Prénom" required defaultValue="Jeanne" />
              <TextField label="Nom" required error="Le nom est obligatoire" />
            </div>
            <EmailField label="E-mail" required hint="Le reçu y est envoyé." />
            <Checkbox label="J'accepte les conditions générales" defaultChecked />
            <div className="flex flex-wrap gap-3">
              <Button size="lg" icon="lock">
                Payer 15,90 €
              </Button>
              <Button size="lg" variant="secondary">
                Annuler
              </Button>
            </div>
          </div>
        </Card>
      </Body>
    </Site>
  )
}
