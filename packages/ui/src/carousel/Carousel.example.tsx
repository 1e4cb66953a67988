import { Carousel } from '@voie-libre/ui/carousel'
import { CarouselCard } from '@voie-libre/ui/carousel-card'

const news = [
  { id: 'gates', title: 'The gates are gone: how it works now' },
  { id: 'deadline', title: 'Seventy-two hours to pay' },
  { id: 'badge', title: 'With a badge you have nothing to do' },
  { id: 'rental', title: 'You drove a rental car' },
]

export const Example = () => (
  <Carousel
    label="News"
    items={news.map(({ id, title }) => ({
      id,
      node: <CarouselCard title={title} icon="info" button={{ href: `/news/${id}`, label: 'Read' }} />,
    }))}
  />
)
