import type { Guide } from '../guide.ts'
import { SkipLink } from './SkipLink.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/skip-link',
  purpose: 'The first stop of the Tab key: past the header, to the content.',
  when: ['Once per page, before everything else, with a `main` of the id it names.'],
  notFor: ['Jumping about in a long page: a list of Links.', 'Several of them: one suffices on a site of this size.'],
  pairs: [
    {
      do: {
        show: (
          <p>
            <SkipLink href="#main" />
            Out of sight here until it has focus, as on every page.
          </p>
        ),
        because: 'Takes no room until it helps.',
      },
      dont: {
        show: (
          <p>
            <SkipLink href="#main" className="not-sr-only" />
          </p>
        ),
        because: 'Always in sight it is noise to those who do not need it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Shows it, as the first stop.'],
    ['Enter', 'Goes to the content.'],
  ],
  accessibility: [
    'Bypass blocks (WCAG 2.4.1). Give `main` a `tabIndex={-1}`, so that focus follows in every browser.',
    'Its words come with the library, in five languages.',
  ],
  see: ['Navigation/Header'],
}
