import { NoticeBanner } from '@voie-libre/ui/notice-banner'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState(true)
  return (
    open && (
      <NoticeBanner tone="warning" title="Works at night" onClose={() => setOpen(false)}>
        <p>From 2 to 6 March the exit Digoin is closed between 22:00 and 05:00.</p>
      </NoticeBanner>
    )
  )
}
