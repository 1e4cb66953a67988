import type { Guide } from '../guide.ts'
import { DataList } from './DataList.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/definition-list',
  purpose: 'Names and their values: a receipt, the facts of a journey.',
  when: ['Two to twelve facts of one thing.'],
  notFor: ['Several things of one kind: a DataTable.', 'An amount still to be paid: a SummaryPanel.'],
  pairs: [
    {
      do: {
        show: (
          <DataList
            items={[
              { term: 'Paid', value: '24.60 €' },
              { term: 'Reference', value: 'P-2026-000184' },
            ]}
          />
        ),
        because: 'Short names, values one can copy.',
      },
      dont: {
        show: <DataList items={[{ term: 'P-2026-000184', value: 'This is your reference' }]} />,
        because: 'The value stands where the name belongs.',
      },
    },
  ],
  keyboard: 'No stop: it is text.',
  accessibility: [
    'A `dl`: each value is read with its name.',
    'Figures are of one width, so that amounts stand below each other.',
  ],
  see: ['Toll/SummaryPanel', 'Content/DataTable'],
}
