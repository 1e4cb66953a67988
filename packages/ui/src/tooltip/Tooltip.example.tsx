import { Tooltip } from '@voie-libre/ui/tooltip'

export const Example = () => (
  <p>
    E-mail{' '}
    <Tooltip label="What is my e-mail address used for?">To send your receipt; it is kept for two years.</Tooltip>
  </p>
)
