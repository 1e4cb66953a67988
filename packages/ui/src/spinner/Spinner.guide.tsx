import type { Guide } from '../guide.ts'
import { Spinner } from './Spinner.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/spinner',
  purpose: 'Shows that something is loading.',
  when: [
    'A wait of unknown length: a search, the check of a payment.',
    'Pass a `label`, unless a text beside it says the same.',
  ],
  notFor: [
    'Loading text: a Skeleton.',
    'A wait of known length: a ProgressBar.',
    'A busy button: Button’s `loading`, which has its own spinner.',
  ],
  pairs: [
    {
      do: { show: <Spinner label="Looking for your journeys…" />, because: 'The label says what is loading.' },
      dont: {
        show: <Spinner size="lg" />,
        because: 'Without text, screen readers announce nothing, and nobody knows what is loading.',
      },
    },
  ],
  keyboard: 'It takes no focus.',
  accessibility: [
    'With a label it is a status that screen readers announce; without one it is decorative.',
    'With reduced motion it pulses instead of turning.',
  ],
  see: ['Feedback/Skeleton', 'Feedback/StatusRegion'],
}
