import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { CaptchaWork } from '../auth/captcha.ts'
import { type Caller, callerOf } from '../auth/tokens.ts'
import type { MailContent } from '../content/mailHtml.ts'
import { defaultLanguage, type Language, languages } from '../locales/texts.ts'
import { type Db, insert } from '../store/db.ts'
import { forget, hourOf } from '../store/forget.ts'
import { followLadders } from '../store/ladder.ts'
import { operatorOf } from '../store/operators.ts'
import { settings } from '../store/settings.ts'
import { createCallLog } from './calls.ts'
import fieldCodes from './fieldCodes.json' with { type: 'json' }
import { type Connection, createFaults, isCut } from './faults.ts'
import { limitedBody, ownSiteOnly, type PublicHosts, publicOriginOf, shallowBody } from './incoming.ts'
import { ApiProblem } from './problem.ts'

interface Mail extends MailContent {
  to: string
  /** The addresses in the text, for scripts that read the mailbox. */
  links?: readonly string[]
}

type Schema = z.core.$ZodType
type OutputOf<Input> = Input extends Schema ? z.core.output<Input> : undefined
type AnswerOf<Answer> = Answer extends Schema ? z.core.output<Answer> : Answer extends 'file' ? Response : void

/** What a handler receives: the validated input of its endpoint and the context of the call. */
export interface Call<Query = unknown, Body = unknown> {
  query: Query
  body: Body
  params: Readonly<Record<string, string>>
  /** Always set where the endpoint names a `caller`: use `me(call)` there. */
  caller: Caller | undefined
  db: Db
  now: Date
  /** Host of a known operator, else 'default'. */
  operator: string
  language: Language
  /** Scheme and host of the site; links in e-mails start with it. */
  origin: string
  address: string | undefined
  /** Does work after the answer, so that the answer's time reveals nothing about it. [OPEN-52] */
  later: (work: () => Promise<void>) => void
  files: (name: string) => File[]
  /** Saves an e-mail in the mailbox; inside a transaction pass its `Db`. */
  mail: (mail: Mail, db?: Db) => Promise<void>
}

type Serve = <
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema | 'file' | 'nothing',
>(
  endpoint: Endpoint<Query, Body, Answer>,
  handler: (call: Call<OutputOf<Query>, OutputOf<Body>>) => Promise<AnswerOf<Answer>>,
) => void

/** What an area needs to register its endpoints. */
export type Core = ReturnType<typeof createCore>

export function me(call: Pick<Call, 'caller'>): Caller {
  if (call.caller === undefined) throw new ApiProblem('unauthorized', 401)
  return call.caller
}

/** PostgreSQL's error codes for the character U+0000, which it cannot store in text or JSON. */
const unstorable: readonly unknown[] = ['22021', '22P05']

