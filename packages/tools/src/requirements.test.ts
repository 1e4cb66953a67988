import { expect, it } from 'vitest'
import { idsNamed, readRequirements, referencesOf, unknownIn } from './requirements.ts'

// Composed here, so that these examples do not count as tests of real requirements.
const id = (area: string, number: string) => `${area}-${number}`
const title = (list: string) => `it('does it [${list}]', () => {})`

it.each([
  ['one', title(id('SELECT', '03')), ['SELECT-03']],
  ['a list', title(`${id('SELECT', '03')}, ${id('F-NET', '01')}`), ['SELECT-03', 'F-NET-01']],
  ['a list', title(`${id('I18N', '02')}, ${id('PAY', '01')}`), ['I18N-02', 'PAY-01']],
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

## Not testable here

| ID | Why |
| --- | --- |
| API-81 | Out of scope |
`

it('distinguishes requirements, decisions and what cannot be tested', () => {
  expect(readRequirements(text)).toEqual({
    required: ['PAY-01', 'PAY-02'],
    decisions: ['OPEN-01'],
    untestable: ['API-81'],
  })
})

const lists = `${text}
| ${id('F-NET', '01')} | the server fails | an error |
| 3.4, 3.4.1 to 3.4.3 | headers |
`

it.each([
  ['a requirement of a known area', id('PAY', '09'), [id('PAY', '09')]],
  ['a decision', `// why [§2; ${id('OPEN', '02')}]`, [id('OPEN', '02')]],
  ['a fault', `['${id('F-NET', '02')}']`, [id('F-NET', '02')]],
  ['a line of the hardening list', '[HARDENING §2, ASVS 3.4.4]', ['HARDENING 3.4.4']],
  [
    'nothing that exists',
    `${id('PAY', '01')} ${id('OPEN', '01')} ${id('F-NET', '01')} HARDENING-3.4.2 HARDENING §4`,
    [],
  ],
  ['nothing that is no reference', 'UTF-8, AB-123, ISO-8601', []],
])('finds unknown references: %s', (_, source, unknown) =>
  expect(unknownIn(source, referencesOf(lists))).toEqual(unknown),
)
