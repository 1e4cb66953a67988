import { DataList } from '@voie-libre/ui/definition-list'

export function Example() {
  return (
    <DataList
      items={[
        { term: 'Entrance', value: 'Montmarault' },
        { term: 'Exit', value: 'Digoin' },
        { term: 'Price', value: '€7.40' },
      ]}
    />
  )
}
