import { Button } from '@voie-libre/ui/button'
import { Form } from '@voie-libre/ui/form'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'

const fields = [
  { name: 'name', label: 'Last name', missing: 'Enter your last name' },
  { name: 'zip', label: 'Postal code', missing: 'Enter the postal code, such as 63000' },
]

export function Example() {
  const [missing, setMissing] = useState<string[]>([])
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        setMissing(fields.map(({ name }) => name).filter((name) => !typed.get(name)))
      }}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          name={field.name}
          label={field.label}
          required
          error={missing.includes(field.name) ? field.missing : undefined}
        />
      ))}
      <Button type="submit">Save</Button>
    </Form>
  )
}
