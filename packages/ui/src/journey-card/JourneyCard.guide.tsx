import type { Guide } from '../guide.ts'
import { JourneyCard } from './JourneyCard.tsx'

const nothing = () => {}
const journey = {
  date: '12/03/26 08:41',
  from: 'Montmarault',
  to: 'Digoin',
  price: '€7.40',
  kind: 'freeFlow',
  onCheckedChange: nothing,
} as const

export const guide: Guide = {
  entry: '@voie-libre/ui/journey-card',
  purpose: 'One journey to pay, with the details a driver needs to recognise it. The whole card is a checkbox.',
  when: [
    'In a list (`ul`) of journeys, up to a thousand: the browser lays out a card only when it is near the window.',
    'Pass one stable `onCheckedChange` to all cards and a `value` to each: selecting one then renders only that one.',
    'The host formats all texts: the card has no logic for amounts, dates or deadlines.',
  ],
  notFor: ['Anything but a journey: a Card.', 'The sum of the selected journeys: a SummaryPanel.'],
  pairs: [
    {
      do: {
        show: (
          <ul className="p-0">
            <JourneyCard
              {...journey}
              label="12 March 2026, 08:41, €7.40"
              notice={{ text: 'Last day before the surcharge', tone: 'alert' }}
            />
          </ul>
        ),
        because: 'The notice says what happens and when; its icon marks it as urgent.',
      },
      dont: {
        show: (
          <ul className="p-0">
            <JourneyCard {...journey} label="Journey" notice={{ text: 'Status: BEFORE_OMP', tone: 'alert' }} />
          </ul>
        ),
        because: 'It shows an internal code, and its checkbox has the same name as all others.',
      },
    },
    {
      do: {
        show: (
          <ul className="p-0">
            <JourneyCard
              {...journey}
              kind="nonPayment"
              label="12 March 2026, 08:41, €7.40"
              disabledReason="Sent to the public prosecutor: it can no longer be paid here."
            />
          </ul>
        ),
        because: 'It shows the journey, disabled, with the reason.',
      },
      dont: {
        show: (
          <ul className="p-0">
            <JourneyCard {...journey} kind="nonPayment" label="12 March 2026, 08:41, €7.40" selectable={false} />
          </ul>
        ),
        because: 'It looks payable, but offers no way to select it and no reason.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the checkbox, then the action if there is one.'],
    ['Space', 'Checks or clears the checkbox.'],
  ],
  accessibility: [
    'A native checkbox named by `label`, which contains date and price, so that each checkbox in a list has its own name.',
    'An icon repeats the tone of a notice; a check mark and a stronger border repeat the selected state.',
    'Browser search, printing and list counts include cards that the browser has not laid out yet.',
  ],
  see: ['Toll/SummaryPanel', 'Toll/Plate'],
}
