import { Checkbox } from '@voie-libre/ui/checkbox'

export const Example = () => (
  <Checkbox label="I drove a rental car" hint="You will need the dates of the rental." name="rental" />
)
