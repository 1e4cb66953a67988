import { IconButton } from '@voie-libre/ui/icon-button'

export const Example = () => (
  <IconButton icon="print" label="Print this page" variant="outlined" onClick={() => window.print()} />
)
