import { FieldRow } from '@voie-libre/ui/field-row'
import { TextField } from '@voie-libre/ui/text-field'

export const Example = () => (
  <FieldRow>
    <TextField label="First name" name="firstName" autoComplete="given-name" />
    <TextField label="Last name" name="lastName" autoComplete="family-name" />
  </FieldRow>
)
