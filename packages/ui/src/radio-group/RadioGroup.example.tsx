import { RadioGroup } from '@voie-libre/ui/radio-group'

export const Example = () => (
  <RadioGroup
    legend="Did you drive a rental car?"
    name="rental"
    options={[
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]}
    defaultValue="no"
  />
)
