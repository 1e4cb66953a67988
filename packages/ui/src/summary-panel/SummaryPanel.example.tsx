import { Button } from '@voie-libre/ui/button'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'

export const Example = () => (
  <SummaryPanel
    title="Your payment"
    lines={[
      { label: 'Free-flow journeys', amount: '€14.80', detail: '2 journeys' },
      { label: 'Late payment', amount: '€17.40', detail: '1 journey' },
    ]}
    total={{ label: 'Total to pay', amount: '€32.20' }}
  >
    <Button href="/payment">Pay €32.20</Button>
  </SummaryPanel>
)
