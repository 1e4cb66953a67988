import type { Guide } from '../guide.ts'
import { TextArea } from './TextArea.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/text-area',
  purpose: 'Several lines of text in one’s own words, counted towards a limit.',
  when: [
    'A comment to a claim, a message.',
    '`limit` for the longest text the server takes: it counts and warns, and never cuts.',
  ],
  notFor: [
    'One line: a TextField.',
    'A list of plates: a FileField.',
    'What the server could ask in parts: fields that say what is wanted.',
  ],
  pairs: [
    {
      do: {
        show: <TextArea label="What happened" hint="When, where, and to which vehicle." limit={2000} />,
        because: 'Asks a question, and helps with the answer.',
      },
      dont: {
        show: <TextArea label="Comment" placeholder="Max. 2000 characters" />,
        because: 'Says how much, not what; and is gone with the first key.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, and leaves it: no tab is typed.'],
    ['Enter', 'A new line; the form is not sent.'],
  ],
  accessibility: [
    'Label, hint and error as for every field; how many characters are left is said near the limit.',
    'It can be made larger, and keeps what was typed when the form is refused.',
  ],
  see: ['Forms/TextField'],
}
