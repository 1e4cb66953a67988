import type { Guide } from '../guide.ts'
import { JourneyCard } from './JourneyCard.tsx'

const nothing = () => {}
const journey = {
  date: '12/03/26 08:41',
  from: 'Montmarault',
  to: 'Digoin',
  price: '7,40 €',
  kind: 'freeflow',
  onSelectedChange: nothing,
} as const

export const guide: Guide = {
  entry: '@voie-libre/ui/journey-card',
  purpose: 'One journey to pay, with what a driver needs to recognise it, ticked as a whole.',
  when: [
    'In a list (`ul`) of journeys, up to a thousand: nothing is laid out until it nears the window.',
    'Give one stable `onSelectedChange` for all, and `value` for each: ticking one then draws one.',
    'Texts come worded: it never hears of amounts, dates or deadlines.',
  ],
  notFor: ['Anything but a journey: a Card.', 'The sum of what is ticked: a SummaryPanel.'],
  pairs: [
    {
      do: {
        show: (
          <ul className="p-0">
            <JourneyCard
              {...journey}
              name="12 March 2026, 08:41, 7.40 €"
              notice={{ text: 'Last day before the surcharge', tone: 'alert' }}
            />
          </ul>
        ),
        because: 'The notice says what happens and when; its sign says that it is urgent.',
      },
      dont: {
        show: (
          <ul className="p-0">
            <JourneyCard {...journey} name="Journey" notice={{ text: 'Status: BEFORE_OMP', tone: 'alert' }} />
          </ul>
        ),
        because: 'The operator’s code, and a box called “Journey” like twenty others.',
      },
    },
    {
      do: {
        show: (
          <ul className="p-0">
            <JourneyCard
              {...journey}
              kind="cnp"
              name="12 March 2026, 08:41, 7.40 €"
              disabledReason="Sent to the public prosecutor: it can no longer be paid here."
            />
          </ul>
        ),
        because: 'Shown, not to be ticked, and says why.',
      },
      dont: {
        show: (
          <ul className="p-0">
            <JourneyCard {...journey} kind="cnp" name="12 March 2026, 08:41, 7.40 €" selectable={false} />
          </ul>
        ),
        because: 'Looks like a journey that could be paid if only one found out how.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the box, then the action if there is one.'],
    ['Space', 'Ticks or clears.'],
  ],
  accessibility: [
    'A native checkbox named by `name`: date and price, since a list of nameless ticks says nothing.',
    'The tone of a notice is also a sign; selected is also a tick and a stronger edge.',
    'Found by the browser’s search, printed and counted, though drawn only near the window.',
  ],
  see: ['Toll/SummaryPanel', 'Toll/Plate'],
}
