import type { Page } from 'playwright'

export interface Sent {
  method: string
  /** Path and query. */
  path: string
  kind: 'page' | 'call' | 'file'
  /** How long a shared cache may answer without asking the server. */
  lifetime: 'year' | 'day' | 'none'
  /** Bytes of headers and body that crossed the network; 0 if the browser had the answer. */
  bytes: number
  /** Bytes of the body after decompression. */
  decoded: number
  body: string | undefined
  etag: string | undefined
}

/** Records what the browser requests from a site, until `end`. Other paths are not the portal's. */
export async function record(page: Page, site: string) {
  const session = await page.context().newCDPSession(page)
  const sent = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    // Data addresses, and the pages of the payment provider.
    if (url.origin !== site || url.pathname.startsWith('/psp/')) return
    sent.set(requestId, {
      method: request.method,
      path: url.pathname + url.search,
      kind: url.pathname.startsWith('/services/') ? 'call' : 'file',
      lifetime: 'none',
      bytes: 0,
      decoded: 0,
      body: request.postData,
      etag: undefined,
    })
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = sent.get(requestId)
    if (!one) return
    const headers = new Headers(response.headers)
    const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
    one.lifetime = age > 86_400 ? 'year' : age > 0 ? 'day' : 'none'
    one.etag = headers.get('etag') ?? undefined
    if (type === 'Document') one.kind = 'page'
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const one = sent.get(requestId)
    if (one) one.decoded += dataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return {
    end: async (): Promise<Sent[]> => {
      await page.waitForLoadState('networkidle')
      await session.detach()
      return [...sent.values()]
    },
  }
}
