import type { Guide } from '../guide.ts'
import { TextArea } from './TextArea.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/text-area',
  purpose: 'Several lines of free text, with a character count.',
  when: [
    'A comment to a claim, a message.',
    '`limit` for the maximum length the server accepts: it counts and warns, and never truncates.',
  ],
  notFor: [
    'One line: a TextField.',
    'A list of plates: a FileField.',
    'Structured information: one field for each part.',
  ],
  pairs: [
    {
      do: {
        show: <TextArea label="What happened" hint="When, where, and to which vehicle." limit={2000} />,
        because: 'The label asks a question, and the hint helps with the answer.',
      },
      dont: {
        show: <TextArea label="Comment" placeholder="Max. 2000 characters" />,
        because: 'The placeholder says how much to write, not what, and disappears with the first key.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Enters and leaves the field; it inserts no tab character.'],
    ['Enter', 'Inserts a new line; the form is not submitted.'],
  ],
  accessibility: [
    'Label, hint and error as for every field; near the limit, screen readers announce the remaining characters.',
    'People can enlarge it, and it keeps the typed text when the form has errors.',
  ],
  see: ['Forms/TextField'],
}
