import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCaller, type Finding, type Options } from './conformance/caller.ts'
import { checkReads } from './conformance/reads.ts'
import { type Format, formats, reportOf } from './conformance/report.ts'
import { checkWrites } from './conformance/writes.ts'
import { CliError } from './shell.ts'

export { reportOf } from './conformance/report.ts'

const usage = `pnpm conformance --url URL [--host portal.example] [--country FR] [--plate AB-123-CD] [--notice NUMBER]
  [--customer email:password] [--renter email:password] [--captcha TOKEN] [--write] [--format text|json|junit] [--output FILE]

Calls every reading call of the contract and says what its answer breaks. Nothing is changed or paid, unless --write also
makes the calls that change data: use a test system then. Without a login the calls of customers and renters are only
checked for being refused; without --captcha the ALTCHA challenge is solved.`

/** `pnpm conformance --url URL`: checks an operator's server against the contract, call by call. */
export default async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      host: text,
      country: text,
      plate: text,
      notice: text,
      customer: text,
      renter: text,
      captcha: text,
      write: { type: 'boolean' },
      format: text,
      output: text,
    },
  })
  const { url, format = 'text', output, ...rest } = values
  if (url === undefined || !isFormat(format)) throw new CliError(usage)
  const findings = await conformance({ url, ...rest })
  const report = reportOf(findings, format)
  if (output === undefined) console.log(report)
  else writeFileSync(output, `${report}\n`)
  return findings.some(({ result }) => result === 'broken') ? 1 : 0
}

const isFormat = (text: string): text is Format => formats.some((format) => format === text)

export async function conformance(options: Options): Promise<Finding[]> {
  const caller = createCaller(options)
  await checkReads(caller, options)
  if (options.write === true) await checkWrites(caller, options)
  return caller.findings
}
