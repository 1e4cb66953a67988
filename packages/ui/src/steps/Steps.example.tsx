import { Steps } from '@voie-libre/ui/steps'

export function Example() {
  return (
    <Steps
      label="Progress"
      items={[
        { label: 'Search', state: 'done' },
        { label: 'Journeys', state: 'current' },
        { label: 'Payment', state: 'todo' },
      ]}
    />
  )
}
