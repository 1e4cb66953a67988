import { Button } from '@voie-libre/ui/button'
import { Cluster } from '@voie-libre/ui/cluster'
import { useState } from 'react'

/** Your call to the server. */
const send = () => new Promise((resolve) => setTimeout(resolve, 1000))

export function Example() {
  const [paying, setPaying] = useState(false)
  async function pay() {
    setPaying(true)
    await send()
    setPaying(false)
  }
  return (
    <Cluster>
      <Button icon="card" loading={paying} onClick={() => void pay()}>
        Pay €24.60
      </Button>
      <Button variant="secondary" href="/journeys">
        Back to my journeys
      </Button>
    </Cluster>
  )
}
