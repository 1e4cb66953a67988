import { Button } from '@voie-libre/ui/button'
import { Cluster } from '@voie-libre/ui/cluster'

export const Example = () => (
  <Cluster phone="stack">
    <Button variant="secondary" href="/help">
      Cancel
    </Button>
    <Button type="submit">Send</Button>
  </Cluster>
)
