import { IconButton } from '@voie-libre/ui/icon-button'

export function Example() {
  return <IconButton icon="print" label="Print this page" variant="outlined" onClick={() => window.print()} />
}
