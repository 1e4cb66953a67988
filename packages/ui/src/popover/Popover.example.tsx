import { Button } from '@voie-libre/ui/button'
import { Popover } from '@voie-libre/ui/popover'
import { Stack } from '@voie-libre/ui/stack'
import { Switch } from '@voie-libre/ui/switch'

export const Example = () => (
  <Popover label="Rows of the table" trigger={<Button variant="secondary">Display</Button>}>
    {(close) => (
      <Stack>
        <Switch label="Compact rows" name="compact" />
        <Button onClick={close}>Apply</Button>
      </Stack>
    )}
  </Popover>
)
