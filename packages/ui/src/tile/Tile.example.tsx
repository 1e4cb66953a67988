import { Tile } from '@voie-libre/ui/tile'

export function Example() {
  return <Tile title="Pay a journey" subtitle="With your number plate" icon="wallet" href="/pay" />
}
