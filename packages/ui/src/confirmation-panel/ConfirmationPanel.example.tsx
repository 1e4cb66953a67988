import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'

export const Example = () => (
  <ConfirmationPanel title="Your payment is done" actions={<Button icon="download">Download the receipt</Button>}>
    <p>€24.60 for 3 journeys. The receipt is also on its way to anna@example.org.</p>
  </ConfirmationPanel>
)
