import { Card } from '../card/Card.tsx'
import type { Guide } from '../guide.ts'
import { Stack } from '../stack/Stack.tsx'
import { PageGrid } from './PageGrid.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/page-grid',
  purpose: 'The content of a page and what accompanies it, beside each other from 1024 px on.',
  when: ['A list and its SummaryPanel, a form and the journeys that it is about.'],
  notFor: ['Columns of equal weight.', 'A page with one column: a Stack.'],
  pairs: [
    {
      do: {
        show: (
          <PageGrid>
            <Stack>
              <Card title="Your journeys">Two journeys</Card>
              <Card title="Questions">How long do I have to pay?</Card>
            </Stack>
            <Card title="To pay" tone="accent">
              €16.80
            </Card>
          </PageGrid>
        ),
        because: 'Its two elements are the content and what accompanies it.',
      },
      dont: {
        show: (
          <PageGrid>
            <Card title="To pay">€16.80</Card>
            <Card title="Your journeys">Two journeys</Card>
          </PageGrid>
        ),
        because: 'The content comes first, so that it is first on a phone and for screen readers.',
      },
    },
  ],
  keyboard: 'The columns take the focus one after the other.',
  accessibility: ['The reading order is the order of the elements, in every layout.'],
  see: ['Layout/Stack', 'Content/Card', 'Toll/SummaryPanel'],
}
