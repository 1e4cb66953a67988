import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { TextField } from '../text-field/TextField.tsx'
import { Form } from './Form.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/form',
  purpose: 'A form that leads people to its errors after a failed submit, and its fields at the right distance.',
  when: ['Every form of more than one field.'],
  notFor: ['A search in a list: it has no errors.', 'A summary in another place: compose ErrorSummary yourself.'],
  pairs: [
    {
      do: {
        show: (
          <Form
            errorsTitle="Two fields need your attention"
            errors={[
              { id: 'form-name', text: 'Enter your last name' },
              { id: 'form-zip', text: 'Enter the postal code, such as 63000' },
            ]}
          >
            <TextField id="form-name" label="Last name" error="Enter your last name" />
            <TextField id="form-zip" label="Postal code" error="Enter the postal code, such as 63000" />
            <Button type="submit">Save</Button>
          </Form>
        ),
        because: 'The summary has the errors of the fields, with the same words.',
      },
      dont: {
        show: (
          <Form>
            <TextField label="Last name" aria-invalid />
            <Button type="submit">Save</Button>
          </Form>
        ),
        because: 'A field without `error` says nothing, and the summary cannot list it.',
      },
    },
  ],
  keyboard: [
    ['Enter', 'In a field: submits the form. On a link of the summary: focuses the field.'],
    ['Tab', 'After a failed submit, moves from the summary through its links to the first field.'],
  ],
  accessibility: [
    'After a failed submit, the focus moves to the summary of several errors, or to the field with the only one.',
    'With React Hook Form, `shouldFocusError: false` lets the summary take the focus; otherwise the first field keeps it.',
    'A server that answers without scripts passes `errors`, so that the summary is in its HTML.',
    'It sets `noValidate`, because messages of the browser speak its own language and vanish.',
  ],
  see: ['Forms/ErrorSummary', 'Forms/FieldRow', 'Layout/Stack'],
}
