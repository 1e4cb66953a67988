import type { Guide } from '../guide.ts'
import { DateRangeSelector } from './DateRangeSelector.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/date-range',
  purpose: 'Start and end, each a date and a time, typed or picked: the dates of a rental.',
  when: [
    'A span that one copies from a contract, to the minute.',
    '`min` and `max` for what the calendar may offer; what is typed is the form’s to judge.',
    'Keep the value as it is: wall-clock texts such as `2026-03-14T10:30:00`, never moved by a time zone.',
  ],
  notFor: [
    'One date: a TextField with its format as hint.',
    'A date of birth: nobody wants to turn forty years of pages.',
  ],
  pairs: [
    {
      do: {
        show: (
          <DateRangeSelector
            legend="Dates of the rental"
            hint="As on the rental contract."
            required
            onChange={nothing}
          />
        ),
        because: 'Says where the answer stands. Four parts, one question.',
      },
      dont: {
        show: <DateRangeSelector legend="Period" onChange={nothing} />,
        because: 'Which period? Of the journey, of the contract, of the fine?',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Start date, its calendar button, start time, then the same for the end.'],
    ['Digits', 'Strokes and colons come by themselves; a pasted date and time fill both parts.'],
    ['Enter, Space', 'Upon the calendar button: opens it at the date typed.'],
    ['Arrow keys', 'In the calendar: a day, a week, as they point in either direction of writing.'],
    ['Tab, Shift + Tab', 'In the calendar: round and round.'],
    ['Home, End', 'First and last day of the week, Monday to Sunday.'],
    ['Page Up, Page Down', 'A month; with Shift a year.'],
    ['Tab', 'In the calendar: goes round in it.'],
    ['Escape', 'Closes the calendar; focus returns to its button.'],
  ],
  accessibility: [
    'Typing is always possible; the calendar only helps.',
    'Each part has its own label, within groups named start and end; one error is tied to all that miss.',
    'Dates as dd/MM/yyyy, weeks from Monday and 24 hours in every browser: native date inputs differ by country.',
  ],
  see: ['Forms/TextField'],
}
