import type { Guide } from '../guide.ts'
import { Steps } from './Steps.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/steps',
  purpose: 'The progress of a driver in a task, and the remaining steps.',
  when: ['A task of three to five pages in a fixed order: search, journeys, payment, receipt.'],
  notFor: [
    'Navigation: a Breadcrumb, or Tabs.',
    'How far one step is: a ProgressBar, for an upload FileField’s `progress`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Steps
            label="Steps of the payment"
            items={[
              { label: 'Search', state: 'done' },
              { label: 'Payment', state: 'current' },
              { label: 'Receipt', state: 'todo' },
            ]}
          />
        ),
        because: 'Each step has one word, and the last step is visible.',
      },
      dont: {
        show: (
          <Steps
            label="Steps of the payment"
            items={[
              { label: 'Search for journeys', state: 'done' },
              { label: 'Selection of journeys', state: 'done' },
              { label: 'Choice of the means of payment', state: 'current' },
              { label: 'Entry of billing address', state: 'todo' },
              { label: 'Acceptance of conditions', state: 'todo' },
              { label: 'Confirmation', state: 'todo' },
            ]}
          />
        ),
        because: 'Six steps discourage people, and do not fit on a phone. A step is a page, not a field.',
      },
    },
  ],
  keyboard: 'It takes no focus: it contains no links.',
  accessibility: [
    'An ordered list named by `label`; the current step has `aria-current="step"`.',
    'A hidden text says whether each step is done, current or to come.',
  ],
  see: ['Navigation/Breadcrumb'],
}
