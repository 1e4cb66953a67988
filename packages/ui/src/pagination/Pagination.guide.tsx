import type { Guide } from '../guide.ts'
import { Pagination } from './Pagination.tsx'

const page = (number: number) => `#page-${number}`

export const guide: Guide = {
  entry: '@voie-libre/ui/pagination',
  purpose: 'From page to page of a long list: which one, how many, and how to go on.',
  when: [
    'More than some fifty rows, served in pages.',
    'Give `href` where pages have addresses, so that they can be opened elsewhere and gone back from; else `onPageChange`.',
  ],
  notFor: ['A list that fits: show it all, it can be searched.', 'Slides: a Carousel.', 'Steps of a task: Steps.'],
  pairs: [
    {
      do: {
        show: <Pagination label="Pages of journeys" page={3} pageSize={10} total={243} href={page} />,
        because: 'Says where one is and how much there is; the name tells it from other lists.',
      },
      dont: {
        show: <Pagination label="Navigation" page={3} pageSize={1} total={243} href={page} />,
        because: 'One row per page: 243 presses to see them all.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through previous, the pages shown, next, and the number per page.'],
    ['Enter', 'Goes to the page; focus stays where it was.'],
  ],
  accessibility: [
    'A named `nav`; the page one is on has `aria-current="page"`, each is called “Page 3”.',
    'At the first and the last page the button in vain is `aria-disabled` and keeps its focus.',
    'Announce the new page yourself, or move the focus to the list’s heading.',
  ],
  see: ['Content/DataTable'],
}
