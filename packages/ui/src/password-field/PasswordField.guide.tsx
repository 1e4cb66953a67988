import type { Guide } from '../guide.ts'
import { PasswordField } from './PasswordField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/password-field',
  purpose: 'A password that can be looked at while it is typed; for a new one, its rules tick as they are met.',
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
        because: 'The rules are there before the first key, and answer at each.',
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
        because: 'Which requirements? The driver learns them one refusal at a time.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Input, then the button that shows or hides.'],
    ['Enter, Space', 'Upon that button: shows or hides. The form is not sent, the caret stays.'],
  ],
  accessibility: [
    'The button keeps one name and says its state by `aria-pressed`.',
    'Pasting and password managers work (WCAG 3.3.8).',
    'Each rule says in words whether it is met; the tick only repeats it.',
  ],
  see: ['Forms/TextField'],
}
