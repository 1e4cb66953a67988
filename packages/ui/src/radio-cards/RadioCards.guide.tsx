import type { Guide } from '../guide.ts'
import { RadioCards } from './RadioCards.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/radio-cards',
  purpose: 'One of a few choices, each with room for a line of help: a means of payment, a reason.',
  when: [
    'Two to six choices that deserve to be compared.',
    'A choice that is not to be had today: keep it in sight, `disabled`, and say why when it is asked for.',
  ],
  notFor: [
    'More than seven, or names that need no help: a Select.',
    'Choices that can be combined: Checkboxes.',
    'A choice that shows another part of the page: Tabs.',
  ],
  pairs: [
    {
      do: {
        show: (
          <RadioCards
            legend="Means of payment"
            name="do"
            value="card"
            onValueChange={nothing}
            options={[
              { value: 'card', label: 'Bank card', icon: 'card' },
              {
                value: 'fuel',
                label: 'Fuel card',
                description: 'Not for prepaid journeys',
                icon: 'fuel',
                disabled: true,
              },
            ]}
          />
        ),
        because: 'What is missing is shown, with the reason, and can be reached.',
      },
      dont: {
        show: (
          <RadioCards
            legend="Means of payment"
            name="dont"
            value="card"
            onValueChange={nothing}
            options={[{ value: 'card', label: 'Bank card', icon: 'card' }]}
          />
        ),
        because: 'A choice of one is no choice. And where has the fuel card of last week gone?',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Enters the group at the chosen one, or at the first; leaves it with the next Tab.'],
    [
      'Arrow keys',
      'Move and choose, as they point in either direction of writing. Over a disabled one they pass without choosing.',
    ],
    ['Space', 'Chooses; upon a disabled one it asks why (`onDisabledChoice`).'],
  ],
  accessibility: [
    'Native radios in a `fieldset` with role `radiogroup`; the legend names it.',
    'Disabled ones are `aria-disabled` and reachable: everybody can learn why.',
    'Chosen is said by the radio, an edge and a tint: never by colour alone.',
  ],
  see: ['Forms/Select', 'Forms/Checkbox'],
}
