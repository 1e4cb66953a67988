import { SummaryList } from '@voie-libre/ui/summary-list'

export const Example = () => (
  <SummaryList
    items={[
      { term: 'Plate', value: 'AB-123-CD', change: { href: '/claim/plate' } },
      { term: 'Reason', value: 'The car was sold', change: { href: '/claim/reason' } },
    ]}
  />
)
