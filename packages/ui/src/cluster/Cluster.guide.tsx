import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Cluster } from './Cluster.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/cluster',
  purpose: 'Buttons, links or tags beside each other; those without room begin a new row.',
  when: ['The buttons at the end of a form or a card.', 'Tags or links that belong together.'],
  notFor: ['Two fields: a FieldRow aligns their inputs.', 'The buttons of a Modal: its `footer` arranges them.'],
  pairs: [
    {
      do: {
        show: (
          <Cluster phone="stack">
            <Button variant="secondary">Cancel</Button>
            <Button>Send</Button>
          </Cluster>
        ),
        because: 'The main action is last; on a phone it is on top, as wide as a thumb needs.',
      },
      dont: {
        show: (
          <Cluster>
            <Button>Send</Button>
            <Button>Cancel</Button>
          </Cluster>
        ),
        because: 'Two buttons of the same weight let people hesitate.',
      },
    },
  ],
  keyboard: 'Its items take the focus in their order.',
  accessibility: ['Screen readers read the items in their order, also where a phone shows the last one on top.'],
  see: ['Layout/Stack', 'Actions/Button'],
}
