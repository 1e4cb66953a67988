import { DataList } from '@voie-libre/ui/definition-list'

export const Example = () => (
  <DataList
    items={[
      { term: 'Entrance', value: 'Montmarault' },
      { term: 'Exit', value: 'Digoin' },
      { term: 'Price', value: '€7.40' },
    ]}
  />
)
