import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import type { Guide } from '../guide.ts'
import { TextField } from '../text-field/TextField.tsx'
import { Stack } from './Stack.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/stack',
  purpose: 'Its items one below the other, at the same distance.',
  when: ['Cards of a page, paragraphs and fields of a card.'],
  notFor: ['The fields of a form: Form has the same distances.', 'Buttons beside each other: a Cluster.'],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={6}>
            <Card title="Vehicle">AB-123-CD</Card>
            <Card title="Trip">Machelles to Gannes</Card>
          </Stack>
        ),
        because: 'The distance follows the brand and its density.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <TextField label="E-mail" />
            <Button>Send</Button>
          </Stack>
        ),
        because: 'So close, fields and buttons look like one control.',
      },
    },
  ],
  keyboard: 'Its items take the focus in their order.',
  accessibility: ['It has no role: give it one with `role` and `aria-label`, if its items are a group.'],
  see: ['Layout/Cluster', 'Layout/PageGrid'],
}
