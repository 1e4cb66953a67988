import { expect, it } from 'vitest'
import { idsNamed, readRequirements, withoutPlanned } from './requirements.ts'

// Composed here, so that these examples do not count as tests of real requirements.
const id = (area: string, number: string) => `${area}-${number}`
const title = (list: string) => `it('does it [${list}]', () => {})`

it.each([
  ['one', title(id('SELECT', '03')), ['SELECT-03']],
  ['a list', title(`${id('SELECT', '03')}, ${id('F-NET', '01')}`), ['SELECT-03', 'F-NET-01']],
  ['a range', title(`${id('SELECT', '09')}..11`), ['SELECT-09', 'SELECT-10', 'SELECT-11']],
  ['a list with a range', title(`${id('I18N', '02')}, ${id('PAY', '01')}..02`), ['I18N-02', 'PAY-01', 'PAY-02']],
  ['tags', `it('does it', { tags: ['${id('SELECT', '03')}', '${id('F-NET', '01')}'] }`, ['SELECT-03', 'F-NET-01']],
  ['Playwright tags', `test('does it', { tag: ['@${id('SELECT', '03')}'] }`, ['SELECT-03']],
  ['none in a comment', `// [${id('SELECT', '03')}]\n/* [${id('SELECT', '04')}] */`, []],
  ['none in a section or an index', `list[0]; 'x [§2.2]'`, []],
])('reads %s', (_, source, ids) => expect(idsNamed(source)).toEqual(ids))

const text = `# Requirements

## PAY: Payment

| ID | Statement |
| --- | --- |
| PAY-01 | One |
| PAY-02 | Two, see OPEN-01 |

## Decisions

| ID | Gap | Decision |
| --- | --- | --- |
| OPEN-01 | What | This |

## Planned

| Area | IDs |
| --- | --- |
| PAY | PAY-01, PAY-02 |
| CLAIM | CLAIM-01 |

## Not testable here

| ID | Why |
| --- | --- |
| API-81 | Out of scope |
`

it('distinguishes requirements, decisions and the two lists', () => {
  expect(readRequirements(text)).toEqual({
    required: ['PAY-01', 'PAY-02'],
    decisions: ['OPEN-01'],
    planned: ['PAY-01', 'PAY-02', 'CLAIM-01'],
    untestable: ['API-81'],
  })
})

it('removes proven IDs from the lists and keeps the rest', () => {
  const fixed = withoutPlanned(text, ['PAY-01', 'CLAIM-01', 'API-81'])
  expect(readRequirements(fixed)).toEqual({
    required: ['PAY-01', 'PAY-02'],
    decisions: ['OPEN-01'],
    planned: ['PAY-02'],
    untestable: [],
  })
  expect(fixed).toContain('| PAY-01 | One |')
})
