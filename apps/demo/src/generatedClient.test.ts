import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSandbox, url } from './testing/faultyOperator.ts'

/** A program as another team writes it, with types that a common tool generates from docs/openapi.json. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './operator.d.ts'
type Journey = components['schemas']['Journey']
const header = { 'x-whitelabel-host': 'operator.example', 'Accept-Language': 'en' } as const

export async function tollsOf(baseUrl: string, fetch: (request: Request) => Promise<Response>, caseNumber: string) {
  const client = createClient<paths>({ baseUrl, fetch })
  const home = await client.GET('/services/v1/whitelabels/homepage', { params: { header } })
  const found = await client.GET('/services/v1/detailedJourneys', { params: { header, query: { caseNumber } } })
  const journeys: Journey[] = found.data?.journeys ?? []
  // @ts-expect-error a name that the contract does not have
  void journeys[0]?.ttcPrise
  return { title: home.data?.title, tolls: journeys.map(({ ttcPrice }) => Number(ttcPrice)), code: found.error?.code }
}
`

let folder: string
beforeAll(async () => {
  const cache = resolve(import.meta.dirname, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  // Inside this package, so that its dependencies resolve.
  folder = await mkdtemp(join(cache, 'client-'))
  const contract: unknown = JSON.parse(
    await readFile(resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
  )
  await writeFile(join(folder, 'operator.d.ts'), astToString(await openapiTS(JSON.stringify(contract))))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The compiler's complaints about a program. */
async function problemsOf(name: string, text: string): Promise<string[]> {
  const file = join(folder, name)
  await writeFile(file, text)
  const compiled = ts.createProgram([file], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    types: [],
  })
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

it('types of a generated client fit a real server, and find a wrong name', { timeout: 120_000 }, async () => {
  expect(await problemsOf('client.ts', program)).toEqual([])

  const { outputText } = ts.transpileModule(program, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  })
  const library = import.meta.resolve('openapi-fetch')
  await writeFile(join(folder, 'client.mjs'), outputText.replace("'openapi-fetch'", JSON.stringify(library)))
  const { tollsOf } = await import(pathToFileURL(join(folder, 'client.mjs')).href)
  const sandbox = await openSandbox()
  try {
    expect(await tollsOf(url, sandbox.fetch, '4711')).toMatchObject({ tolls: [], code: 'captcha_mandatory' })
    expect((await tollsOf(url, sandbox.fetch, '4711')).title).not.toBe('')
  } finally {
    await sandbox.close()
  }
})
