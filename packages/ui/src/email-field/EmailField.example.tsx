import { EmailField } from '@voie-libre/ui/email-field'

export function Example() {
  return <EmailField label="E-mail address" hint="Your receipt goes there." name="email" required />
}
