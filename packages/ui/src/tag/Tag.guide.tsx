import type { Guide } from '../guide.ts'
import { Tag } from './Tag.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/tag',
  purpose: 'One or two words about a thing: its state or category, or a filter that can be removed.',
  when: ['The state of a row in a table or a list.', 'Active filters above a list, with `onRemove`.'],
  notFor: ['A message: an Alert.', 'An action: a Button.', 'A number plate: a Plate.'],
  pairs: [
    {
      do: {
        show: (
          <Tag tone="success" icon="check">
            Paid
          </Tag>
        ),
        because: 'The word says what the colour shows.',
      },
      dont: {
        show: <Tag tone="success">AB-123-CD</Tag>,
        because: 'Only the colour says that it is paid.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the button of a removable tag; without the button it takes no focus.'],
    ['Enter, Space', 'Remove it.'],
  ],
  accessibility: [
    'Plain text: screen readers read it in its place. Write the state in words, since the tone is not announced.',
    'The button’s name repeats the words, so that several tags can be told apart.',
    'After a removal the host moves the focus to the next tag or to the list.',
  ],
  see: ['Feedback/Alert', 'Content/DataTable'],
}
