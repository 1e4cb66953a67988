import { CarouselCard } from '@voie-libre/ui/carousel-card'

export const Example = () => (
  <CarouselCard title="Seventy-two hours to pay" icon="clock" button={{ href: '/help/deadline', label: 'Read' }}>
    What happens after, and how to be in time.
  </CarouselCard>
)
