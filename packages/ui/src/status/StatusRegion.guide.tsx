import type { Guide } from '../guide.ts'
import { StatusRegion } from './StatusRegion.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/status',
  purpose: 'Makes screen readers announce short texts that are visible elsewhere: a number of results, a new total.',
  when: [
    '`<StatusRegion />` once per page, where it always stays; then call `announce(text)` anywhere.',
    '`<LiveRegion live="polite">` for a visible text that appears with its region: it is empty first, then filled.',
  ],
  notFor: ['A failure: a visible Alert.', 'Text that is not visible: show everything that you announce.'],
  pairs: [
    {
      do: {
        show: (
          <p>
            3 journeys, €24.60 <StatusRegion />
          </p>
        ),
        because: 'The visible text and the announced text are the same.',
      },
      dont: {
        show: <p>…</p>,
        because: 'People switch off speech that announces each key, each hover or each second.',
      },
    },
  ],
  keyboard: 'It takes no focus: it is not visible.',
  accessibility: [
    'One polite live region for the page: several interrupt each other.',
    'A repeated text is announced again.',
  ],
  see: ['Feedback/Alert', 'Feedback/Spinner'],
}
