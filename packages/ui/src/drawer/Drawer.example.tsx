import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Drawer } from '@voie-libre/ui/drawer'

export const Example = () => (
  <Drawer title="Filter the journeys" side="end" trigger={<Button variant="secondary">Filter</Button>}>
    <Checkbox label="Only unpaid journeys" name="unpaid" />
  </Drawer>
)
