import { readFileSync } from 'node:fs'
import { contractDocument } from '@voie-libre/conformance/openapi'
import { aboutCall } from '@voie-libre/contract/calls/about'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { errorCodes } from '@voie-libre/contract/errorCodes'
import { expect, it } from 'vitest'
import { apiPages } from './openapi.ts'

const guide = readFileSync(new URL('apiGuide.md', import.meta.url), 'utf8')
const text = apiPages(JSON.parse(JSON.stringify(contractDocument())), guide)
const pageOf = (name: string) => text.split(/^### /m).find((page) => page.startsWith(`${name}\n`)) ?? ''

it('has a page for every call, with its address, purpose, request and answer', () => {
  for (const { name, method, path } of allEndpoints) {
    const page = pageOf(name)
    expect(page, name).toContain(`\`${method} ${path}\``)
    expect(page, name).toContain(aboutCall(name).summary)
    expect(page, name).toMatch(/```http\n(GET|POST|PUT|PATCH|DELETE) \/services\//)
    expect(page, name).toMatch(/^Answers 20[04]/m)
  }
})

it('marks extensions, and who needs a token', () => {
  expect(pageOf('extendSearch')).toContain('`POST /services/v1/journeys/session` **extension**')
  expect(pageOf('vehicle')).not.toContain('**extension**')
  expect(pageOf('readProfile')).toContain('Needs the token of the account.')
  expect(pageOf('refreshUserToken')).toContain('Sends no token.')
})

it('shows parameters that belong together in the example of a request', () => {
  expect(pageOf('detailedJourneys')).toMatch(
    /^GET \/services\/v1\/detailedJourneys\?captchaToken=\w+&caseNumber=70001234$/m,
  )
  expect(pageOf('paymentStatus')).toMatch(/^GET \/services\/v1\/payments\/[\w-]{36}$/m)
})

it('explains every error code, and names its calls', () => {
  for (const code of errorCodes) expect(text).toMatch(new RegExp(`^\\| \`${code}\` \\| .+\\. \\| .+ \\|$`, 'm'))
  expect(pageOf('addPlate')).toContain('| 400 | `invalid_number_plate` | The text cannot be a plate. |')
})

it('every link leads to a heading', () => {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(allEndpoints.length)
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([])
  expect(new Set(headings).size).toBe(headings.length)
})
