import { pnpm } from './shell.ts'

/** `pnpm check audit`: asks the registry for weaknesses of the installed packages. Passes other arguments to `pnpm audit`. */
export default async function main(args: readonly string[]): Promise<number> {
  const { ok, output } = await pnpm('audit', ...args)
  if (/vulnerabilities found/.test(output)) {
    console.log(output.trim())
    return ok ? 0 : 1
  }
  const reason = /ERR_PNPM_\w+|E[A-Z]{5,}/.exec(output)?.[0] ?? output.trim().split('\n').at(-1)
  console.log(`NOT RUN: the package registry did not answer: ${reason}`)
  return 0
}
