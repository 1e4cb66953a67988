/** Waits until the server has a page drawn: it may answer the first request before it has finished. */
export async function prerendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await fetch(url, { headers: { 'accept-language': 'fr' } })).text()
    if (html.includes('class="prerendered"')) return
  }
  throw new Error(`${url} is not prerendered.`)
}
