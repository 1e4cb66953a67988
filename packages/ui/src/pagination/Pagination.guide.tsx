import type { Guide } from '../guide.ts'
import { Pagination } from './Pagination.tsx'

const page = (number: number) => `#page-${number}`

export const guide: Guide = {
  entry: '@voie-libre/ui/pagination',
  purpose: 'Navigation through the pages of a long list.',
  when: [
    'More than about fifty rows, paged by the server.',
    'Pass `href` if pages have addresses, so that new tabs and the Back button work; otherwise `onPageChange`.',
  ],
  notFor: [
    'A short list: show all of it, so that people can search it.',
    'Slides: a Carousel.',
    'Steps of a task: Steps.',
  ],
  pairs: [
    {
      do: {
        show: <Pagination label="Pages of journeys" page={3} pageSize={10} total={243} href={page} />,
        because: 'It shows the position and the total, and its name distinguishes it from other lists.',
      },
      dont: {
        show: <Pagination label="Navigation" page={3} pageSize={1} total={243} href={page} />,
        because: 'With one row per page, people need 243 presses to see them all.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through previous, the visible pages, next, and the page size.'],
    ['Enter', 'Opens the page; focus stays where it was.'],
  ],
  accessibility: [
    'A named `nav`; the current page has `aria-current="page"`, and each page is named like “Page 3”.',
    'At the first and the last page the unusable button is `aria-disabled` and keeps its focus.',
    'Announce the new page yourself, or move the focus to the list’s heading.',
  ],
  see: ['Content/DataTable'],
}
