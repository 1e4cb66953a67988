import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import type { Guide } from '../guide.ts'

// Rendered as cards, because two dialogs cannot be open side by side.
export const guide: Guide = {
  entry: '@voie-libre/ui/modal',
  purpose: 'A dialog over the page, at most 40rem wide, that users must answer before they continue.',
  when: [
    '`alert` for an irreversible action or a blocking problem: it needs an answer, so a press outside does not close it.',
    '`dialog` for a short task that belongs to the page behind.',
    '`busy` while the answer is being sent: it stays open.',
    '`trigger` for the button that opens it; `open` and `onOpenChange` if the host holds its state.',
    '`onEscapeKeyDown` or `onInteractOutside` with `event.preventDefault()` while closing would lose typed text.',
  ],
  notFor: [
    'A message: an Alert in its place.',
    'A long form: a page.',
    'A confirmation of success: a ConfirmationPanel, or the next page.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Card title="Delete the vehicle AB-123-CD?" headingLevel={3}>
            <p className="mb-4">You will no longer receive alerts about its journeys.</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary">Keep it</Button>
              <Button>Delete the vehicle</Button>
            </div>
          </Card>
        ),
        because: 'The title is a question and the buttons are its answers, so that users can decide without the text.',
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
        because: 'The question does not name the action, and Cancel could mean the vehicle or the deletion.',
      },
    },
    {
      do: {
        show: (
          <Alert tone="success" live={false} title="Saved">
            <p>Your details are up to date.</p>
          </Alert>
        ),
        because: 'It needs no answer, so the page shows it.',
      },
      dont: {
        show: (
          <Card title="Saved" headingLevel={3}>
            <p className="mb-4">Your details are up to date.</p>
            <Button>OK</Button>
          </Card>
        ),
        because: 'Users can only close the dialog.',
      },
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Move within the dialog and the toasts above it.'],
    ['Escape', 'Closes it, which means no; not while `busy`. A dialog above it closes first, also one of the host.'],
  ],
  accessibility: [
    'Role `dialog` or `alertdialog`, named by its title, described by `description`. The page behind is inert and does not scroll. Toasts above it stay visible, announced and reachable.',
    'Focus moves to the title, to `initialFocus`, or to the element that takes it on opening; it stays in, and returns to the opener, or to the page’s heading if the opener was removed.',
    'It is rendered in the host’s `<dialog>`, in the element with the brand or in the shadow root around it; `container` names another element.',
    'It fades out. With reduced motion it disappears at once.',
    'Title and buttons stay visible while the content scrolls, and do not cover the focused element.',
  ],
  see: ['Overlays/Drawer', 'Feedback/Alert'],
}
