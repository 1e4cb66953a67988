import type { Guide } from '../guide.ts'
import { DateField } from './DateField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/date-field',
  purpose: 'One day, or with `time` one day and time: typed, pasted or chosen in a calendar.',
  when: ['A date that people know by heart or read from a letter.', 'A filter of a list: from a day, up to a day.'],
  notFor: ['A start and an end, each with a time: a DateRangeSelector.', 'The expiry of a card: a MaskedField.'],
  pairs: [
    {
      do: {
        show: <DateField label="Day of the journey" />,
        because: 'The hint shows the format, and typing needs no calendar.',
      },
      dont: {
        show: <DateField label="Date" hint="Use the calendar." />,
        because: 'A calendar is slow for a birthday or an old letter, and the format is missing.',
      },
    },
  ],
  keyboard: [
    ['Digits', 'Type the date; the signs between day, month and year appear by themselves.'],
    ['Enter, Space', 'On the calendar button: open the calendar, and move the focus into it.'],
    ['Arrow keys', 'In the calendar: move by days and weeks; Home and End move to Monday and Sunday.'],
    ['Page Up, Page Down', 'In the calendar: move by months, with Shift by years.'],
    ['Escape', 'Closes the calendar; the focus returns to its button.'],
  ],
  accessibility: [
    'A plain text input, because native date inputs follow the browser’s country instead of the page’s language.',
    'A date that does not exist is reported and announced after the focus has left.',
    'With `time`, a `fieldset` with two labelled inputs and one error.',
    'A form posts 2026-03-14, or 2026-03-14T10:30:00, whatever format was typed. React Hook Form: use its `Controller`.',
  ],
  see: ['Forms/DateRangeSelector', 'Forms/TextField'],
}
