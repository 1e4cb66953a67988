import axe from 'axe-core'
import { setTimeout } from 'node:timers/promises'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { billing } from '../testing/payOnScreen.ts'
import { type Engine, launches } from './browsers.ts'

/** What a user sees and uses on the current page. */
class Visitor {
  readonly engine: Engine
  readonly site: string
  constructor(engine: Engine, site: string) {
    this.engine = engine
    this.site = site
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path)
    await this.until(`document.querySelector('h1') && !document.querySelector('html[data-drawn], .starting')`, path)
  }

  /** Clicks the first visible link, button, tab or label whose text begins with the name. */
  async press(name: string): Promise<void> {
    await this.engine.click(await this.mark('a, button, [role=tab], label', name))
  }

  async fill(label: string, text: string): Promise<void> {
    await this.engine.type(await this.mark('label', label, 'element.control'), text)
  }

  /** Waits until an expression in the page is true; throws after a minute. */
  async until(expression: string, what: string): Promise<void> {
    const end = Date.now() + 60_000
    while ((await this.engine.run(`Boolean(${expression})`).catch(() => false)) !== true) {
      if (Date.now() > end)
        throw new Error(`${what}: not reached, at ${String(await this.engine.run('location.href'))}`)
      await setTimeout(250)
    }
  }

  at(path: string): Promise<void> {
    return this.until(`location.pathname === ${JSON.stringify(path)}`, path)
  }

  /** Marks the element that the user means with an attribute, and returns its selector. */
  private async mark(kinds: string, name: string, target = 'element'): Promise<string> {
    const found = `[...document.querySelectorAll(${JSON.stringify(kinds)})].find((element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\\s+/g, ' ').trim()
      return text.startsWith(${JSON.stringify(name)}) && element.checkVisibility() && (${target})
    })`
    await this.until(found, `“${name}”`)
    await this.engine.run(`(() => {
      document.querySelector('[data-meant]')?.removeAttribute('data-meant')
      const element = ${found}
      const target = ${target}
      target.setAttribute('data-meant', '')
      target.scrollIntoView({ block: 'center' })
      return true
    })()`)
    return '[data-meant]'
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Throws if the page has a violation of axe's rules, or scrolls sideways. */
async function checkPage({ engine }: Visitor, where: string): Promise<void> {
  if ((await engine.run(`typeof axe === 'object'`)) !== true)
    await engine.run(`(() => { ${axe.source}; globalThis.axe = axe; return true })()`)
  await engine.run(`(() => { globalThis.axeFound = undefined
    axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(
      ({ violations }) => { globalThis.axeFound = violations.map(({ id, nodes }) => id + ': ' + nodes[0].html) },
      (error) => { globalThis.axeFound = ['axe: ' + error.message] })
    return true })()`)
  let found: unknown
  while (!Array.isArray(found)) {
    await setTimeout(250)
    found = await engine.run('globalThis.axeFound ?? null')
  }
  const wide = await engine.run(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth + 1 && document.documentElement.scrollWidth',
  )
  const faults = [...found.map(String), ...(wide === false ? [] : [`${String(wide)} px wide`])]
  if (faults.length > 0) throw new Error(`${where}:\n  ${faults.join('\n  ')}`)
}

type Story = (visitor: Visitor) => Promise<void>

const stories: Readonly<Record<string, Story>> = {
  'a driver pays by plate and card, and reaches the confirmation': async (visitor) => {
    await visitor.open('/form/payment')
    await checkPage(visitor, 'form/payment')
    await visitor.fill('Numéro de plaque', 'AB-123-CD')
    await visitor.press('Rechercher')
    await visitor.at('/journeys')
    await checkPage(visitor, 'journeys')
    await visitor.press('Payer ')
    await visitor.at('/payment')
    await visitor.press('Carte bancaire')
    await checkPage(visitor, 'payment')
    for (const [label, text] of Object.entries(billing)) await visitor.fill(label, text)
    await visitor.fill('E-mail', 'camille@example.org')
    await visitor.press('Payer ')
    await visitor.until(`location.pathname.startsWith('/psp/')`, 'the page of the payment provider')
    await visitor.engine.click('button[value=pay]')
    await visitor.at('/payment/success')
    await visitor.until(`document.querySelector('h1')?.textContent === 'Confirmation de paiement'`, 'the confirmation')
    await checkPage(visitor, 'payment/success')
  },

  'an incomplete message names each field with what to enter': async (visitor) => {
    await visitor.open('/contact/form')
    await visitor.press('Envoyer')
    await visitor.until(`document.body.textContent.includes('Indiquez votre prénom')`, 'the error of the first name')
    await visitor.until(`document.activeElement?.getAttribute('role') === 'alert'`, 'the focus on the summary')
    await checkPage(visitor, 'contact/form')
  },

  'home, help, login and German forms are accessible': async (visitor) => {
    for (const path of ['/', '/help', '/account/login', '/de/form/payment', '/de/account/register']) {
      await visitor.open(path)
      await checkPage(visitor, path)
    }
  },
}

/** The main stories of a driver in the other engines that this machine has, each on fresh data and with axe on every page. */
describe.each(Object.entries(launches))('%s', { timeout: 600_000 }, (_, launch) => {
  let engine: Engine | string
  let site: ServerProcess
  beforeAll(async () => {
    engine = await launch()
    if (typeof engine !== 'string') site = startSite({ SANDBOX_CAPTCHA: 'light' })
  })
  afterAll(async () => {
    if (typeof engine === 'string') return
    await engine.close()
    await site.stop()
  })

  it.for(Object.entries(stories))('%s', async ([, story], { skip }) => {
    if (typeof engine === 'string') skip(engine)
    else await story(new Visitor(engine, await site.address))
  })
})
