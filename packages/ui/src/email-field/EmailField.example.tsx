import { EmailField } from '@voie-libre/ui/email-field'

export const Example = () => <EmailField label="E-mail address" hint="Your receipt goes there." name="email" required />
