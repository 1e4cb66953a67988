import type { Guide } from '../guide.ts'
import { PriceLadder } from './PriceLadder.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/price-ladder',
  purpose: 'How the price of a journey rises, step by step.',
  when: ['A toll rises after a deadline: show what each delay costs, with its day.'],
  notFor: ['Amounts that add up: a SummaryPanel.', 'Steps of a procedure: Steps.'],
  pairs: [
    {
      do: {
        show: (
          <PriceLadder
            steps={[
              { amount: '€8.40', text: 'until 14 March' },
              { amount: '€18.40', text: 'from 15 March, with the late fee' },
            ]}
          />
        ),
        because: 'Each step has the whole sum to pay, and its first day.',
      },
      dont: {
        show: (
          <PriceLadder
            steps={[
              { amount: '€8.40', text: 'now' },
              { amount: '+ €10', text: 'later' },
            ]}
          />
        ),
        because: 'People must add, and do not know when.',
      },
    },
  ],
  keyboard: 'It takes no focus.',
  accessibility: [
    'It is an ordered list, so that screen readers say the number of steps. Give it a name with `aria-label`.',
  ],
  see: ['Toll/JourneyCard', 'Toll/SummaryPanel'],
}
