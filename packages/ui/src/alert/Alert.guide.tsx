import type { Guide } from '../guide.ts'
import { Link } from '../link/Link.tsx'
import { Alert } from './Alert.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/alert',
  purpose: 'A message in the place it is about. It stays until its cause is gone.',
  when: [
    '`danger` for what failed, `warning` for what is urgent, `success` for what went well, `info` for what is good to know.',
    '`live` when it appears after the page: spoken at once for `danger`, politely for the others.',
  ],
  notFor: [
    'A mistake in a field: the field’s own `error`.',
    'A question that must be answered: a Modal of the kind `alert`.',
    'A short confirmation: say it where it happened, or upon the next page.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Alert tone="danger" live={false} title="Your journeys could not be loaded">
            <p>
              Deadlines keep running. <Link href="#retry">Try again</Link> or call 01 23 45 67 89.
            </p>
          </Alert>
        ),
        because: 'What failed, what it means, what to do.',
      },
      dont: {
        show: (
          <Alert tone="danger" live={false} title="Error 503">
            <p>Oops! Something went wrong.</p>
          </Alert>
        ),
        because: 'A number for the operator and a joke for the driver, who may have to pay a surcharge.',
      },
    },
  ],
  keyboard: 'No stop of its own; only links and buttons inside.',
  accessibility: [
    'Its sign says what its colour says.',
    '`danger` has role `alert`, others `status`, when live. Show a failure once: two live messages talk over each other.',
  ],
  see: ['Forms/ErrorSummary', 'Feedback/EmptyState'],
}
