import { expect, it, vi } from 'vitest'
import main from './brand.ts'

it('checks a brand of this repository with the published command', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await main(['check', 'packages/tokens/src/brands/harbour/harbour.tokens.json'])).toBe(0)
  expect(printed.mock.calls.flat().join('\n')).toContain('harbour: every value can be used')
})
