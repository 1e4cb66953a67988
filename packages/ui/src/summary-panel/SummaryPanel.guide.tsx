import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { SummaryPanel } from './SummaryPanel.tsx'

const total = { label: 'Total to pay', amount: '32.20 €' }

export const guide: Guide = {
  entry: '@voie-libre/ui/summary-panel',
  purpose: 'What will be paid, and the button that pays, in reach wherever one has scrolled to.',
  when: ['Beside a list from 1024 px on; below, at the foot of the window, its lines on demand.', 'Once per page.'],
  notFor: ['A receipt, which is over: a DataList.', 'A total that nothing on the page can change: a Card.'],
  pairs: [
    {
      do: {
        show: (
          <SummaryPanel title="Your payment" total={total} lines={[{ label: 'Free-flow journeys', amount: '32.20 €' }]}>
            <Button className="w-full">Pay 32.20 €</Button>
          </SummaryPanel>
        ),
        because: 'The amount stands in the total and in the button: nothing is a surprise.',
      },
      dont: {
        show: (
          <SummaryPanel
            title="Your payment"
            total={{ label: 'Total, fees added on the next page', amount: '32.20 €' }}
            lines={[{ label: 'Free-flow journeys', amount: '32.20 €' }]}
          >
            <Button className="w-full">Continue</Button>
          </SummaryPanel>
        ),
        because: 'A total that is none, and a button that does not say that it costs money.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Below 1024 px: the button that shows the lines; then the actions.'],
    ['Enter, Space', 'Show or hide the lines.'],
  ],
  accessibility: [
    'A section named by its title. A new total is spoken politely; the first is read with the page.',
    'Closed it takes at most 500 px or 60% of the window: what has focus stays in sight (WCAG 2.4.11).',
    'Lines show at once on wide windows and in print.',
  ],
  see: ['Toll/JourneyCard', 'Content/DataList'],
}
