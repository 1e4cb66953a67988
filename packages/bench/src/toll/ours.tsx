import './ours.css'
import { Accordion } from '@voie-libre/ui/accordion'
import { Button } from '@voie-libre/ui/button'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { EmailField } from '@voie-libre/ui/email-field'
import { JourneyCard } from '@voie-libre/ui/journey-card'
import { Modal } from '@voie-libre/ui/modal'
import { UiProvider } from '@voie-libre/ui/provider'
import { words as english } from '@voie-libre/ui/words/en'
import { type ReactNode, useState } from 'react'
import { type CardsProps, countries, questions, start, words } from './start.tsx'

const answered = questions.map(({ answer, ...question }) => ({ ...question, content: () => <p>{answer}</p> }))

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <UiProvider words={english}>
      <main>
        <h1>{words.title}</h1>
        <Accordion headingLevel={2} items={answered} />
        <form>
          <EmailField label={words.email} error={words.emailError} />
          <Country />
        </form>
        <Button>{words.pay}</Button>
        <Button variant="tertiary" onClick={() => setOpen(true)}>
          {words.confirm}
        </Button>
        {cards}
      </main>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={words.dialogTitle}
        footer={<Button onClick={() => setOpen(false)}>{words.cancel}</Button>}
      >
        <p>{words.dialogText}</p>
      </Modal>
    </UiProvider>
  )
}

function Country() {
  const [code, setCode] = useState('FR')
  return <CountrySelect label={words.country} options={countries} value={code} onValueChange={setCode} />
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <ul className="grid gap-4">
      {journeys.map(({ id, notice, ...journey }) => (
        <JourneyCard
          key={id}
          {...journey}
          kind="freeFlow"
          label={`${journey.date}, ${journey.price}`}
          notice={{ text: notice, tone: 'calm' }}
          value={id}
          checked={selected.has(id)}
          onCheckedChange={onToggle}
        />
      ))}
    </ul>
  )
}

start({ Cards, Page })
