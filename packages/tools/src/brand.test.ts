import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import main, { withNames } from './brand.ts'
import { root } from './paths.ts'

it('checks a brand of this repository with the published command', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await main(['check', 'packages/tokens/src/brands/harbour/harbour.tokens.json'])).toBe(0)
  expect(printed.mock.calls.flat().join('\n')).toContain('harbour: every value can be used')
})

it('keeps the Tailwind configuration equal to the contract’s names (`pnpm brand names` writes them)', () => {
  const config = readFileSync(join(root, 'tailwind.config.ts'), 'utf8')
  expect(config).toBe(withNames(config))
  expect(withNames(config.replace("'on-action-fill',", "'old',"))).toBe(config)
})
