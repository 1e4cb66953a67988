import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import * as z from 'zod'
import { launchOptions } from '../browser.ts'

export interface Speed {
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** Transferred bytes of scripts. */
  script: number
}

/** A browser and what measures an address in it with Lighthouse's phone throttling. */
export async function lighthouseBrowser(): Promise<{ browser: Browser; speedOf: (url: string) => Promise<Speed> }> {
  const port = await freePort()
  const options = launchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  return { browser, speedOf: (url) => speedOf(url, port) }
}

async function speedOf(url: string, port: number): Promise<Speed> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] })
  const value = (audit: string) => result?.lhr.audits[audit]?.numericValue
  const lcp = value('largest-contentful-paint')
  const tbt = value('total-blocking-time')
  const cls = value('cumulative-layout-shift')
  if (lcp === undefined || tbt === undefined || cls === undefined)
    throw new Error(`Lighthouse could not measure ${url}`)
  const { items } = requestList.parse(result?.lhr.audits['network-requests']?.details)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return { lcp, tbt, cls, script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) }
}

const requestList = z.object({
  items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.number() })),
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const bound = server.address()
      server.close(() => done(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}
