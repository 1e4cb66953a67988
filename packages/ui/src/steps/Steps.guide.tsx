import type { Guide } from '../guide.ts'
import { Steps } from './Steps.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/steps',
  purpose: 'How far a driver has come, and what is still ahead.',
  when: ['A task of three to five pages in one order: search, journeys, payment, receipt.'],
  notFor: ['Going back and forth: a Breadcrumb, or Tabs.', 'How much of a file is sent: FileField’s `progress`.'],
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
        because: 'One word each; the end is in sight.',
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
        because: 'Six steps frighten off, and do not fit a phone. Steps are pages, not fields.',
      },
    },
  ],
  keyboard: 'No stop: it tells, and leads nowhere.',
  accessibility: [
    'An ordered list named by `label`; the current step has `aria-current="step"`.',
    'Each step says in words whether it is done, current or ahead.',
  ],
  see: ['Navigation/Breadcrumb'],
}
