import type { Guide } from '../guide.ts'
import { RadioCards } from './RadioCards.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/radio-cards',
  purpose: 'One of a few choices, each with a line of help: a means of payment, a reason.',
  when: [
    'Two to six choices that people compare.',
    'An unavailable choice: show it `disabled`, and give the reason when somebody tries to select it.',
  ],
  notFor: [
    'Choices that need no help: a RadioGroup, or a Select if there are more than seven.',
    'Several choices at once: a CheckboxGroup.',
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
        because: 'It shows the unavailable choice with the reason, and the keyboard can reach it.',
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
        because: 'One option is no choice, and the driver does not learn why the fuel card is missing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Enters the group at the selected choice, or at the first; the next Tab leaves it.'],
    [
      'Arrow keys',
      'Move and select, following the direction of writing. They move over a disabled choice without selecting it.',
    ],
    ['Space', 'Selects; on a disabled choice it calls `onDisabledChoice`.'],
  ],
  accessibility: [
    'Native radios in a `fieldset` with role `radiogroup`; the legend names it.',
    'Disabled choices are `aria-disabled` and reachable, so that everybody can learn the reason.',
    'The radio, a border and a tint show the selected state, never colour alone.',
  ],
  see: ['Forms/Select', 'Forms/Checkbox'],
}
