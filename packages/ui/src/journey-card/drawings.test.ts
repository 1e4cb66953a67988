import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import drawings from './drawings.json' with { type: 'json' }

const sprite = readFileSync(new URL('../icon/sprite.svg', import.meta.url), 'utf8')
const symbol = (id: string) => new RegExp(`<symbol id="${id}".*</symbol>`).exec(sprite)?.[0]

it.each([
  ['freeFlow', 'plate'],
  ['latePayment', 'adp'],
  ['nonPayment', 'cnp'],
  ['prepayment', 'ticket'],
] as const)('%s is drawn as the sprite’s %s', { tags: ['WIDGET-33', 'WIDGET-34'] }, (kind, id) => {
  const shape = drawings[kind].outline.split('z')[0]
  expect(symbol(id)).toContain(`${shape}z`)
})
