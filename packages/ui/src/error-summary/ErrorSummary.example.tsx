import { Button } from '@voie-libre/ui/button'
import { ErrorSummary } from '@voie-libre/ui/error-summary'
import { Stack } from '@voie-libre/ui/stack'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'

/** `id` is that of the field, so that the summary can link to it. A Form makes such a list by itself. */
function faultsOf(form: FormData) {
  return [
    { id: 'name', text: 'Enter your last name.' },
    { id: 'town', text: 'Enter your town.' },
  ].filter(({ id }) => form.get(id) === '')
}

export function Example() {
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>([])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFaults(faultsOf(new FormData(event.currentTarget)))
      }}
    >
      <Stack>
        <ErrorSummary title="Please correct the form" errors={faults} />
        <TextField label="Last name" id="name" name="name" error={faults.find(({ id }) => id === 'name')?.text} />
        <TextField label="Town" id="town" name="town" error={faults.find(({ id }) => id === 'town')?.text} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  )
}
