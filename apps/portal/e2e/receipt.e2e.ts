import { readFile } from 'node:fs/promises'
import { openResend, startedPayment } from './support/paying.ts'
import type { Sandbox } from './support/sandbox.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const download = (page: Page) => page.getByRole('button', { name: 'Télécharger le reçu' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci pour votre paiement.' })

/** Makes a payment through the API and opens its confirmation in this browser. */
async function confirmed(page: Page, site: string, sandbox: Sandbox): Promise<string> {
  const sessionId = await startedPayment({ site, sandbox })
  await sandbox.decide(sessionId, 'SUCCEED')
  await visit(page, `/payment/processing?sessionId=${sessionId}`)
  await expect(thanks(page)).toBeVisible()
  return sessionId
}

test(
  'the confirmation thanks the driver and gives the receipt, whose code can be checked, also after a reload and in another tab',
  {
    tag: ['@RESULT-17', '@RESULT-19', '@RESULT-20', '@ROUTE-17', '@API-71', '@F-PAY-13', '@F-PAY-17', '@OPEN-44'],
  },
  async ({ page, otherTab: other, site, sandbox }) => {
    const sessionId = await confirmed(page, site, sandbox)
    // The billing form promises a receipt by e-mail, which names the operator as the page does, and no other.
    const [mail, ...others] = await sandbox.mailbox('jeanne@example.org')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringContaining('reçu'), text: expect.stringContaining('Rivage') })
    expect(mail?.text).not.toContain('Basalte')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Rivage.*, accueil$/ })).toBeVisible()
    await expect(page).toHaveTitle(/Rivage/)
    await expect(page).toHaveURL(`${site}/payment/success`)
    await openResend(page)
    await expect(email(page)).toHaveValue('jeanne@example.org')
    await test.step('the receipt downloads as receipt.pdf', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
      expect(file.suggestedFilename()).toBe('receipt.pdf')
      const content = await readFile(await file.path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.length).toBeGreaterThan(1000)
    })
    await test.step('on paper it has the logo and the payment, without what only a screen can do', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(thanks(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(download(page)).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('its code leads to a page that checks the signature', async () => {
      const file = await fetch(`${site}/services/v1/payments/receipt?sessionId=${sessionId}`)
      const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
      const code = /\/verify#([\w.-]+)/.exec(bytes)?.[1] ?? ''
      const checked = other
      await visit(checked, `/verify#${code}`)
      await expect(main(checked)).toContainText('Signature authentique')
      await expect(main(checked)).toContainText('40,50 €')
      await axe(checked)
      const pasted = checked.getByRole('textbox', { name: 'Adresse ou texte du code' })
      await pasted.fill(`${site}/en/verify#${code.slice(0, -20)}`)
      await pasted.press('Enter')
      await expect(main(checked).getByRole('alert')).toContainText("Cette signature n'est pas valable")
    })
    await test.step('a reload and another tab show the same', async () => {
      await reload(page)
      await expect(thanks(page)).toBeVisible()
      await other.goto(`${site}/payment/success`)
      await expect(thanks(other)).toBeVisible()
    })
  },
)
