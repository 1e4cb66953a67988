import type { Guide } from '../guide.ts'
import { EmailField } from './EmailField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/email-field',
  purpose:
    'An e-mail address, with the right keyboard on a phone, autofill, no automatic capitals, and 100 characters at most.',
  when: ['Wherever a receipt, an alert or an account needs an address.'],
  notFor: [
    'Checking that the address exists: a field cannot do that. Show the address again before you use it.',
    'A login that may also be a customer number: a TextField.',
  ],
  pairs: [
    {
      do: {
        show: <EmailField label="E-mail address" hint="Your receipt goes there." required />,
        because: 'The hint says what the address is for.',
      },
      dont: {
        show: (
          <div className="grid gap-4">
            <EmailField label="E-mail address" required />
            <EmailField label="Repeat your e-mail address" required />
          </div>
        ),
        because:
          'People paste the first address into the second field, with its mistake. Show the address on the next page instead.',
      },
    },
  ],
  keyboard: [['Tab', 'Focuses the input.']],
  accessibility: [
    '`autocomplete="email"` is set (WCAG 1.3.5); spell check and automatic capitals are off.',
    'Beyond 100 characters, it shows how many are too many, and never truncates: a truncated address may belong to another person.',
  ],
  see: ['Forms/TextField'],
}
