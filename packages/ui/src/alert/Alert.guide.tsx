import type { Guide } from '../guide.ts'
import { Link } from '../link/Link.tsx'
import { Alert } from './Alert.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/alert',
  purpose: 'A message beside its subject. It stays until its cause is resolved.',
  when: [
    '`danger` for failures, `warning` for urgent messages, `success` for confirmations, `info` for useful information.',
    '`live` if it appears after the page has loaded: screen readers announce `danger` at once, the others politely.',
  ],
  notFor: [
    'An error in a field: use the field’s `error`.',
    'A question that must be answered: a Modal of the kind `alert`.',
    'A short confirmation: a Toast. The end of a task: a ConfirmationPanel.',
    'A message about the whole site, such as maintenance: a NoticeBanner.',
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
        because: 'It says what failed, what that means and what to do.',
      },
      dont: {
        show: (
          <Alert tone="danger" live={false} title="Error 503">
            <p>Oops! Something went wrong.</p>
          </Alert>
        ),
        because: 'The code helps only the operator, and the driver, who may have to pay a surcharge, learns nothing.',
      },
    },
  ],
  keyboard: 'The alert takes no focus; links and buttons inside do.',
  accessibility: [
    'The icon carries the same meaning as the colour.',
    '`danger` has role `alert`, others `status`, when live. Show a failure once: two live messages interrupt each other.',
  ],
  see: ['Forms/ErrorSummary', 'Feedback/EmptyState'],
}
