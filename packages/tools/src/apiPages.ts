import * as z from 'zod/mini'

const schema = z.looseObject({
  $ref: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  const: z.optional(z.string()),
  anyOf: z.optional(z.array(z.looseObject({ enum: z.optional(z.array(z.string())) }))),
})
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema,
  example: z.optional(z.string()),
  'x-in-example': z.optional(z.boolean()),
})
const reference = z.object({ $ref: z.string() })
const content = z.record(z.string(), z.object({ example: z.optional(z.unknown()), schema: z.optional(schema) }))
const response = z.object({
  description: z.optional(z.string()),
  content: z.optional(content),
  'x-extension': z.optional(z.boolean()),
})
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  'x-extension': z.optional(z.boolean()),
  parameters: z.array(z.union([parameter, reference])),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), response),
  'x-error-codes': z.optional(z.record(z.string(), z.int())),
  'x-profiles': z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
})
const contract = z.object({
  info: z.object({ title: z.string(), summary: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.looseObject({
      Error: z.looseObject({
        properties: z.looseObject({ code: z.looseObject({ 'x-meanings': z.record(z.string(), z.string()) }) }),
      }),
    }),
    parameters: z.record(z.string(), parameter),
  }),
})
type Parameter = z.infer<typeof parameter>
type Components = z.infer<typeof contract>['components']
interface Call {
  method: string
  path: string
  about: z.infer<typeof operation>
}

