import { Icon } from '@voie-libre/ui/icon'

export const Example = () => (
  <p>
    <Icon name="phone" /> Call us: 01 23 45 67 89
  </p>
)
