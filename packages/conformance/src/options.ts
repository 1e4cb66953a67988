import { parseArgs } from 'node:util'
import { operatorProfiles } from '@voie-libre/contract/calls/about'
import { formats } from './report.ts'

export class UsageError extends Error {}

const text = { type: 'string' } as const
const many = { ...text, multiple: true } as const
const flag = { type: 'boolean' } as const
const known = {
  url: text,
  host: text,
  country: text,
  plate: text,
  notice: text,
  customer: text,
  renter: text,
  captcha: text,
  profile: many,
  provider: many,
  paid: text,
  notification: text,
  within: text,
  write: flag,
  generate: flag,
  seed: text,
  call: many,
  format: text,
  output: text,
  help: { ...flag, short: 'h' },
  version: flag,
} as const

/** The options of a check, which `usage.json` explains. Only `url` is needed. */
export type Options = { [Name in keyof Checked]?: Readonly<Checked[Name]> | undefined } & {
  url: string
  fetch?: (request: Request) => Promise<Response>
}
type Checked = Omit<ReturnType<typeof checkedOptions>, 'url' | 'format' | 'output'>

/** Reads the arguments of the command. Throws a `UsageError`. */
export function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Parsed = ReturnType<typeof parse>

/** Checks what the arguments say. `slowest` is in milliseconds. Throws a `UsageError`. */
export function checkedOptions(values: Parsed['values'], [count = '50', ...more]: Parsed['positionals']) {
  const { url, format = 'text', generate, seed, within = '10', profile, ...others } = values
  if (url === undefined || !URL.canParse(url)) throw new UsageError('--url is the address of your server.')
  const shape = oneOf(formats, format, '--format is')
  if (!(Number(within) > 0)) throw new UsageError('--within is a number of seconds.')
  const isNumber = (value: string) => /^\d{1,9}$/.test(value)
  if (!isNumber(count) || more.length > 0) throw new UsageError(`${more[0] ?? count} is one argument too many.`)
  if (seed !== undefined && !isNumber(seed)) throw new UsageError('--seed is a number.')
  return {
    ...others,
    url,
    format: shape,
    profile: profile?.map((name) => oneOf(operatorProfiles, name, '--profile is one of')),
    slowest: Number(within) * 1000,
    generate: generate ? Number(count) : undefined,
    seed: seed === undefined ? undefined : Number(seed),
  }
}

function oneOf<Word extends string>(words: readonly Word[], given: string, is: string): Word {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new UsageError(`${is} ${words.join(', ')}.`)
  return found
}
