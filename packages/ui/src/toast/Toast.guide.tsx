import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'

// Drawn as alerts: a region for messages stands once in a page, at the window's edge.
export const guide: Guide = {
  entry: '@voie-libre/ui/toast',
  imports: ['toast', 'ToastRegion'],
  purpose: 'A short confirmation that passes by itself: saved, removed, sent.',
  when: [
    '`<ToastRegion />` once, near the end of the page; then `toast(text)` from anywhere.',
    'What one did is seen to have worked, and nothing needs doing. With an action, such as Undo, it stays until it is closed.',
  ],
  notFor: [
    'A failure: an Alert beside what failed, where one can read it as long as it takes.',
    'What one must know later: a page, a mail, a line in the list.',
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
        because: 'One sentence: what happened, to what.',
      },
      dont: {
        show: (
          <div className="grid gap-3">
            <Alert tone="danger" live={false}>
              Your payment was refused.
            </Alert>
            <Button>Pay 24.60 €</Button>
          </div>
        ),
        because: 'Gone in seconds, and the driver never knows whether it was paid.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the action and the button that closes, in their place near the end of the page.'],
    ['Enter, Space', 'Press them.'],
  ],
  accessibility: [
    'Spoken politely; the focus is never taken.',
    'Stays long enough to be read, longer while a pointer or the focus is upon it or the page is out of sight (WCAG 2.2.1).',
    'What it says is also to be seen in the page: it may be missed.',
  ],
  see: ['Feedback/Alert', 'Feedback/StatusRegion'],
}
