import type { Guide } from '../guide.ts'
import { StatusRegion } from './StatusRegion.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/status',
  imports: ['announce', 'StatusRegion'],
  purpose: 'Has short texts spoken that show elsewhere: a count of results, a new total.',
  when: ['`<StatusRegion />` once, where it is never removed; then `announce(text)` from anywhere.'],
  notFor: ['A failure: an Alert, in sight.', 'Text that is not shown: what is worth saying is worth showing.'],
  pairs: [
    {
      do: {
        show: (
          <p>
            3 journeys, 24.60 € <StatusRegion />
          </p>
        ),
        because: 'In sight for eyes, announced for ears: the same words.',
      },
      dont: {
        show: <p>…</p>,
        because: 'Announcing each key, each hover, each second: speech that never ends is switched off.',
      },
    },
  ],
  keyboard: 'No stop: it is heard, not seen.',
  accessibility: [
    'One polite live region for the page: several talk over each other.',
    'The same text twice is spoken twice.',
  ],
  see: ['Feedback/Alert', 'Feedback/Spinner'],
}
