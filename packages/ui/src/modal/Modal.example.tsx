import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <Modal
      kind="alert"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="danger">Delete the vehicle</Button>}
      title="Delete the vehicle AB-123-CD?"
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => setOpen(false)}>
            Delete the vehicle
          </Button>
        </>
      }
    >
      <p>You will no longer receive alerts about its journeys.</p>
    </Modal>
  )
}