export function createCore(
  db: Db,
  { captchaWork = 'full', ...hosts }: PublicHosts & { captchaWork?: CaptchaWork | undefined } = {},
) {
  let frozen: Date | undefined
  const now = () => frozen ?? new Date()
  const http = new Hono<{ Bindings: Connection }>()
  const calls = createCallLog()
  const faults = createFaults()
  const originOf = (url: string) => publicOriginOf(new URL(url), hosts)
  const mail = async ({ to, links = [], ...content }: Mail, via: Db = db) => {
    // Loads the brands with the first mail, because they would slow down the start.
    const { mailHtml } = await import('../content/mailHtml.ts')
    const { subject, text } = content
    const row = { at: now(), recipient: to, subject, text, links: JSON.stringify(links), html: mailHtml(content) }
    await insert(via, 'mails', row)
  }

  const running = new Set<Promise<void>>()
  const later = (work: () => Promise<void>) => {
    const run = nextTurn()
      .then(work)
      .catch((error: unknown) => console.error(error))
      .finally(() => running.delete(run))
    running.add(run)
  }
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  http.use('*', async (c, next) => {
    await next()
    // Browsers must not guess the type of any answer, including a fault's. [HARDENING §2, ASVS 3.4.4]
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  http.use('*', limitedBody, shallowBody)
  // Another process on the same database may have set the clock.
  for (const path of ['/services/*', '/sandbox/*', '/psp/*'])
    http.use(path, async (_, next) => {
      const { clock, pricedOn, forgotten } = await settings(db, ['clock', 'pricedOn', 'forgotten'])
      frozen = clock === undefined ? undefined : new Date(clock)
      if (forgotten !== hourOf(now())) await forget(db, now())
      if (pricedOn !== parisDay(now())) await followLadders(db, now())
      await next()
    })
  http.use('/services/*', ownSiteOnly)
  http.use('/sandbox/*', ownSiteOnly)
  // The log comes before the faults, to list the calls that a fault answers too.
  http.use('/services/*', async (c, next) => {
    if (c.env.quiet) return next()
    const call = await calls.note(now(), c.req)
    await next()
    call.status = isCut(c.res) ? null : c.res.status
  })
  http.use('*', async (c, next) => {
    if (c.req.path === '/sandbox' || c.req.path.startsWith('/sandbox/')) return next()
    if (c.env.quiet) {
      if (faults.isAhead(c.req.raw)) throw new ApiProblem('server_error', 500)
      return next()
    }
    const fault = await faults.take(c.req.raw, c.env)
    if (fault !== undefined) return fault
    return next()
  })
  http.onError((thrown, c) => {
    const error = 'code' in thrown && unstorable.includes(thrown.code) ? new ApiProblem('invalid_request') : thrown
    if (error instanceof ApiProblem) {
      const { code, status, details } = error
      return c.json({ code, message: code, ...details }, status)
    }
    // A client that leaves while it sends its body is no error of the server.
    if (!c.req.raw.signal.aborted) console.error(error)
    return c.json({ code: 'server_error', message: 'server_error' }, 500)
  })
  http.notFound((c) => c.json({ code: 'no_such_call', message: 'no_such_call' }, 404))

  const serve: Serve = (endpoint, handler) => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    http.on(endpoint.method, path, async (c) => {
      if (c.req.url.includes('%00')) throw new ApiProblem('invalid_request')
      const caller = await callerOf(db, now(), c.req.header('user-token'))
      if (endpoint.caller !== undefined && caller === undefined) throw new ApiProblem('unauthorized', 401)
      if (endpoint.caller !== undefined && caller?.accountType !== endpoint.caller)
        throw new ApiProblem('forbidden', 403)
      const sent = endpoint.body === undefined ? undefined : await readBody(c, endpoint.multipart === true)
      const answer = await handler({
        query: checked(endpoint.query, c.req.query()),
        body: checked(endpoint.body, sent),
        params: c.req.param(),
        caller,
        db,
        now: now(),
        operator: await operatorOf(db, c.req.header('x-whitelabel-host')),
        language: languageOf(c.req.header('accept-language')),
        origin: originOf(c.req.url),
        address: c.env.address,
        later,
        files: (name) => filesIn(sent, name),
        mail,
      })
      return answerOf(endpoint, answer)
    })
  }

  return {
    db,
    captchaWork,
    now,
    setNow: (at: Date | undefined) => {
      frozen = at
    },
    http,
    /** Serves one endpoint of the contract and checks input, caller and answer against it. */
    serve,
    mail,
    calls,
    faults,
    /** Scheme and host for the links in e-mails, from the address of the request. */
    originOf,
    idle,
  }
}

/** Finds the first language of the header that the operator has; French if there is none. [I18N] */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => languages.filter((known) => known === code))[0] ?? defaultLanguage
}

async function readBody(c: Context, multipart: boolean): Promise<unknown> {
  try {
    return await (multipart ? c.req.parseBody({ all: true }) : c.req.json())
  } catch {
    throw new ApiProblem('invalid_request')
  }
}

const filesIn = (form: unknown, name: string): File[] =>
  [Reflect.get(Object(form), name)].flat().filter((value) => value instanceof File)

// The compiler cannot infer that decoding with a schema returns its output.
function checked<Input extends Schema | undefined>(schema: Input | undefined, input: unknown): OutputOf<Input>
function checked(schema: Schema | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined
  const result = z.safeDecode(schema, input)
  if (result.success) return result.data
  throw new ApiProblem(codeOf(result.error.issues[0], input))
}

/** Codes of §8 by the field that is missing or invalid. */
const { mandatory, invalid }: Readonly<Record<'mandatory' | 'invalid', Readonly<Record<string, string>>>> = fieldCodes

/** Finds the error code of §8 for invalid input: the schema's message if it is a code, else the code of the field. */
function codeOf(issue: z.core.$ZodIssue | undefined, input: unknown): string {
  if (issue === undefined) return 'invalid_request'
  if (/^[a-z]+(_[a-z]+)+$|^required$/.test(issue.message)) return issue.message
  const field = String(issue.path.at(-1) ?? '')
  const value = issue.path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    input,
  )
  if (value === undefined || value === null || value === '') return mandatory[field] ?? 'required'
  return invalid[field] ?? 'invalid_request'
}

/** Answers a file to save. */
export function fileAnswer(content: ConstructorParameters<typeof Response>[0], type: string, name: string): Response {
  const disposition = `attachment; filename="${name}"`
  return new Response(content, { headers: { ...noStore, 'content-type': type, 'content-disposition': disposition } })
}

const noStore = { 'cache-control': 'no-store' }

function answerOf(endpoint: Endpoint, answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (typeof endpoint.answer === 'string' || (endpoint.mayBeEmpty && answer === undefined))
    return new Response(null, { status: 204, headers: noStore })
  const encoded = z.safeEncode(endpoint.answer, answer)
  if (!encoded.success)
    throw new Error(`${endpoint.name}: answer breaks the contract: ${z.prettifyError(encoded.error)}`)
  return Response.json(encoded.data, { headers: noStore })
}
