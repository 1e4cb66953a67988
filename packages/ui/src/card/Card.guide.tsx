import type { Guide } from '../guide.ts'
import { Card } from './Card.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/card',
  purpose: 'A block of related content, with a title.',
  when: ['A part of a form, a group of facts.', '`sunken` for less important content, `accent` for important content.'],
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
        because: 'Nested boxes add borders and hide the structure.',
      },
    },
  ],
  keyboard: 'The card takes no focus; its content does.',
  accessibility: [
    'With a title it is a `section` with that name. This is a landmark, so use only a few per page.',
    'Choose `headingLevel` according to the page’s outline, not by size.',
  ],
  see: ['Feedback/Alert', 'Actions/Tile'],
}
