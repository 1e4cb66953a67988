import { Switch } from '@voie-libre/ui/switch'
import { useState } from 'react'

/** Your call to the server. */
const send = () => new Promise((resolve) => setTimeout(resolve, 1000))

export function Example() {
  const [on, setOn] = useState(false)
  const [saving, setSaving] = useState(false)
  async function save(next: boolean) {
    setOn(next)
    setSaving(true)
    await send()
    setSaving(false)
  }
  return (
    <Switch
      label="E-mails about my journeys"
      checked={on}
      pending={saving}
      onCheckedChange={(next) => void save(next)}
    />
  )
}
