import { Button } from '@voie-libre/ui/button'
import { Cluster } from '@voie-libre/ui/cluster'

export function Example() {
  return (
    <Cluster phone="stack">
      <Button variant="secondary" href="/help">
        Cancel
      </Button>
      <Button type="submit">Send</Button>
    </Cluster>
  )
}
