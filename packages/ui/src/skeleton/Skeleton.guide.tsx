import type { Guide } from '../guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/skeleton',
  purpose: 'Keeps the place of text that is on its way, so that the page does not jump when it comes.',
  when: ['The shape of what comes is known: an article, a paragraph.', 'The wait is likely longer than half a second.'],
  notFor: [
    'A button at work: Button’s `loading`.',
    'A wait of unknown outcome, such as a payment: a Spinner that says what for.',
  ],
  pairs: [
    {
      do: { show: <Skeleton lines={3} />, because: 'As many lines as will come.' },
      dont: {
        show: <Skeleton lines={12} />,
        because: 'Twelve lines for three: the page jumps, which is what it should prevent.',
      },
    },
  ],
  keyboard: 'No stop: there is nothing yet.',
  accessibility: [
    'Silent. Say elsewhere that something loads: `aria-busy` on the region, or a Spinner with a label.',
    'With reduced motion it stands still.',
  ],
  see: ['Feedback/Spinner'],
}
