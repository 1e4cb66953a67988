import { resolve } from 'node:path'
import { runDeployed } from '../deployment/deployed.ts'

/**
 * `pnpm packed [next]`: tries the published packages in blank hosts; `next` also builds the Next host. `pnpm packed FOLDER` tries
 * the host in that folder instead.
 */
export default function main(args: readonly string[]): Promise<number> {
  const [own] = args.filter((arg) => arg !== 'next')
  const isNext = args.includes('next') && { PACKED_NEXT: '1' }
  return runDeployed('packed/packed', { ...isNext, ...(own !== undefined && { PACKED_HOST: resolve(own) }) })
}
