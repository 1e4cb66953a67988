import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Tabs } from './Tabs.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/tabs',
  purpose: 'Several panels, one of which is visible: two ways to search, three kinds of documents.',
  when: [
    'Two to four panels of one kind, when a driver needs one of them.',
    'The panels belong to one page and one address.',
    'Leave `value` out if nothing else depends on it: the tabs then hold it themselves.',
  ],
  notFor: [
    'Pages with addresses of their own: links with `aria-current`, as in the Header.',
    'Content to read completely: headings, or an Accordion.',
    'Steps in a fixed order: Steps.',
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
              { id: 'plate', label: 'By plate', panel: <p>The form for a plate.</p> },
              { id: 'notice', label: 'By notice', panel: <p>The form for a notice.</p> },
            ]}
          />
        ),
        because: 'They are two ways to the same result, with short names of one kind.',
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
        because: 'The order is mandatory, but tabs look like a free choice.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the open tab, then into its panel.'],
    ['Right, Left', 'Open the next or previous tab, wrapping at the ends; reversed in right-to-left writing.'],
    ['Home, End', 'Open the first or last tab.'],
  ],
  accessibility: [
    'The tabs pattern of the ARIA Authoring Practices, with automatic activation.',
    'Every panel stays mounted: text typed in one panel is still there on return.',
  ],
  see: ['Content/Accordion', 'Toll/Steps'],
}
