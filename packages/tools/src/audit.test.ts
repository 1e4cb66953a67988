import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import main from './audit.ts'

afterEach(() => vi.restoreAllMocks())

async function withRegistry(answer: RequestListener, check: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(answer)
  const address = await new Promise<string>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      listening(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`)
    })
  })
  try {
    await check(address)
  } finally {
    server.close()
  }
}

/** The status and the output of an audit. */
async function audited(address: string) {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const status = await main(['--registry', address])
  return [status, log.mock.calls.join('\n')]
}

it('fails with what the registry knows against an installed package', async () => {
  const advisory = {
    id: 1,
    title: 'Prototype pollution',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
    vulnerable_versions: '<99',
  }
  const answer: RequestListener = (_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ zod: [advisory] }))
  }
  await withRegistry(answer, async (address) => {
    expect(await audited(address)).toEqual([1, expect.stringMatching(/Prototype pollution[^]*zod/)])
  })
})

it('says why there is no result when the registry does not answer', async () => {
  const refuse: RequestListener = (_, response) => response.writeHead(405).end()
  await withRegistry(refuse, async (address) => {
    expect(await audited(address)).toEqual([
      0,
      expect.stringMatching(/^NOT RUN: .* did not answer: ERR_PNPM_AUDIT\w+$/),
    ])
  })
})
