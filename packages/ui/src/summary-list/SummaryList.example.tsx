import { SummaryList } from '@voie-libre/ui/summary-list'

export function Example() {
  return (
    <SummaryList
      items={[
        { term: 'Plate', value: 'AB-123-CD', change: { href: '/claim/plate' } },
        { term: 'Reason', value: 'The car was sold', change: { href: '/claim/reason' } },
      ]}
    />
  )
}
