import { Spinner } from '@voie-libre/ui/spinner'

export const Example = () => <Spinner label="Your journeys are loading" size="lg" />
