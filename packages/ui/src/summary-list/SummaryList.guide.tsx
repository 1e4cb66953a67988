import type { Guide } from '../guide.ts'
import { SummaryList } from './SummaryList.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/summary-list',
  purpose: 'Given answers, each with a way to change it.',
  when: ['Before a form is sent, to check the answers.', 'A profile: what is stored, and where to change it.'],
  notFor: [
    'Details that nobody changes: a DataList.',
    'Amounts to pay: a SummaryPanel.',
    'Many similar things: a DataTable.',
  ],
  pairs: [
    {
      do: {
        show: (
          <SummaryList
            items={[
              { term: 'Plate', value: 'AA-123-BB', change: { href: '#plate' } },
              { term: 'Phone', change: { href: '#phone' } },
            ]}
          />
        ),
        because: 'Each answer can be changed where it stands, and a missing one is visible.',
      },
      dont: {
        show: <SummaryList items={[{ term: 'Reference', value: 'P-2026-000184', change: { href: '#nowhere' } }]} />,
        because: 'Nobody can change a reference.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the change links.'],
    ['Enter', 'Opens the page or the form for that answer.'],
  ],
  accessibility: [
    'A `dl`: screen readers read each answer with its term.',
    'Each link’s name contains the term: “Change: Plate”.',
    'A dialog that a link opens returns the focus to it.',
  ],
  see: ['Content/DataList', 'Feedback/ConfirmationPanel'],
}
