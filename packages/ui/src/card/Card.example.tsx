import { Card } from '@voie-libre/ui/card'
import { Plate } from '@voie-libre/ui/plate'

export function Example() {
  return (
    <Card title="Your vehicle" headingLevel={2} tone="sunken">
      <p>You receive an e-mail about each journey of this vehicle.</p>
      <Plate number="AB-123-CD" country="FR" />
    </Card>
  )
}
