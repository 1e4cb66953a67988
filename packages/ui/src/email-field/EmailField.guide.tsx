import type { Guide } from '../guide.ts'
import { EmailField } from './EmailField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/email-field',
  purpose: 'An e-mail address: the keyboard with an @, the address the browser knows, no capitals, 100 characters.',
  when: ['Wherever a receipt, an alert or an account needs an address.'],
  notFor: [
    'Checking that the address exists: no field can. Show it again before it is used.',
    'A login that may also be a customer number: a TextField.',
  ],
  pairs: [
    {
      do: {
        show: <EmailField label="E-mail address" hint="Your receipt goes there." required />,
        because: 'Says what becomes of it, so that a driver need not ask.',
      },
      dont: {
        show: (
          <div className="grid gap-4">
            <EmailField label="E-mail address" required />
            <EmailField label="Repeat your e-mail address" required />
          </div>
        ),
        because: 'People paste the first into the second, mistake and all. Show the address on the next page instead.',
      },
    },
  ],
  keyboard: [['Tab', 'Reaches the input.']],
  accessibility: [
    '`autocomplete="email"` is set (WCAG 1.3.5); spelling and capitals are left alone.',
    'More than 100 characters are counted and said, never cut: a cut address is another person’s.',
  ],
  see: ['Forms/TextField'],
}
