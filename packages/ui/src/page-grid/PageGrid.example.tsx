import { Card } from '@voie-libre/ui/card'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { Stack } from '@voie-libre/ui/stack'

export const Example = () => (
  <PageGrid>
    <Stack gap={6}>
      <Card title="Your journeys">
        <p>Two journeys with the vehicle AB-123-CD.</p>
      </Card>
      <Card title="Questions">
        <p>How long do I have to pay?</p>
      </Card>
    </Stack>
    <Card title="To pay" tone="accent">
      <p>€16.80</p>
    </Card>
  </PageGrid>
)
