import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createCaller } from '@voie-libre/conformance/caller'
import { sender } from '@voie-libre/conformance/send'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { type CaptchaAction, captchaActions } from '@voie-libre/contract/calls/captcha'
import * as z from 'zod/mini'
import { control, openSandbox, url } from './testing/faultyOperator.ts'
import recording from './recording.json' with { type: 'json' }

const texts = z.record(z.string(), z.string())
const request = z.object({
  id: z.optional(z.string()),
  query: z.optional(texts),
  body: z.optional(z.unknown()),
  form: z.optional(texts),
})
const folder = resolve(import.meta.dirname, '../../../packages/conformance/src')
export const exampleFile = resolve(folder, 'exampleAnswers.json')
/** The example of a request for each call, in the order in which the answers are recorded. */
const requests = z
  .record(z.string(), request)
  .parse(JSON.parse(readFileSync(resolve(folder, 'exampleRequests.json'), 'utf8')))

/** `pnpm examples`: records the answers of the contract's examples from the reference operator. */
export default async function main(): Promise<void> {
  writeFileSync(exampleFile, `${JSON.stringify(await recordedAnswers(), null, 2)}\n`)
}

/**
 * `world`: what the sandbox knows besides its seed, at a fixed time, so that two recordings are equal. `volatile`: patterns of
 * values that differ at each recording, and what the examples have instead: a challenge that can be solved, a key that has signed
 * the receipt of examples.e2e.ts, and https, because the portal hands over to nothing else. `ids`: what a run replaces by its own.
 */
const { world, volatile, ids } = z
  .object({
    world: z.array(z.tuple([z.string(), z.looseObject({})])),
    volatile: z.array(z.tuple([z.string(), z.string()])),
    ids: z.object({ session: z.string(), plate: z.string(), fleetPlate: z.string(), refresh: z.string() }),
  })
  .parse(recording)
const captchaOf: Readonly<Record<string, CaptchaAction>> = { userToken: 'login', renterToken: 'login' }

export async function recordedAnswers(): Promise<Record<string, unknown>> {
  const sandbox = await openSandbox()
  const target = { url, fetch: sandbox.fetch }
  const { captchaToken } = createCaller(target)
  const send = sender(target)
  /** The values of the examples by those of this run, the newest last. */
  const seen = new Map<string, string>()
  const now = (value: unknown): unknown => {
    const text = JSON.stringify(value ?? null)
    return JSON.parse([...seen].toReversed().reduce((all, [own, shown]) => all.replaceAll(shown, own), text))
  }
  const tokens: Partial<Record<string, string>> = {}
  const answers: Record<string, unknown> = {}
  try {
    await control(sandbox, 'PUT', 'clock', { now: '2026-03-02T10:15:00+01:00' })
    for (const [path, body] of world) await control(sandbox, 'POST', path, body)
    for (const [name, given] of Object.entries(requests)) {
      const endpoint = allEndpoints.find((one) => one.name === name)
      if (endpoint === undefined || typeof endpoint.answer === 'string') continue
      if (name === 'paymentStatus')
        await control(sandbox, 'PUT', `payments/${String(now(ids.session))}`, { status: 'SUCCEED' })
      const { id, query = {}, form, ...rest } = request.parse(now(given))
      const action = captchaOf[name] ?? captchaActions[0]
      const token = 'captchaToken' in query ? { captchaToken: await captchaToken(action) } : {}
      const files = form && Object.fromEntries(Object.entries(form).map(([field, value]) => [field, fileOf(value)]))
      const answer = await send(endpoint, {
        ...rest,
        ...(id !== undefined && { id }),
        ...(files && { form: files }),
        query: { ...query, ...token },
        token: endpoint.caller && tokens[endpoint.caller],
        language: 'en',
      })
      if (typeof answer === 'string' || !answer.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`)
      if (answer.text === '') continue
      const json: unknown = JSON.parse(answer.text)
      const { sessionId, refreshToken, accessToken, plates } = known.safeParse(json).data ?? {}
      if (sessionId !== undefined) seen.set(sessionId, ids.session)
      if (refreshToken !== undefined) seen.set(refreshToken, ids.refresh)
      if (plates?.[0] !== undefined) seen.set(plates[0].id, ids.fleetPlate)
      if (name === 'myPlates') seen.set(z.tuple([withId], withId).parse(json)[0].id, ids.plate)
      if (accessToken !== undefined) tokens[name.includes('enter') ? 'renter' : 'customer'] = accessToken
      answers[name] = json
    }
  } finally {
    await sandbox.close()
  }
  const stable = [...seen].reduce((text, [own, shown]) => text.replaceAll(own, shown), JSON.stringify(answers))
  return JSON.parse(
    volatile.reduce((text, [pattern, shown]) => text.replaceAll(new RegExp(pattern, 'g'), shown), stable),
  )
}

const withId = z.object({ id: z.string() })
const known = z.partial(
  z.object({ sessionId: z.string(), accessToken: z.string(), refreshToken: z.string(), plates: z.array(withId) }),
)

/** A file for a name of one, else the text. */
function fileOf(value: string): string | File {
  if (value.endsWith('.png')) return new File([Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64')], value)
  const lines = 'numberPlate;countryCode;validityStartDate;validityEndDate\nJK-123-LM;FR;2026-03-01;2026-12-31\n'
  return value.endsWith('.csv') ? new File([lines], value) : value
}
