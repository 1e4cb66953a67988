import type { Guide } from '../guide.ts'
import { Illustration } from './Illustration.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/illustration',
  purpose: 'A drawing in the brand’s colours, for a page with little other content.',
  when: ['With an EmptyState, a result of a payment, an error page.'],
  notFor: ['An icon beside text: an Icon.', 'A photograph: CoverBanner’s `image`.'],
  pairs: [
    {
      do: {
        show: (
          <div className="text-center">
            <Illustration name="done" className="mx-auto" />
            <p className="font-semibold">Your payment is done.</p>
          </div>
        ),
        because: 'The text gives the message, and the drawing supports it.',
      },
      dont: {
        show: <Illustration name="refused" className="mx-auto" />,
        because: 'Without text its meaning is unclear, and screen reader users get nothing.',
      },
    },
  ],
  keyboard: 'It takes no focus: it is a drawing.',
  accessibility: [
    'Always hidden from assistive technology, so a text beside it must say the same.',
    'Drawn in token colours, so it follows brand, dark and forced colours.',
  ],
  see: ['Feedback/EmptyState'],
}
