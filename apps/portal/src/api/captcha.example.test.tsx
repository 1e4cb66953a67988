import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestPasswordCode } from './account.ts'
import { captchas } from './captcha.ts'
import type { CaptchaProvider } from './captchaProvider.ts'

// Another captcha, as docs/EXTENDING.md describes it: one function in one file, and its name in two lists.
const turnpike: CaptchaProvider = async (action, signal, { siteKey = '', origin = '' }) => {
  const answer = await fetch(`${origin}/token?key=${siteKey}&action=${action}`, signal ? { signal } : {})
  return answer.text()
}

const answers = vi.fn<typeof fetch>()
beforeEach(async () => {
  Object.assign(captchas, { turnpike })
  const given = { captcha: { provider: 'turnpike', siteKey: 'K1', origin: 'https://captcha.example' } }
  const meta = Object.assign(document.createElement('meta'), { name: 'settings', content: JSON.stringify(given) })
  document.head.append(meta)
  vi.stubGlobal('fetch', answers)
  await i18next.init({ lng: 'fr', resources: {} })
})
afterEach(() => {
  document.head.querySelector('meta[name=settings]')?.remove()
  Reflect.deleteProperty(captchas, 'turnpike')
  vi.unstubAllGlobals()
})

it('another captcha gives its token to the call that needs one', async () => {
  answers.mockResolvedValueOnce(new Response('T-7')).mockResolvedValueOnce(Response.json({}))
  await requestPasswordCode('customer', 'ada@example.org')
  const [asked, called] = answers.mock.calls.map(([address]) => address)
  expect(asked).toBe('https://captcha.example/token?key=K1&action=password')
  expect(called).toContain('/passwords/codes?captchaToken=T-7')
})

it('a captcha without an answer is an error that the form explains', async () => {
  answers.mockRejectedValueOnce(new TypeError('blocked')).mockResolvedValue(Response.json({}))
  await expect(requestPasswordCode('customer', 'ada@example.org')).rejects.toMatchObject({ code: 'captcha_mandatory' })
})
