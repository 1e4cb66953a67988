import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/empty-state',
  purpose: 'A message in place of missing content: why it is missing, and what to do.',
  when: ['A list without items, a search without results, a service that is closed.'],
  notFor: ['Something is still loading: a Skeleton or a Spinner.', 'A part of a page failed: an Alert.'],
  pairs: [
    {
      do: {
        show: (
          <EmptyState
            title="No journey to pay"
            headingLevel={3}
            illustration="done"
            action={<Button variant="secondary">New search</Button>}
          >
            <p>A journey appears within 24 hours: come back tomorrow if you have just driven.</p>
          </EmptyState>
        ),
        because: 'It gives good news, a reason and a next step.',
      },
      dont: {
        show: <EmptyState title="No data" headingLevel={3} illustration="closed" />,
        because: 'The driver cannot tell whether this is good, and whether to do something.',
      },
    },
  ],
  keyboard: 'Only its action takes the focus.',
  accessibility: [
    'The title is a heading: choose `headingLevel` according to the page’s outline.',
    'The illustration is decorative.',
  ],
  see: ['Content/Illustration', 'Feedback/Alert'],
}
