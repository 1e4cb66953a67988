import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/confirmation-panel',
  purpose: 'The end of a task: what is done, what that means and what comes next.',
  when: [
    'In place of a form that has been sent; then with `takesFocus`.',
    'The page after a payment; then the page’s heading has the focus.',
  ],
  notFor: [
    'A small change that leaves the reader on the page: a Toast.',
    'A task that failed or is not decided yet: an EmptyState or an Alert.',
  ],
  pairs: [
    {
      do: {
        show: (
          <ConfirmationPanel
            title="Your message has been sent"
            headingLevel={3}
            actions={<Button variant="secondary">Home</Button>}
          >
            <p>We answer within five working days.</p>
          </ConfirmationPanel>
        ),
        because: 'The driver learns what happens next, and where to go.',
      },
      dont: {
        show: <ConfirmationPanel title="Success!" headingLevel={3} />,
        because: 'It does not say what succeeded.',
      },
    },
  ],
  keyboard: 'With `takesFocus` it has the focus when it appears; Tab then reaches its actions.',
  accessibility: [
    'A section named by its title. With `takesFocus` screen readers read the title as soon as the form is gone.',
    'The title is a heading: choose `headingLevel` according to the page’s outline.',
    'The illustration is decorative.',
  ],
  see: ['Feedback/EmptyState', 'Content/SummaryList'],
}
