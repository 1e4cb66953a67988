import type { Guide } from '../guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/skeleton',
  purpose: 'Reserves the place of loading content, so that the layout does not shift when it arrives.',
  when: [
    'The shape of the content is known: an article, a paragraph.',
    'The wait is likely longer than half a second.',
  ],
  notFor: [
    'A busy button: Button’s `loading`.',
    'A wait of unknown outcome, such as a payment: a Spinner with a label.',
  ],
  pairs: [
    {
      do: { show: <Skeleton lines={3} />, because: 'It has as many lines as the content.' },
      dont: {
        show: <Skeleton lines={12} />,
        because: 'With twelve lines for three lines of content, the layout shifts, which a skeleton should prevent.',
      },
    },
  ],
  keyboard: 'It takes no focus.',
  accessibility: [
    'Hidden from assistive technology. Announce the loading elsewhere: `aria-busy` on the region, or a Spinner with a label.',
    'With reduced motion it does not animate.',
  ],
  see: ['Feedback/Spinner'],
}