/** The pages for readers (docs/API.md), from the OpenAPI document and the chapters that no call has. */
export function apiPages(document: unknown, guide: string): string {
  const { info, tags, paths, components } = contract.parse(document)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]): Call => ({ method: method.toUpperCase(), path, about })),
  )
  const meanings = components.schemas.Error.properties.code['x-meanings']
  const chapters = tags.map((tag) => ({ ...tag, calls: calls.filter(({ about }) => about.tags[0] === tag.name) }))
  return [
    `# ${info.title}`,
    'Written by `pnpm openapi` from [openapi.json](openapi.json): do not edit.',
    `${info.summary} What is marked **extension** is optional: the portal works without it.`,
    introduction(Object.values(components.parameters)),
    guide.trim(),
    '## Calls',
    'Each with the profiles that need it. What every operator answers has the profile payment.',
    ...chapters.map((chapter) =>
      [
        `**[${chapter.name}](#${anchorOf(chapter.name)})**`,
        ...chapter.calls.map(
          ({ about }) =>
            `- [${about.operationId}](#${anchorOf(about.operationId)}), ${about['x-profiles'].join(' or ')}: ${about.summary}${extensionMark(about)}`,
        ),
      ].join('\n'),
    ),
    ...chapters.flatMap((chapter) => [
      `## ${chapter.name}`,
      chapter.description,
      ...chapter.calls.flatMap((call) => pageOf(call, components.schemas)),
    ]),
    '## Fields',
    'What each field of a body means. **Required** fields must be there; others may be absent or null.',
    ...Object.entries(components.schemas).flatMap(([name, one]) => fieldsOf(name, one)),
    '## Error codes',
    'What each code means, and the calls that may answer it.',
    table(
      ['Code', 'Meaning', 'Calls'],
      Object.entries(meanings).map(([code, meaning]) => [
        `\`${code}\``,
        meaning,
        calls
          .filter(({ about }) => code in (about['x-error-codes'] ?? {}))
          .map(({ about }) => about.operationId)
          .join(', ') || 'none: the portal’s forms show it themselves',
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function introduction(headers: readonly Parameter[]): string {
  const rows = headers.map(({ name, description = '', schema: { enum: listed } }) => [
    `\`${name}\``,
    description || 'The language of texts.',
    listed?.join(', ') ?? '',
  ])
  return ['## Headers', 'Every call sends these headers.', table(['Header', 'Meaning', 'Values'], rows)].join('\n\n')
}

const described = z.looseObject({ description: z.optional(z.string()) })
const object = z.looseObject({
  properties: z.optional(z.record(z.string(), described)),
  required: z.optional(z.array(z.string())),
})

/** The fields of a schema, and below them those of objects inside it that have no name of their own. */
function fieldsOf(name: string, one: unknown): string[] {
  const rows = rowsOf(one, '')
  return [`### ${name}`, rows.length === 0 ? typeOf(one) : table(['Field', 'Type', 'Required', 'Meaning'], rows)]
}

function rowsOf(one: unknown, above: string): string[][] {
  const { properties = {}, required = [] } = object.parse(innerOf(one))
  return Object.entries(properties).flatMap(([field, property]) => [
    [`\`${above}${field}\``, typeOf(property), required.includes(field) ? 'yes' : '', property.description ?? ''],
    ...rowsOf(property, `${above}${field}.`),
  ])
}

const variants = z.looseObject({ anyOf: z.optional(z.array(z.unknown())), items: z.optional(z.unknown()) })
/** The object that a list holds, or that may be null. */
function innerOf(one: unknown): unknown {
  const { anyOf, items } = variants.parse(one)
  const given = items ?? anyOf?.find((variant) => variants.safeParse(variant).data?.['type'] !== 'null')
  return given === undefined ? one : innerOf(given)
}

/** A type in words: a link to its fields, its known words, or its kind. */
function typeOf(one: unknown): string {
  const {
    $ref: target,
    enum: listed,
    const: only,
    anyOf,
    items,
    type,
  } = z
    .looseObject({ ...schema.shape, ...variants.shape, type: z.optional(z.union([z.string(), z.array(z.string())])) })
    .parse(one)
  if ('x-meanings' in Object(one)) return '[error code](#error-codes) or string'
  if (target !== undefined) return `[${nameOf(target)}](#${anchorOf(nameOf(target))})`
  if (listed ?? only) return (listed ?? [only]).map((word) => `\`${word}\``).join(', ')
  if (items !== undefined) return `list of ${typeOf(items)}`
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  return typeof type === 'object' ? type.join(' or ') : (type ?? 'any')
}
const nameOf = (target: string) => target.slice(target.lastIndexOf('/') + 1)

function pageOf({ method, path, about }: Call, schemas: Components['schemas']): string[] {
  const meanings = schemas.Error.properties.code['x-meanings']
  const own = about.parameters.filter((one): one is Parameter => 'name' in one)
  const codes = Object.entries(about['x-error-codes'] ?? {})
  return [
    `### ${about.operationId}`,
    `\`${method} ${path}\`${extensionMark(about)}`,
    `${about.summary} ${callerOf(about)} Profile: ${about['x-profiles'].join(' or ')}. ${about.description}`,
    ...(own.length > 0
      ? [
          table(
            ['Parameter', 'In', 'Required', 'Meaning', 'Values'],
            own.map((one) => [
              `\`${one.name}\``,
              one.in,
              one.required === true ? 'yes' : '',
              one.description ?? '',
              valuesOf(one.schema, schemas),
            ]),
          ),
        ]
      : []),
    requestOf(method, path, own, about),
    ...Object.values(about.requestBody?.content ?? {}).flatMap((body) => linkTo(body.schema, 'Fields of the request')),
    ...Object.entries(about.responses).flatMap(([status, answer]) => answerOf(status, answer)),
    ...(codes.length > 0
      ? [
          table(
            ['Status', 'Error code', 'Meaning'],
            codes.map(([code, status]) => [String(status), `\`${code}\``, meanings[code] ?? '']),
          ),
        ]
      : []),
  ]
}

const extensionMark = ({ 'x-extension': isExtension }: { 'x-extension'?: boolean | undefined }) =>
  isExtension === true ? ' **extension**' : ''

function callerOf({ security }: Call['about']): string {
  const needsToken = security.length > 0 && security.every((one) => 'userToken' in one)
  if (security.length === 0) return 'Sends no token.'
  return needsToken ? 'Needs the token of the account.' : 'Open to everybody.'
}

function valuesOf(given: z.infer<typeof schema>, schemas: Readonly<Record<string, unknown>>): string {
  const { enum: listed, const: only } = given.$ref ? schema.parse(schemas[given.$ref.split('/').at(-1) ?? '']) : given
  const known = listed ?? given.anyOf?.[0]?.enum ?? (only === undefined ? [] : [only])
  return known.map((value) => `\`${value}\``).join(', ') + (given.anyOf ? ' or another' : '')
}

function requestOf(method: string, path: string, parameters: readonly Parameter[], about: Call['about']): string {
  const text = ({ example }: Parameter) => encodeURIComponent(example ?? '')
  const address = parameters
    .filter((one) => one.in === 'path')
    .reduce((whole, one) => whole.replace(`{${one.name}}`, text(one)), path)
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required === true || one['x-in-example'] === true))
    .map((one) => `${one.name}=${text(one)}`)
    .join('&')
  const [type, body] = Object.entries(about.requestBody?.content ?? {})[0] ?? []
  const lines = [
    `${method} ${address}${query && `?${query}`}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
  ]
  return code('http', [...lines, ...(body === undefined ? [] : ['', json(body.example)])].join('\n'))
}

function answerOf(
  status: string,
  { description = '', content: contents, ...marks }: z.infer<typeof response>,
): string[] {
  if (!status.startsWith('2')) return []
  const [type, body] = Object.entries(contents ?? {})[0] ?? []
  const kind = type === undefined || type === 'application/json' ? '' : ` (${type})`
  const line = `Answers ${status}${kind}${extensionMark(marks)}${description === 'The answer.' ? ':' : `: ${description}`}`
  const fields = linkTo(body?.schema, 'Fields of the answer')
  return body?.example === undefined ? [line] : [line, code('json', json(body.example)), ...fields]
}

const linkTo = (one: unknown, words: string) => (one === undefined ? [] : [`${words}: ${typeOf(one)}.`])

const json = (value: unknown) => JSON.stringify(value, null, 2)
const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
