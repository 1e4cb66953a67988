import type { Db } from './db.ts'

const kept = 2000
const secret = /password|^card(number|validity)$|^cvv$/i

/** Writes a call down for whoever checks what a client sends; the answer's status follows. Never passwords or cards. */
export async function logCall(
  db: Db,
  now: Date,
  request: Request,
): Promise<(status: number | undefined) => Promise<void>> {
  const url = new URL(request.url)
  const body = await bodyOf(request)
  const [row] = await db.query<{ id: number }>(
    `insert into calls (at, method, path, query, headers, body)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb) returning id`,
    [
      now,
      request.method,
      url.pathname,
      JSON.stringify(withoutSecrets(Object.fromEntries(url.searchParams))),
      JSON.stringify(Object.fromEntries(request.headers)),
      body === undefined ? null : JSON.stringify(withoutSecrets(body)),
    ],
  )
  if (row === undefined) throw new Error('call not logged')
  if (row.id % 100 === 0) await db.query('delete from calls where id <= $1', [row.id - kept])
  return async (status) => {
    await db.query('update calls set status = $1 where id = $2', [status, row.id])
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('application/json')) return await request.clone().json()
    if (!type.startsWith('multipart/form-data')) return undefined
    const entries = [...(await request.clone().formData()).entries()]
    return entries.map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : { file: value.name, type: value.type, size: value.size },
    }))
  } catch {
    return undefined // unreadable bodies are the handler's to refuse
  }
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !secret.test(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutSecrets(inner)]))
}
