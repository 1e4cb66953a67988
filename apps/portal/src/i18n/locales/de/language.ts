import { words } from '@voie-libre/ui/words/de'
import common from './common.json'
import type { Texts } from '../../translated.ts'

export { words }
export const first = { common }
export const others = import.meta.glob<Texts>(['./*.json', '!./common.json'], { import: 'default' })
