import type { Guide } from '../guide.ts'
import { Card } from './Card.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/card',
  purpose: 'A block of a page that belongs together, named by its title.',
  when: ['A part of a form, a group of facts.', '`sunken` for what may be overlooked, `accent` for what must not.'],
  notFor: [
    'A message: an Alert.',
    'A link: a Tile.',
    'A journey: a JourneyCard.',
    'A card within a card: use headings.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Card title="Your details" headingLevel={3}>
            <p>They appear on your receipt.</p>
          </Card>
        ),
        because: 'One subject, one title.',
      },
      dont: {
        show: (
          <Card title="Your details" headingLevel={3}>
            <Card tone="accent">
              <Card>They appear on your receipt.</Card>
            </Card>
          </Card>
        ),
        because: 'Boxes in boxes: edges everywhere, and no order.',
      },
    },
  ],
  keyboard: 'No stop of its own; only what is inside.',
  accessibility: [
    'With a title it is a `section` named by it: a landmark, so do not make twenty.',
    'Choose `headingLevel` by the page’s outline, not by size.',
  ],
  see: ['Feedback/Alert', 'Actions/Tile'],
}
