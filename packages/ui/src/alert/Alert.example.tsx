import { Alert } from '@voie-libre/ui/alert'

export const Example = () => (
  <Alert tone="warning" title="One day left to pay" live={false}>
    <p>From tomorrow on, a surcharge of €10.00 is due.</p>
  </Alert>
)
