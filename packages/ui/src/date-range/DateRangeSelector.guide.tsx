import type { Guide } from '../guide.ts'
import { DateRangeSelector } from './DateRangeSelector.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/date-range',
  purpose: 'Start and end, each a date and a time, typed or picked: the dates of a rental.',
  when: [
    'A range to copy from a contract, to the minute.',
    '`min` and `max` limit the calendar; the form validates typed dates.',
    'Keep the value unchanged: local times without a zone, such as `2026-03-14T10:30:00`. Never convert them.',
  ],
  notFor: ['One date: a DateField.', 'A date of birth: it would need paging through decades.'],
  pairs: [
    {
      do: {
        show: (
          <DateRangeSelector
            legend="Dates of the rental"
            hint="As on the rental contract."
            required
            onValueChange={nothing}
          />
        ),
        because: 'The hint says where to find the dates. Four parts answer one question.',
      },
      dont: {
        show: <DateRangeSelector legend="Period" onValueChange={nothing} />,
        because: 'The legend is ambiguous: the period of the journey, the contract or the fine?',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through start date, its calendar button and start time, then the same for the end.'],
    [
      'Digits',
      'The field inserts the signs of the date format and the colon; the year may come first. A pasted date and time fill both parts.',
    ],
    ['Enter, Space', 'On the calendar button: opens it at the typed date.'],
    ['Arrow keys', 'In the calendar: move by a day or a week, following the direction of writing.'],
    ['Tab, Shift + Tab', 'In the calendar: move through its controls.'],
    ['Home, End', 'In the calendar: first and last day of the week, Monday to Sunday.'],
    ['Page Up, Page Down', 'In the calendar: move by a month; with Shift by a year.'],
    ['Tab', 'In the calendar: stays in it, wrapping at the end.'],
    ['Escape', 'Closes the calendar; focus returns to its button.'],
  ],
  accessibility: [
    'Typing always works; the calendar is optional.',
    'Each part has its own label, in groups named start and end. An error is beside the side that it is about: pass `errorSide` with your own.',
    'Dates as dd/MM/yyyy, weeks from Monday and 24 hours in every browser: native date inputs differ by country.',
  ],
  see: ['Forms/DateField'],
}
