import { PlateField } from '@voie-libre/ui/plate-field'
import { Tabs } from '@voie-libre/ui/tabs'
import { TextField } from '@voie-libre/ui/text-field'

export const Example = () => (
  <Tabs
    label="Search"
    defaultValue="plate"
    items={[
      { id: 'plate', label: 'By number plate', panel: <PlateField label="Number plate" country="FR" /> },
      { id: 'notice', label: 'By payment notice', panel: <TextField label="Number of the notice" /> },
    ]}
  />
)
