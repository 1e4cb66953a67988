import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'

// Rendered as alerts, because a page must have only one toast region, at the window's edge.
export const guide: Guide = {
  entry: '@voie-libre/ui/toast',
  purpose: 'A short confirmation that disappears automatically: saved, removed, sent.',
  when: [
    '`<ToastRegion />` once, near the end of the page; then call `toast(text)` anywhere.',
    'An action succeeded, and the driver need not do anything. With an action, such as Undo, it stays until somebody closes it.',
  ],
  notFor: [
    'A failure: an Alert beside the failed element, with unlimited time to read.',
    'Information that people need later: a page, a mail, a line in the list.',
    'The result of a payment: a page of its own.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Alert tone="success" live={false}>
            The vehicle AB-123-CD is removed.
          </Alert>
        ),
        because: 'One sentence says what happened, and to which vehicle.',
      },
      dont: {
        show: (
          <div className="grid gap-3">
            <Alert tone="danger" live={false}>
              Your payment was refused.
            </Alert>
            <Button>Pay €24.60</Button>
          </div>
        ),
        because: 'It disappears in seconds, and the driver does not know whether the payment succeeded.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the action and the close button, at their position near the end of the page.'],
    ['F6', 'Moves to the newest message, and back; the name of the region says so.'],
    ['Enter, Space', 'Press them. When the message closes, the focus returns.'],
  ],
  accessibility: [
    'Screen readers announce it politely; it never takes the focus.',
    'It stays long enough to read, and longer while the pointer or the focus is on it or the page is hidden (WCAG 2.2.1).',
    'The page must also show the information, because people may miss the toast.',
  ],
  see: ['Feedback/Alert', 'Feedback/StatusRegion'],
}
