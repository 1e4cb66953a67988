import { Card } from '@voie-libre/ui/card'
import { Stack } from '@voie-libre/ui/stack'

export const Example = () => (
  <Stack gap={6}>
    <Card title="Vehicle">
      <p>AB-123-CD, class 1</p>
    </Card>
    <Card title="Trip">
      <p>Machelles to Gannes</p>
    </Card>
  </Stack>
)
