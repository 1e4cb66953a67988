import { words } from '@voie-libre/ui/words/it'
import common from './common.json'
import home from './home.json'

export { words }
export const first = { common, home }
export const others = import.meta.glob<Record<string, unknown>>(['./*.json', '!./common.json', '!./home.json'], {
  import: 'default',
})
