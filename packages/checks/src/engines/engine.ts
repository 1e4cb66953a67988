/** A browser of another engine than Chromium, driven as a user would: real clicks and keys. */
export interface Engine {
  /** 'Firefox 153.7.0'. */
  name: string
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  run: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  /** Replaces the text of a field. */
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts the engine, or says why this machine cannot. */
export type Launch = () => Promise<Engine | string>

/** What a user sees and uses on the current page. */
export class Visitor {
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

  /** Types into the visible field with this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.engine.type(await this.mark('label', label, 'element.control'), text)
  }

  /** Waits until an expression in the page is true; throws after a minute. */
  async until(expression: string, what: string): Promise<void> {
    const end = Date.now() + 60_000
    for (;;) {
      if (await this.engine.run(`Boolean(${expression})`).catch(() => false)) return
      if (Date.now() > end)
        throw new Error(`${what}: not reached, at ${String(await this.engine.run('location.href'))}`)
      await new Promise((resume) => setTimeout(resume, 250))
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
