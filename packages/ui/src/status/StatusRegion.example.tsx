import { Checkbox } from '@voie-libre/ui/checkbox'
import { announce, StatusRegion } from '@voie-libre/ui/status'

export const Example = () => (
  <>
    {/* Once per page. It is invisible; screen readers say what it contains. */}
    <StatusRegion />
    <Checkbox
      label="12/03/26 08:41, €7.40"
      onChange={(event) => announce(event.currentTarget.checked ? '1 journey, €7.40' : 'No journey')}
    />
  </>
)
