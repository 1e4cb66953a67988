import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import type { Page } from '@playwright/test'

/** The pages that this tab opens have these settings instead of those of the site's configuration. */
export async function withSettings(page: Page, settings: PageSettings): Promise<void> {
  const meta = `<meta name="settings" content="${JSON.stringify(settings).replaceAll('"', '&quot;')}" />`
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 1 })
    const html = (await response.text()).replace(/<meta name="settings"[^>]*>/, '').replace('</head>', `${meta}</head>`)
    return route.fulfill({ response, body: html })
  })
}
