import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Cluster } from '@voie-libre/ui/cluster'
import { DateRangeSelector } from '@voie-libre/ui/date-range'
import { FileField } from '@voie-libre/ui/file-field'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { PasswordField } from '@voie-libre/ui/password-field'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { Select } from '@voie-libre/ui/select'
import { Stack } from '@voie-libre/ui/stack'
import { Switch } from '@voie-libre/ui/switch'
import { Tabs } from '@voie-libre/ui/tabs'
import { TextArea } from '@voie-libre/ui/text-area'
import { TextField } from '@voie-libre/ui/text-field'
import { Details } from '@voie-libre/ui/details'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { NoticeBanner } from '@voie-libre/ui/notice-banner'
import { Examples } from './Examples.tsx'

const means = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard' },
  { value: 'badge', label: 'Badge' },
]
const parts = [
  { id: 'one', label: 'One', panel: 'First panel' },
  { id: 'two', label: 'Two', panel: 'Second panel' },
]
const limits = { accept: ['application/pdf'], maxTotal: 5_000_000 }

const rental = { start: '2026-03-02T08:00:00', end: '2026-03-05T18:00:00' }

/** One of nearly every component, above all those that a reset of the host could change. What a form posts comes first. */
export function Gallery() {
  return (
    <Form aria-label="Gallery" action="/posted" method="post" encType="multipart/form-data">
      <TextField label="Name" hint="As on the card" name="name" defaultValue="Martin" />
      <TextField label="Town" error="Enter a town." name="town" />
      <PasswordField label="Password" />
      <TextArea label="Message" name="message" />
      <Select label="Gate" name="gate" options={[{ value: 'n', label: 'Northgate' }]} />
      <Checkbox label="I agree" name="agree" defaultChecked />
      <Switch label="Alerts" name="alerts" defaultChecked />
      <RadioCards legend="Means" name="means" options={means} defaultValue="card" />
      <DateRangeSelector legend="Rental" startName="from" endName="to" defaultValue={rental} />
      <FileField label="Proof" name="proof" {...limits} />
      <Cluster>
        <Button type="submit">Send</Button>
        <Button variant="secondary" className="mine">
          Later
        </Button>
        <Button variant="secondary" href="/elsewhere">
          Elsewhere
        </Button>
      </Cluster>
      <Tabs label="Parts" items={parts} defaultValue="one" />
      <Alert tone="warning" title="Pay soon">
        Three days are left.
      </Alert>
      <Card title="A card">
        <Link href="/inside">A link</Link>
      </Card>
      <PageGrid>
        <Stack>One</Stack>
      </PageGrid>
      <Details summary="More">Some details.</Details>
      <NoticeBanner label="Notice" title="Works at night">
        The gate is closed.
      </NoticeBanner>
      <EmptyState title="Nothing yet" />
      <Examples />
    </Form>
  )
}
