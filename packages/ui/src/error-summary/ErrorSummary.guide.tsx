import type { Guide } from '../guide.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/error-summary',
  purpose: 'What stopped a form, each line leading to its field.',
  when: ['A form of more than one screen, or with more than two fields, was sent with mistakes.'],
  notFor: [
    'A single field: its own error, and focus upon it.',
    'A failure of the server: an Alert beside the button.',
    'Mistakes while typing: wait until the field is left or the form sent.',
  ],
  pairs: [
    {
      do: {
        show: (
          <ErrorSummary
            title="Two fields need your attention"
            errors={[
              { id: 'do-name', text: 'Enter your last name' },
              { id: 'do-zip', text: 'Enter the postal code, such as 63000' },
            ]}
          />
        ),
        because: 'The same words as at the fields, so that one recognises them there.',
      },
      dont: {
        show: (
          <ErrorSummary
            title="Error"
            errors={[
              { id: 'dont-name', text: 'Last name' },
              { id: 'dont-zip', text: 'Postal code' },
            ]}
          />
        ),
        because: 'Names the fields but not what to do about them.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through its links, in the order of the form.'],
    ['Enter', 'Focuses the field, without touching the address.'],
  ],
  accessibility: [
    'Spoken when it appears (`role="alert"`); the host may also focus it by `ref`.',
    'Each field keeps its own error as well.',
  ],
  see: ['Forms/TextField', 'Feedback/Alert'],
}
