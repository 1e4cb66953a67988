import { Spinner } from '@voie-libre/ui/spinner'

export function Example() {
  return <Spinner label="Your journeys are loading" size="lg" />
}
