import { Eta } from 'eta'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractDocument } from '@voie-libre/conformance/openapi'
import { table } from './markdown.ts'
import { root } from './paths.ts'

/** `pnpm openapi`: writes the contract for programs and for readers; with `--check` only reports whether a file is outdated. */
export default async function main(args: readonly string[]): Promise<number> {
  const document: unknown = JSON.parse(JSON.stringify(contractDocument()))
  const guide = await readFile(join(import.meta.dirname, 'apiGuide.md'), 'utf8')
  const files = [
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/API.md', apiPages(document, guide)],
  ] as const
  const outdated: string[] = []
  for (const [name, fresh] of files) {
    const path = join(root, name)
    if (!args.includes('--check')) {
      await writeFile(path, fresh)
      console.log(`${name} is written.`)
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== fresh) outdated.push(name)
  }
  for (const name of outdated) {
    console.log(`${name} is not what the contract says: run "pnpm openapi" and commit the file.`)
  }
  return outdated.length === 0 ? 0 : 1
}

/** A JSON schema of the document, as far as a page shows it. */
interface Schema {
  $ref?: string
  enum?: string[]
  const?: string
  anyOf?: Schema[]
  items?: Schema
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  'x-meanings'?: Record<string, string>
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  example?: string
  'x-in-example'?: boolean
}
interface Body {
  example?: unknown
}

/** The pages for readers (docs/API.md), from the OpenAPI document and the chapters that no call has. */
export function apiPages(document: unknown, guide: string): string {
  const eta = new Eta({ views: import.meta.dirname, autoEscape: false, autoTrim: false })
  return eta.render('./apiPages', { ...Object(document), guide: guide.trim(), ...parts })
}

/** The fields of a schema, and below them those of objects inside it that have no name of their own. */
function fieldsOf(one: Schema, above = ''): string[][] {
  const { properties = {}, required = [] } = innerOf(one)
  return Object.entries(properties).flatMap(([field, property]) => [
    [`\`${above}${field}\``, typeOf(property), required.includes(field) ? 'yes' : '', property.description ?? ''],
    ...fieldsOf(property, `${above}${field}.`),
  ])
}

/** The object that a list holds, or that may be null. */
function innerOf(one: Schema): Schema {
  const given = one.items ?? one.anyOf?.find(({ type }) => type !== 'null')
  return given === undefined ? one : innerOf(given)
}

/** A type in words: a link to its fields, its known words, or its kind. */
function typeOf(one: Schema): string {
  const { $ref: target, enum: listed, const: only, anyOf, items, type } = one
  if ('x-meanings' in one) return '[error code](#error-codes) or string'
  if (target !== undefined) return `[${nameOf(target)}](#${anchorOf(nameOf(target))})`
  if (listed ?? only) return (listed ?? [only]).map((word) => `\`${word}\``).join(', ')
  if (items !== undefined) return `list of ${typeOf(items)}`
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  return typeof type === 'object' ? type.join(' or ') : (type ?? 'any')
}
const nameOf = (target: string) => target.slice(target.lastIndexOf('/') + 1)

function valuesOf(given: Schema, schemas: Readonly<Record<string, Schema>>): string {
  const { enum: listed, const: only } = (given.$ref && schemas[nameOf(given.$ref)]) || given
  const known = listed ?? given.anyOf?.[0]?.enum ?? (only === undefined ? [] : [only])
  return known.map((value) => `\`${value}\``).join(', ') + (given.anyOf ? ' or another' : '')
}

/** An example of a request as it travels. */
function requestOf(method: string, path: string, parameters: readonly Parameter[], content: Record<string, Body> = {}) {
  const text = ({ example }: Parameter) => encodeURIComponent(example ?? '')
  const address = parameters
    .filter((one) => one.in === 'path')
    .reduce((whole, one) => whole.replace(`{${one.name}}`, text(one)), path)
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required === true || one['x-in-example'] === true))
    .map((one) => `${one.name}=${text(one)}`)
    .join('&')
  const bodies = Object.entries(content).flatMap(([type, { example }]) => [`content-type: ${type}`, '', json(example)])
  return [`${method.toUpperCase()} ${address}${query && `?${query}`}`, ...bodies].join('\n')
}

function callerOf(security: readonly object[]): string {
  if (security.length === 0) return 'Sends no token.'
  return security.every((one) => 'userToken' in one) ? 'Needs the token of the account.' : 'Open to everybody.'
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')
/** What the template `apiPages.eta` calls. */
const parts = { fieldsOf, typeOf, valuesOf, requestOf, callerOf, json, anchorOf, table }
