import { PriceLadder } from '@voie-libre/ui/price-ladder'

export const Example = () => (
  <PriceLadder
    aria-label="Price by day"
    steps={[
      { amount: '€8.40', text: 'until 14 March at midnight' },
      { amount: '€18.40', text: 'from 15 March, with the late fee' },
    ]}
  />
)
