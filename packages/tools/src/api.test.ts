import { describe, expect, it } from 'vitest'
import { declarationsOf, faultOf } from './api.ts'

const types = "## ./button\n\n```ts\ninterface Props {\n    size?: 'md';\n}\n```\n"
const changeset = "---\n'@voie-libre/ui': minor\n---\n\nButtons may be large.\n"
const report = (body: string, release = 'none') =>
  [
    '# Public types of @voie-libre/ui',
    '',
    'Written by `pnpm api`. A change here is a change for everyone who uses the package: it comes with a changeset.',
    '',
    `Last release: ${release}.`,
    '',
    body,
  ].join('\n')

describe('declarations', () => {
  it('ignore comments and formatting', () => {
    const one = declarationsOf("/** Small. */\ninterface Look { size?: 'md' }\nimport '../icon/Icon.js';")
    const other = declarationsOf("interface Look {\n  size?: 'md'; // the usual one\n}")
    expect(one.text).toBe(other.text)
  })

  it('ignore how a component destructures its props', () => {
    const one = declarationsOf('declare function Look({ size, ...rest }: Props): Node;')
    expect(one.text).toBe(declarationsOf('declare function Look({ size, tone, ...rest }: Props): Node;').text)
    expect(one.text).toContain('props: Props')
  })

  it('list the files that they import', () => {
    expect(declarationsOf("import { A } from '../a/A.js';\nimport { B } from 'react';").imports).toEqual(['../a/A.js'])
  })
})

describe('an API report', () => {
  it('is rejected when it does not match the current types', () => {
    expect(faultOf('ui', types.replace("'md'", "'md' | 'lg'"), report(types), [changeset])).toContain('run `pnpm api`')
  })

  it('is rejected without a changeset when it differs from the last release', () => {
    expect(faultOf('ui', types, report(types), [])).toContain('add a changeset')
    expect(faultOf('ui', types, report(types, '0.1.0, types 0123456789abcdef'), [])).toContain('add a changeset')
    expect(faultOf('ui', types, report(types), ["---\n'@voie-libre/portal': patch\n---\n"])).toContain(
      'add a changeset',
    )
  })

  it('is accepted with a changeset when it differs from the last release', () => {
    expect(faultOf('ui', types, report(types), [changeset])).toBeUndefined()
  })

  it('needs no changeset when its types are released', () => {
    const hash = '39342cd1bb45a1f4'
    expect(faultOf('ui', types, report(types, `0.2.0, types ${hash}`), [])).toBeUndefined()
  })
})
