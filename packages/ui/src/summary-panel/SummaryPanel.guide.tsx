import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { SummaryPanel } from './SummaryPanel.tsx'

const total = { label: 'Total to pay', amount: '€32.20' }

export const guide: Guide = {
  entry: '@voie-libre/ui/summary-panel',
  purpose: 'The amount to pay and the pay button, reachable at every scroll position.',
  when: [
    'Beside a list from 1024 px on; on narrower windows at the bottom, with its lines on demand.',
    'Once per page. With `sticky={false}` it stays where it is, for a page that is short or has its own bar.',
  ],
  notFor: ['A receipt of a completed payment: a DataList.', 'A total that nothing on the page can change: a Card.'],
  pairs: [
    {
      do: {
        show: (
          <SummaryPanel title="Your payment" total={total} lines={[{ label: 'Free-flow journeys', amount: '€32.20' }]}>
            <Button className="w-full">Pay €32.20</Button>
          </SummaryPanel>
        ),
        because: 'The total and the button show the same amount, so nothing is a surprise.',
      },
      dont: {
        show: (
          <SummaryPanel
            title="Your payment"
            total={{ label: 'Total, fees added on the next page', amount: '€32.20' }}
            lines={[{ label: 'Free-flow journeys', amount: '€32.20' }]}
          >
            <Button className="w-full">Continue</Button>
          </SummaryPanel>
        ),
        because: 'The total is incomplete, and the button does not say that it starts a payment.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Below 1024 px: the button that shows the lines; then the actions.'],
    ['Enter, Space', 'Show or hide the lines.'],
  ],
  accessibility: [
    'A section named by its title. Screen readers announce a new total politely, and read the first with the page.',
    'When closed, it takes at most 500 px or 60% of the window, so that it hides no focused element (WCAG 2.4.11).',
    'Wide windows and print always show the lines.',
  ],
  see: ['Toll/JourneyCard', 'Content/DataList'],
}
