import * as z from 'zod/mini'

const schema = z.looseObject({
  $ref: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  const: z.optional(z.string()),
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
const content = z.record(z.string(), z.object({ example: z.optional(z.unknown()) }))
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
  'x-error-codes': z.optional(z.array(z.string())),
  security: z.array(z.record(z.string(), z.unknown())),
})
const contract = z.object({
  info: z.object({ title: z.string(), summary: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.looseObject({
      Error: z.object({ properties: z.object({ code: z.object({ 'x-meanings': z.record(z.string(), z.string()) }) }) }),
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

/** The pages for readers (docs/API.md), from the OpenAPI document alone. */
export function apiPages(document: unknown): string {
  const { info, tags, paths, components } = contract.parse(document)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]): Call => ({ method: method.toUpperCase(), path, about })),
  )
  const meanings = components.schemas.Error.properties.code['x-meanings']
  const chapters = tags.map(({ name }) => ({ name, calls: calls.filter(({ about }) => about.tags[0] === name) }))
  return [
    `# ${info.title}`,
    'Written by `pnpm openapi` from [openapi.json](openapi.json): do not edit.',
    `${info.summary} What is marked **extension** is optional: the portal works without it.`,
    introduction(Object.values(components.parameters)),
    ...chapters.map((chapter) =>
      [
        `**[${chapter.name}](#${anchorOf(chapter.name)})**`,
        ...chapter.calls.map(
          ({ about }) =>
            `- [${about.operationId}](#${anchorOf(about.operationId)}): ${about.summary}${extensionMark(about)}`,
        ),
      ].join('\n'),
    ),
    ...chapters.flatMap((chapter) => [
      `## ${chapter.name}`,
      ...chapter.calls.flatMap((call) => pageOf(call, components.schemas)),
    ]),
    '## Error codes',
    'What each code means, and the calls that may answer it.',
    table(
      ['Code', 'Meaning', 'Calls'],
      Object.entries(meanings).map(([code, meaning]) => [
        `\`${code}\``,
        meaning,
        calls
          .filter(({ about }) => about['x-error-codes']?.includes(code))
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
  return [
    'Every call sends these headers. Calls of a customer or a renter add `user-token: Bearer` with their access token; the others send',
    'it if there is one, and need none. Amounts are euros unless a field says otherwise.',
    '',
    table(['Header', 'Meaning', 'Values'], rows),
    '',
    'A refusal has a status from 400 on and a body of `code` and `message`; the portal reads the code from `code`, else from `message`,',
    'and explains those of [§8](#error-codes). It shows any other as an unknown error. A server must refuse a call without a valid token',
    'with status 401.',
  ].join('\n')
}

function pageOf({ method, path, about }: Call, schemas: Components['schemas']): string[] {
  const meanings = schemas.Error.properties.code['x-meanings']
  const own = about.parameters.filter((one): one is Parameter => 'name' in one)
  const codes = about['x-error-codes'] ?? []
  return [
    `### ${about.operationId}`,
    `\`${method} ${path}\`${extensionMark(about)}`,
    `${about.summary} ${callerOf(about)} ${about.description}`,
    ...(own.length > 0
      ? [
          table(
            ['Parameter', 'In', 'Required', 'Values', 'Example'],
            own.map((one) => [
              `\`${one.name}\``,
              one.in,
              one.required === true ? 'yes' : '',
              valuesOf(one.schema, schemas),
              one.example === undefined ? '' : `\`${one.example}\``,
            ]),
          ),
        ]
      : []),
    requestOf(method, path, own, about),
    ...Object.entries(about.responses).flatMap(([status, answer]) => answerOf(status, answer)),
    ...(codes.length > 0
      ? [
          table(
            ['Error code', 'Meaning'],
            codes.map((code) => [`\`${code}\``, meanings[code] ?? '']),
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
  return (listed ?? (only === undefined ? [] : [only])).map((value) => `\`${value}\``).join(', ')
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
  if (status === 'default') return []
  const [type, body] = Object.entries(contents ?? {})[0] ?? []
  const kind = type === undefined || type === 'application/json' ? '' : ` (${type})`
  const line = `Answers ${status}${kind}${extensionMark(marks)}${description === 'The answer.' ? ':' : `: ${description}`}`
  return body?.example === undefined ? [line] : [line, code('json', json(body.example))]
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
