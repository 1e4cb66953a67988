import type { Guide } from '../guide.ts'
import { MaskedField } from './MaskedField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/masked-field',
  purpose: 'Digits in printed groups: the number of a fuel card, an expiry.',
  when: [
    'Digits that users copy from a card or a letter and must compare.',
    'Use the digits of `onValueChange`, or those that a form posts; the groups are only their display.',
  ],
  notFor: [
    'Amounts, phone numbers and plates: their grouping differs by country. A TextField, a PlateField.',
    'Bank cards: the payment provider asks for them on its own page.',
  ],
  pairs: [
    {
      do: {
        show: <MaskedField label="Card number" groups={[4, 4, 4, 4, 3]} defaultValue="7077123412341234567" />,
        because: 'Easy to compare with the card.',
      },
      dont: {
        show: <MaskedField label="Card number" groups={[19]} defaultValue="7077123412341234567" />,
        because: 'A wrong digit is hard to find.',
      },
    },
    {
      do: {
        show: <MaskedField label="Expires" groups={[2, 2]} separator="/" hint="MM/YY" defaultValue="0927" />,
        because: 'One field, typed as printed, and pasted with or without the slash.',
      },
      dont: {
        show: (
          <div className="flex gap-3">
            <MaskedField label="Month" groups={[2]} defaultValue="09" />
            <MaskedField label="Year" groups={[2]} defaultValue="27" />
          </div>
        ),
        because: 'Two fields for one value: more tab stops, and pasting is impossible.',
      },
    },
  ],
  keyboard: [
    ['Digits', 'Inserted at the caret; the groups rearrange and the caret stays after the digit.'],
    ['Backspace, Delete', 'At a separator, delete the digit beyond it.'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo and redo step by step; the groups stay correct.'],
  ],
  accessibility: [
    'Requests the keyboard of digits (`inputmode="numeric"`), but is a text input without spin buttons.',
    'Does not truncate too many digits; state the correct number in `error`.',
  ],
  see: ['Forms/TextField'],
}
