import { Accordion } from '@voie-libre/ui/accordion'
import { Alert } from '@voie-libre/ui/alert'
import { Breadcrumb } from '@voie-libre/ui/breadcrumb'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Carousel } from '@voie-libre/ui/carousel'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Cluster } from '@voie-libre/ui/cluster'
import { DateRangeSelector } from '@voie-libre/ui/date-range'
import { DataList } from '@voie-libre/ui/definition-list'
import { FileField } from '@voie-libre/ui/file-field'
import { Footer } from '@voie-libre/ui/footer'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { Pagination } from '@voie-libre/ui/pagination'
import { PasswordField } from '@voie-libre/ui/password-field'
import { Plate } from '@voie-libre/ui/plate'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { Select } from '@voie-libre/ui/select'
import { Stack } from '@voie-libre/ui/stack'
import { Steps } from '@voie-libre/ui/steps'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { Switch } from '@voie-libre/ui/switch'
import { Tabs } from '@voie-libre/ui/tabs'
import { TextArea } from '@voie-libre/ui/text-area'
import { TextField } from '@voie-libre/ui/text-field'
import { DataTable, type DataTableColumn } from '@voie-libre/ui/data-table'
import { Details } from '@voie-libre/ui/details'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { NoticeBanner } from '@voie-libre/ui/notice-banner'
import { ProgressBar } from '@voie-libre/ui/progress-bar'
import { Tag } from '@voie-libre/ui/tag'
import { Tile } from '@voie-libre/ui/tile'
import { useState } from 'react'

const means = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard' },
  { value: 'badge', label: 'Badge' },
]
const parts = [
  { id: 'one', label: 'One', panel: 'First panel' },
  { id: 'two', label: 'Two', panel: 'Second panel' },
]
const limits = { accept: ['application/pdf'], maxTotal: 5_000_000 }

const rows = [{ gate: 'Northgate', price: '€4.20' }]
const rowId = ({ gate }: { gate: string }) => gate
const columns: DataTableColumn<{ gate: string; price: string }>[] = [
  { id: 'gate', header: 'Gate', cell: ({ gate }) => gate, rowHeader: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
]

const rental = { start: '2026-03-02T08:00:00', end: '2026-03-05T18:00:00' }

/** One of nearly every component, above all those that a reset of the host could change. */
export function Gallery() {
  const [part, setPart] = useState('one')
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
      <Tabs label="Parts" items={parts} value={part} onValueChange={setPart} />
      <Accordion items={[{ id: 'a', title: 'Why?', content: 'Because.' }]} />
      <Alert tone="warning" title="Pay soon">
        Three days are left.
      </Alert>
      <Card title="A card">
        <Link href="/inside">A link</Link>
      </Card>
      <Carousel
        label="News"
        items={['One', 'Two', 'Three'].map((id) => ({ id, node: <Card title={id}>{id}</Card> }))}
      />
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />
      <DataList items={[{ term: 'Plate', value: <Plate number="AB-123-CD" country="FR" /> }]} />
      <Steps
        label="Progress"
        items={[
          { label: 'Plate', state: 'done' },
          { label: 'Pay', state: 'current' },
        ]}
      />
      <PageGrid>
        <Stack>
          <Tag tone="warning">Late</Tag>
          <Tile title="Help" href="/help" />
        </Stack>
        <SummaryPanel title="Total" lines={[]} total={{ label: 'To pay', amount: '€8.40' }} />
      </PageGrid>
      <Pagination label="Pages" page={1} pageSize={10} total={35} onPageChange={() => undefined} />
      <ProgressBar label="Import" value={0.4} />
      <Details summary="More">Some details.</Details>
      <NoticeBanner label="Notice" title="Works at night">
        The gate is closed.
      </NoticeBanner>
      <DataTable caption="Journeys" rows={rows} rowId={rowId} columns={columns} />
      <EmptyState title="Nothing yet" />
      <Footer links={[{ label: 'Legal', href: '/legal' }]} />
    </Form>
  )
}
