import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Tabs } from './Tabs.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/tabs',
  purpose: 'Panels of which one shows: two ways to search, three kinds of papers.',
  when: ['Two to four panels of one kind, where a driver needs one.', 'The panels belong to one page and one address.'],
  notFor: [
    'Pages with addresses of their own: links with `aria-current`, as in the Header.',
    'Content one reads through: headings, or an Accordion.',
    'Steps in an order: Steps.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Tabs
            label="Search"
            value="plate"
            onValueChange={nothing}
            items={[
              { id: 'plate', label: 'By plate', panel: <p>The plate’s form.</p> },
              { id: 'notice', label: 'By notice', panel: <p>The notice’s form.</p> },
            ]}
          />
        ),
        because: 'Two ways to the same thing; short names of one kind.',
      },
      dont: {
        show: (
          <Tabs
            label="Payment"
            value="address"
            onValueChange={nothing}
            items={[
              { id: 'address', label: '1. Address', panel: <Button variant="secondary">Next tab</Button> },
              { id: 'pay', label: '2. Pay', panel: null },
            ]}
          />
        ),
        because: 'An order that must be followed, hidden behind what looks like a free choice.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'To the open tab, then into its panel.'],
    ['Right, Left', 'Next and previous tab, round and round, opened at once; the other way in right-to-left writing.'],
    ['Home, End', 'First and last tab.'],
  ],
  accessibility: [
    'The tabs pattern of the ARIA Authoring Practices, with automatic activation.',
    'Every panel stays mounted: what was typed behind one tab is there on return.',
  ],
  see: ['Content/Accordion', 'Toll/Steps'],
}
