import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/empty-state',
  purpose: 'What a place says when it has nothing to show: why, and what to do.',
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
        because: 'Good news, a reason, a way on.',
      },
      dont: {
        show: <EmptyState title="No data" headingLevel={3} illustration="closed" />,
        because: 'Is that good or bad? Must I do something?',
      },
    },
  ],
  keyboard: 'No stop of its own; only its action.',
  accessibility: ['The title is a heading: choose `headingLevel` by the page’s outline.', 'The drawing is silent.'],
  see: ['Content/Illustration', 'Feedback/Alert'],
}
