import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import type { Guide } from '../guide.ts'

// Drawn as cards: two dialogs cannot stand side by side.
export const guide: Guide = {
  entry: '@voie-libre/ui/modal',
  purpose: 'A dialog over the page, 40rem wide at most, for what must be answered before one goes on.',
  when: [
    '`alert` for what cannot be undone, or why one cannot go on: it wants an answer, so a press beside it does not close it.',
    '`dialog` for a short task that belongs to the page behind.',
    '`busy` while the answer is sent: it stays open.',
  ],
  notFor: [
    'A message: an Alert in its place.',
    'A long form: a page.',
    'A confirmation of what went well: an Alert, or the next page.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Card title="Delete the vehicle AB-123-CD?" headingLevel={3}>
            <p className="mb-4">You will no longer be told of its journeys.</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary">Keep it</Button>
              <Button>Delete the vehicle</Button>
            </div>
          </Card>
        ),
        because: 'The title asks, the buttons answer: one can decide by them alone.',
      },
      dont: {
        show: (
          <Card title="Warning" headingLevel={3}>
            <p className="mb-4">Are you sure?</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary">Cancel</Button>
              <Button>OK</Button>
            </div>
          </Card>
        ),
        because: 'Sure of what? And does Cancel cancel the vehicle or the deletion?',
      },
    },
    {
      do: {
        show: (
          <Alert tone="success" live={false} title="Saved">
            <p>Your details are up to date.</p>
          </Alert>
        ),
        because: 'Nothing to answer: said in its place.',
      },
      dont: {
        show: (
          <Card title="Saved" headingLevel={3}>
            <p className="mb-4">Your details are up to date.</p>
            <Button>OK</Button>
          </Card>
        ),
        because: 'A dialog only to be pressed away.',
      },
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Go round in the dialog, and through the toasts above it.'],
    ['Escape', 'Closes, which means no; not while `busy`.'],
  ],
  accessibility: [
    'Role `dialog` or `alertdialog`, named by its title, described by `description`. The page behind is inert and does not scroll. Toasts stay visible, spoken and reachable above it.',
    'Focus goes in, stays in, and returns to what opened it; to the page’s heading if that is gone.',
    'Title and buttons stay in sight while the content scrolls, and nothing that has focus hides behind them.',
  ],
  see: ['Overlays/Drawer', 'Feedback/Alert'],
}
