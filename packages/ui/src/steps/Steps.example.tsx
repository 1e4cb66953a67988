import { Steps } from '@voie-libre/ui/steps'

export const Example = () => (
  <Steps
    label="Progress"
    items={[
      { label: 'Search', state: 'done' },
      { label: 'Journeys', state: 'current' },
      { label: 'Payment', state: 'todo' },
    ]}
  />
)
