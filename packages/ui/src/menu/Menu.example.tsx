import { Menu } from '@voie-libre/ui/menu'
import { useState } from 'react'

export function Example() {
  const [isRemoved, setIsRemoved] = useState(false)
  if (isRemoved) return <p>The vehicle is removed.</p>
  return (
    <Menu
      label="Actions"
      items={[
        { label: 'Show its journeys', icon: 'route', href: '/vehicles/AB-123-CD' },
        { label: 'Remove', icon: 'trash', tone: 'danger', onSelect: () => setIsRemoved(true) },
      ]}
    />
  )
}
