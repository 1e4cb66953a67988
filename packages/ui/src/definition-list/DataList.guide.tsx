import type { Guide } from '../guide.ts'
import { DataList } from './DataList.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/definition-list',
  purpose: 'Terms and their values: a receipt, the details of a journey.',
  when: ['Two to twelve details of one thing.'],
  notFor: [
    'Answers that the reader can change: a SummaryList.',
    'Several things of one kind: a DataTable.',
    'An amount still to be paid: a SummaryPanel.',
  ],
  pairs: [
    {
      do: {
        show: (
          <DataList
            items={[
              { term: 'Paid', value: '€24.60' },
              { term: 'Reference', value: 'P-2026-000184' },
            ]}
          />
        ),
        because: 'The terms are short, and the values can be copied.',
      },
      dont: {
        show: <DataList items={[{ term: 'P-2026-000184', value: 'This is your reference' }]} />,
        because: 'The value is in the place of the term.',
      },
    },
  ],
  keyboard: 'It takes no focus: it is text.',
  accessibility: [
    'A `dl`: screen readers read each value with its term.',
    'Digits have one width, so that amounts align.',
  ],
  see: ['Toll/SummaryPanel', 'Content/DataTable'],
}
