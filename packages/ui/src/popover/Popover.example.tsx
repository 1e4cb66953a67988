import { Button } from '@voie-libre/ui/button'
import { Popover } from '@voie-libre/ui/popover'
import { Switch } from '@voie-libre/ui/switch'

export function Example() {
  return (
    <Popover label="Rows per page" trigger={<Button variant="secondary">Display</Button>}>
      {(close) => (
        <>
          <Switch label="Compact rows" name="compact" />
          <Button onClick={close}>Apply</Button>
        </>
      )}
    </Popover>
  )
}
