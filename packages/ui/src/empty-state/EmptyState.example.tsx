import { Button } from '@voie-libre/ui/button'
import { EmptyState } from '@voie-libre/ui/empty-state'

export const Example = () => (
  <EmptyState
    title="No journey to pay"
    headingLevel={2}
    illustration="done"
    action={
      <Button variant="secondary" href="/search">
        Search another plate
      </Button>
    }
  >
    <p>All journeys of this vehicle are paid.</p>
  </EmptyState>
)
