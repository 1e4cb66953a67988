import { Cluster } from '@voie-libre/ui/cluster'
import { Tag } from '@voie-libre/ui/tag'
import { useState } from 'react'

export function Example() {
  const [filtered, setFiltered] = useState(true)
  return (
    <Cluster>
      <Tag tone="success" icon="check">
        Paid
      </Tag>
      {filtered && <Tag onRemove={() => setFiltered(false)}>Only unpaid</Tag>}
    </Cluster>
  )
}
