import { conformanceCommand } from '@voie-libre/conformance/command'

/** `pnpm conformance`: the published command, from this repository's sources. */
export default function main(args: readonly string[]): Promise<number> {
  return conformanceCommand(args, { command: 'pnpm conformance', version: 'of this repository' })
}
