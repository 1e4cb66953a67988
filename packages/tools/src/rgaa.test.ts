import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rgaa } from '@voie-libre/domain/content/rgaa'
import { expect, it } from 'vitest'
import { root } from './paths.ts'
import { sheetDocument } from './rgaa.ts'

it('docs/RGAA.md is what the sheet says (pnpm rgaa writes it)', () => {
  expect(readFileSync(join(root, 'docs/RGAA.md'), 'utf8')).toBe(sheetDocument(rgaa))
})

it('states rate, numbers and each criterion', () => {
  const text = sheetDocument([
    { id: '1.1', asks: 'One', state: 'met', evidence: 'a.test.ts' },
    { id: '1.2', asks: 'Two', state: 'unchecked', note: 'nobody has looked' },
    { id: '1.3', asks: 'Three', state: 'none', note: 'no such thing' },
  ])
  expect(text).toContain('**50 %** of the 2 applicable criteria are met: 1 met, 0 not met, 1 not audited')
  expect(text).toMatch(/\| 1\.2 +\| Two +\| not audited +\| +\| nobody has looked +\|/)
})
