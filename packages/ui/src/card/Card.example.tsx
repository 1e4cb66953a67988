import { Card } from '@voie-libre/ui/card'
import { Plate } from '@voie-libre/ui/plate'
import { Stack } from '@voie-libre/ui/stack'

export const Example = () => (
  <Card title="Your vehicle" headingLevel={2} tone="sunken">
    <Stack align="start">
      <p>You receive an e-mail about each journey of this vehicle.</p>
      <Plate number="AB-123-CD" country="FR" />
    </Stack>
  </Card>
)
