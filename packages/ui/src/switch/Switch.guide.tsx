import { Checkbox } from '../checkbox/Checkbox.tsx'
import type { Guide } from '../guide.ts'
import { Switch } from './Switch.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/switch',
  purpose: 'Turns a setting on or off at once, without submitting a form.',
  when: [
    'The alert of a vehicle, a setting.',
    '`pending` during the server call. The host sets `checked`: if the server refuses, the switch does not move.',
  ],
  notFor: ['A part of a form: a Checkbox.', 'A choice between two options: RadioCards.', 'An action: a Button.'],
  pairs: [
    {
      do: {
        show: <Switch label="E-mail alert" hint="One message per journey." checked onCheckedChange={nothing} />,
        because: 'The label names the setting, and the switch shows its state.',
      },
      dont: {
        show: <Switch label="Turn on e-mail alert" checked onCheckedChange={nothing} />,
        because: 'When it is on, screen readers read “Turn on: on”.',
      },
    },
    {
      do: {
        show: <Checkbox label="I accept the terms of use" />,
        because: 'It takes effect when the form is submitted, so it is a checkbox.',
      },
      dont: {
        show: <Switch label="I accept the terms of use" checked={false} onCheckedChange={nothing} />,
        because: 'A switch promises an immediate effect, but nothing happens here.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focuses the switch, also while it is disabled or pending.'],
    ['Space, Enter', 'Turn it on or off, except while it is disabled or pending.'],
  ],
  accessibility: [
    'A native checkbox of role `switch`; a press on its label works too.',
    'A word and the position of the knob show the state, and an icon that it is on: never colour alone.',
    'Screen readers announce the pending state, and the focus stays.',
  ],
  see: ['Forms/Checkbox'],
}
