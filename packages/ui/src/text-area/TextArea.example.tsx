import { TextArea } from '@voie-libre/ui/text-area'

export const Example = () => (
  <TextArea label="Your message" hint="Do not write your card number." name="message" limit={500} />
)
