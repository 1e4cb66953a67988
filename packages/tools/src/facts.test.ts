import { describe, expect, it } from 'vitest'
import { changeIn, factOf } from '../../../.storybook/facts.ts'
import manifest from '../../ui/package.json' with { type: 'json' }
import budgets from '../../ui/size-budgets.json' with { type: 'json' }

describe('the facts on the page of a component', () => {
  it.each([
    ['before its first release', {}, 'new', undefined],
    ['in its first version', { button: '2.1.0' }, 'new', '2.1.0'],
    ['in later versions', { button: '2.0.0' }, 'stable', '2.0.0'],
  ] as const)('%s', (_, releases, status, since) => {
    expect(factOf('./button', releases, '2.1.0')).toMatchObject({ status, since })
  })

  it('name the source and the measured size', () => {
    expect(factOf('./button')).toMatchObject({ source: 'packages/ui/src/button/Button.tsx', ...budgets.button })
  })

  it.each([
    ['no link without a repository', undefined, undefined],
    [
      'a link to the source in the repository',
      { type: 'git', url: 'git+https://code.example/team/toll.git', directory: 'packages/ui' },
      'https://code.example/team/toll/blob/main/packages/ui/src/button/Button.tsx',
    ],
  ])('have %s', (_, repository, link) => {
    expect(factOf('./button', {}, '1.0.0', repository).link).toBe(link)
  })

  it('exist for every entry with code', () => {
    const entries = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file))
    for (const [entry] of entries) expect(factOf(entry).js).toBeGreaterThan(0)
  })
})

describe('the changelog page', () => {
  it('shows a change of the components', () => {
    expect(changeIn("---\n'@voie-libre/tokens': minor\n'@voie-libre/ui': patch\n---\n\nText.\n")).toContain(
      '**patch.** Text.',
    )
  })

  it('leaves out a change of other packages', () => {
    expect(changeIn("---\n'@voie-libre/brand': minor\n---\n\nText.\n")).toBeUndefined()
  })
})
