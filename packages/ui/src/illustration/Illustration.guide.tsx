import type { Guide } from '../guide.ts'
import { Illustration } from './Illustration.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/illustration',
  purpose: 'A drawing in the brand’s own colours, for a page that has little else to show.',
  when: ['With an EmptyState, a result of a payment, an error page.'],
  notFor: ['A sign beside words: an Icon.', 'A photograph: CoverBanner’s `image`.'],
  pairs: [
    {
      do: {
        show: (
          <div className="text-center">
            <Illustration name="done" className="mx-auto" />
            <p className="font-semibold">Your payment is done.</p>
          </div>
        ),
        because: 'The words say it; the drawing lets one feel it.',
      },
      dont: {
        show: <Illustration name="refused" className="mx-auto" />,
        because: 'Alone, it is a riddle, and to some it is nothing.',
      },
    },
  ],
  keyboard: 'No stop: it is a drawing.',
  accessibility: [
    'Always silent: beside it stand words that say the same.',
    'Drawn in token colours, so it follows brand, dark and forced colours.',
  ],
  see: ['Feedback/EmptyState', 'Foundations/Illustrations'],
}
