import { Tile } from '@voie-libre/ui/tile'

export const Example = () => <Tile title="Pay a journey" subtitle="With your number plate" icon="wallet" href="/pay" />
