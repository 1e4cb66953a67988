import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { knownFaults } from './audit.ts'

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

it('lists what the registry knows against an installed package', async () => {
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
    expect(await knownFaults(address)).toEqual({
      faults: [expect.stringMatching(/^high: zod@[\d.]+: Prototype pollution https:\S+GHSA-1 \(by /)],
    })
  })
})

it('says why there is no result when the registry does not answer', async () => {
  const refuse: RequestListener = (_, response) => response.writeHead(405).end()
  await withRegistry(refuse, async (address) => {
    const known = await knownFaults(address)
    expect(known).toEqual({ unanswered: expect.stringMatching(/did not answer: ERR_PNPM_AUDIT\w+$/) })
  })
})
