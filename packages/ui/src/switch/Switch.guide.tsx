import { Checkbox } from '../checkbox/Checkbox.tsx'
import type { Guide } from '../guide.ts'
import { Switch } from './Switch.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/switch',
  purpose: 'Turns something on or off at once, without a form to send.',
  when: [
    'The alert of a vehicle, a setting.',
    '`pending` while the server is asked. The host sets `checked`: what is refused simply does not turn.',
  ],
  notFor: [
    'A part of a form that is sent later: a Checkbox.',
    'One of two names: RadioCards.',
    'Starting something: a Button.',
  ],
  pairs: [
    {
      do: {
        show: <Switch label="E-mail alert" hint="One message per journey." checked onCheckedChange={nothing} />,
        because: 'Names the thing; the switch says whether it is on.',
      },
      dont: {
        show: <Switch label="Turn on e-mail alert" checked onCheckedChange={nothing} />,
        because: 'Turned on, it says “Turn on: on”.',
      },
    },
    {
      do: {
        show: <Checkbox label="I accept the terms of use" />,
        because: 'Counts when the form is sent: a checkbox.',
      },
      dont: {
        show: <Switch label="I accept the terms of use" checked={false} onCheckedChange={nothing} />,
        because: 'Nothing happens when it is turned, which is what a switch promises.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is disabled or pending.'],
    ['Space, Enter', 'Turn it; not while it is disabled or pending.'],
  ],
  accessibility: [
    'A button of role `switch` with `aria-checked`; its label turns it too.',
    'On and off are a word, a sign and a place: never a colour alone.',
    'Pending is spoken, and the focus stays.',
  ],
  see: ['Forms/Checkbox'],
}
