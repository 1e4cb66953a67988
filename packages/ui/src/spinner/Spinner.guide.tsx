import type { Guide } from '../guide.ts'
import { Spinner } from './Spinner.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/spinner',
  purpose: 'Says that something is on its way.',
  when: [
    'A wait of unknown length: a search, the check of a payment.',
    'With a `label` unless words beside it say the same.',
  ],
  notFor: ['Text that is on its way: a Skeleton.', 'A button at work: Button’s `loading` brings its own.'],
  pairs: [
    {
      do: { show: <Spinner label="Looking for your journeys…" />, because: 'Says what for.' },
      dont: {
        show: <Spinner size="lg" />,
        because: 'Alone and without words: to some there is nothing here, and nobody knows what for.',
      },
    },
  ],
  keyboard: 'No stop.',
  accessibility: [
    'With a label it is a status that is spoken; without one it is decoration.',
    'With reduced motion it pulses instead of turning.',
  ],
  see: ['Feedback/Skeleton', 'Feedback/StatusRegion'],
}
