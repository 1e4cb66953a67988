import type { Guide } from '../guide.ts'
import { MaskedField } from './MaskedField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/masked-field',
  purpose: 'Digits in groups, as they are printed: a fuel card’s number, an expiry.',
  when: [
    'Digits that one copies from a card or a letter and must compare.',
    'Keep the digits of `onValueChange`; what shows is only their look.',
  ],
  notFor: [
    'Amounts, phone numbers and plates: their grouping differs by country. A TextField, a PlateField.',
    'Bank cards: the payment provider asks for those upon its own page.',
  ],
  pairs: [
    {
      do: {
        show: <MaskedField label="Card number" groups={[4, 4, 4, 4, 3]} defaultValue="7077123412341234567" />,
        because: 'Compared with the card at a glance.',
      },
      dont: {
        show: <MaskedField label="Card number" groups={[19]} defaultValue="7077123412341234567" />,
        because: 'Nobody finds the wrong digit in there.',
      },
    },
    {
      do: {
        show: <MaskedField label="Expires" groups={[2, 2]} separator="/" hint="MM/YY" defaultValue="0927" />,
        because: 'One field, typed as printed, and pasted with or without the stroke.',
      },
      dont: {
        show: (
          <div className="flex gap-3">
            <MaskedField label="Month" groups={[2]} defaultValue="09" />
            <MaskedField label="Year" groups={[2]} defaultValue="27" />
          </div>
        ),
        because: 'Two fields for one thing: more stops, and nothing can be pasted.',
      },
    },
  ],
  keyboard: [
    ['Digits', 'Typed anywhere; groups rearrange and the caret stays behind the digit.'],
    ['Backspace, Delete', 'Over a separator, take the digit beyond it.'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo and redo step by step; the groups stay right.'],
  ],
  accessibility: [
    'The digits’ keyboard shows (`inputmode="numeric"`), while the input stays text: no spinning arrows.',
    'Too many digits are not cut; say in `error` how many are right.',
  ],
  see: ['Forms/TextField'],
}
