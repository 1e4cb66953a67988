import { Button } from '@voie-libre/ui/button'
import { toast, ToastRegion } from '@voie-libre/ui/toast'

export const Example = () => (
  <>
    {/* Once per page. */}
    <ToastRegion />
    <Button onClick={() => toast('The vehicle is removed.', { label: 'Undo', onAction: () => toast('It is back.') })}>
      Remove the vehicle
    </Button>
  </>
)
