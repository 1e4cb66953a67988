import type { Guide } from '../guide.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/error-summary',
  purpose: 'A list of the errors that stopped a form; each links to its field.',
  when: ['A form of more than one screen, or with more than two fields, was submitted with errors.'],
  notFor: [
    'A single field: show its own error and focus it.',
    'A failure of the server: an Alert beside the button.',
    'Errors while typing: wait for blur or submit.',
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
        because: 'The texts are the same as at the fields, so that people recognise them.',
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
        because: 'It names the fields but not what to do.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through its links, in the order of the form.'],
    ['Enter', 'Focuses the field, without changing the address.'],
  ],
  accessibility: [
    'It takes the focus after a submit or a press of a button, not while somebody types. Turn off the focus of your form library.',
    'Each field keeps its own error as well. A correction is not announced: the focus has announced the summary.',
  ],
  see: ['Forms/TextField', 'Feedback/Alert'],
}
