import type { Guide } from '../guide.ts'
import { SkipLink } from './SkipLink.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/skip-link',
  purpose: 'The first tab stop of a page: a link that skips the header.',
  when: ['Once per page, before everything else, with a `main` that has the id of its `href`.'],
  notFor: ['Navigation in a long page: a list of Links.', 'Several of them: one suffices on a site of this size.'],
  pairs: [
    {
      do: {
        show: (
          <p>
            <SkipLink href="#main" />
            Hidden here until it has focus, as on every page.
          </p>
        ),
        because: 'It takes no space until it is useful.',
      },
      dont: {
        show: (
          <p>
            <SkipLink href="#main" className="not-sr-only" />
          </p>
        ),
        because: 'When it is always visible, it distracts people who do not need it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Shows the link, as the first tab stop.'],
    ['Enter', 'Moves to the content.'],
  ],
  accessibility: [
    'Bypass blocks (WCAG 2.4.1). Give `main` a `tabIndex={-1}`, so that focus follows in every browser.',
    'The library provides its text in five languages.',
  ],
  see: ['Navigation/Header'],
}
