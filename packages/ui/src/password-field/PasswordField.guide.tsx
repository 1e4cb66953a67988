import type { Guide } from '../guide.ts'
import { PasswordField } from './PasswordField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/password-field',
  purpose:
    'A password that the driver can reveal while typing. For a new password, it marks each rule as soon as it is met.',
  when: [
    'Signing in: the default, `autocomplete="current-password"`.',
    'Choosing a password: `autoComplete="new-password"` and `rules`.',
  ],
  notFor: [
    'A code that is not secret, such as a notice number: a TextField.',
    'The three digits of a bank card: they belong to the payment provider’s page.',
  ],
  pairs: [
    {
      do: {
        show: (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            defaultValue="road1"
            rules={[
              { label: '8 characters at least', met: false },
              { label: 'a digit', met: true },
            ]}
          />
        ),
        because: 'The rules are visible before typing, and update at each key.',
      },
      dont: {
        show: (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            defaultValue="road1"
            error="The password does not meet the security requirements."
          />
        ),
        because: 'It does not name the requirements, so the driver must guess them.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the input, then the button that shows or hides the password.'],
    ['Enter, Space', 'On that button: shows or hides the password. The form is not submitted, and the caret stays.'],
  ],
  accessibility: [
    'The button has a constant name and exposes its state by `aria-pressed`.',
    'Pasting and password managers work (WCAG 3.3.8).',
    'A text says whether each rule is met; the check mark only repeats it.',
  ],
  see: ['Forms/TextField'],
}
