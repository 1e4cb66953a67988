import { CarouselCard } from '@voie-libre/ui/carousel-card'

export function Example() {
  return (
    <CarouselCard title="Seventy-two hours to pay" icon="clock" button={{ href: '/help/deadline', label: 'Read' }}>
      What happens after, and how to be in time.
    </CarouselCard>
  )
}
