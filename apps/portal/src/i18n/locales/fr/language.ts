import { words } from '@voie-libre/ui/words/fr'
import common from './common.json'

export { common, words }
export const others = import.meta.glob<Record<string, unknown>>(['./*.json', '!./common.json'], { import: 'default' })
