import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageSettingsOf, readConfig } from './config.ts'
import { configJsonSchema } from './configFile.ts'
import { log } from './log.ts'

const brandJson = JSON.stringify({
  label: 'Rivage',
  theme: { light: '#ffffff', dark: '#0d2428' },
  files: { style: 'brand.css', icon: 'favicon.svg', hero: 'hero.svg', fonts: [] },
})
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'))
  for (const brand of ['harbour', 'volcano']) {
    mkdirSync(join(folder, 'brands', brand), { recursive: true })
    writeFileSync(join(folder, 'brands', brand, 'brand.json'), brandJson)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const examples = resolve(import.meta.dirname, '../../../deploy/examples')
let changes = 0
/** Writes the file with a new time, and returns its path. */
function write(content: unknown): string {
  const file = join(folder, 'portal.config.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  changes += 1
  utimesSync(file, changes, changes)
  return file
}

const read = (content: unknown, env: NodeJS.ProcessEnv = {}, now?: () => number) =>
  readConfig({ PORTAL_CONFIG: write(content), BRANDS_DIR: join(folder, 'brands'), ...env }, now && { now })

const brands = { hosts: { 'toll.example': { brand: 'harbour' } } }

describe('the configuration', () => {
  it('gives each host its own settings, else those of all hosts', () => {
    const { host, names } = read({
      operatorApi: 'https://api.example',
      providerOrigins: ['https://pay.example'],
      hosts: {
        'toll.example': { brand: 'harbour' },
        'Other.Example': { brand: 'volcano', operatorApi: 'https://other.example/api', incident: { fr: 'Panne' } },
      },
    })
    const common = { providerOrigins: ['https://pay.example'], imageOrigins: [] }
    expect(host('toll.example')).toEqual({ brand: 'harbour', operatorApi: 'https://api.example', ...common })
    expect(host('other.example')).toEqual({
      brand: 'volcano',
      operatorApi: 'https://other.example/api',
      incident: { fr: 'Panne' },
      ...common,
    })
    expect(names()).toEqual(['toll.example', 'other.example'])
  })

  it('knows only the hosts that it names, unless it names *', () => {
    expect(read(brands).host('foreign.example')).toBeUndefined()
    expect(read(brands).host('constructor')).toBeUndefined()
    expect(read({ hosts: { '*': { brand: 'volcano' } } }).host('foreign.example')?.brand).toBe('volcano')
  })

  it('takes its folders from the file, starting at the file', () => {
    const { dist, brandsDir } = read({ ...brands, portal: 'built', brands: 'brands' }, { BRANDS_DIR: '' })
    expect([dist, brandsDir]).toEqual([join(folder, 'built'), join(folder, 'brands')])
  })

  it('is overridden by the environment', () => {
    const { host, defaultHost, trusts } = read(
      {
        hosts: {
          'toll.example': {
            brand: 'harbour',
            operatorApi: 'https://file.example',
            providerOrigins: ['https://a.example'],
          },
          'main.example': { brand: 'volcano' },
        },
        defaultHost: 'toll.example',
        trustedProxies: ['10.0.0.0/8'],
      },
      {
        OPERATOR_API_URL: 'https://env.example',
        PROVIDER_ORIGINS: 'https://b.example, https://c.example',
        IMAGE_ORIGINS: 'https://img.example',
        TAG_MANAGERS: 'toll.example=https://tags.example/box.js',
        DEFAULT_HOST: 'Main.example',
        TRUSTED_PROXIES: '127.0.0.1',
      },
    )
    expect(host('toll.example')).toEqual({
      brand: 'harbour',
      operatorApi: 'https://env.example',
      providerOrigins: ['https://b.example', 'https://c.example'],
      imageOrigins: ['https://img.example'],
      tagManager: 'https://tags.example/box.js',
    })
    expect(defaultHost()).toBe('main.example')
    expect([trusts('127.0.0.1'), trusts('10.1.2.3')]).toEqual([true, false])
  })

  it('takes effect again when its file changes, and stays as it is when the change is invalid', () => {
    const printed = vi.spyOn(log, 'error').mockReturnValue()
    let time = 0
    const { host } = read(brands, {}, () => time)
    /** The brand a second later. */
    const later = () => {
      time += 1000
      return host('toll.example')?.brand
    }
    write({ hosts: { 'toll.example': { brand: 'volcano' } } })
    time += 999
    expect(host('toll.example')?.brand, 'the file is not looked at with every request').toBe('harbour')
    time += 1
    expect(host('toll.example')?.brand).toBe('volcano')
    expect(printed).not.toHaveBeenCalled()
    write({ hosts: { 'toll.example': { brand: 'rivage' } } })
    expect([later(), later()]).toEqual(['volcano', 'volcano'])
    expect(printed).toHaveBeenCalledOnce()
    expect(printed).toHaveBeenCalledWith(
      { problem: expect.stringMatching(/"rivage", which is not in .*build it with/) },
      'The previous configuration stays in use',
    )
    write(brands)
    expect(later()).toBe('harbour')
    printed.mockRestore()
  })

  it('refuses a change that takes the operator away', () => {
    const printed = vi.spyOn(log, 'error').mockReturnValue()
    let time = 0
    const { host } = read({ ...brands, operatorApi: 'https://api.example' }, {}, () => time)
    write(brands)
    time += 1000
    expect(host('toll.example')?.operatorApi).toBe('https://api.example')
    expect(printed).toHaveBeenCalledWith({ problem: expect.stringContaining('names no operator') }, expect.anything())
    printed.mockRestore()
  })

  it('of a newer release starts this one after a roll back, without what it does not know', () => {
    const newer = {
      brand: 'volcano',
      speed: 'high',
      support: { phone: '+33 1 99 00 79 00', chat: 'https://chat.example' },
    }
    const { host } = read({ version: 2, profiles: ['payment'], hosts: { 'toll.example': newer } })
    expect(host('toll.example')).toMatchObject({ brand: 'volcano', support: { phone: '+33 1 99 00 79 00' } })
    expect(host('toll.example')).not.toHaveProperty('speed')
    expect(() => read({ version: 2, hosts: { 'toll.example': { brand: 'nowhere' } } })).toThrow(/build it with/)
  })

  it.each(['PROVIDER_ORIGIN', 'trusted_proxies', 'OPERATOR_API'])('does not overlook the misspelt %s', (name) => {
    expect(() => read(brands, { [name]: 'https://pay.example' })).toThrow(
      new RegExp(
        `^${name} is not a variable of the server; .*: is it (PROVIDER_ORIGINS|TRUSTED_PROXIES|OPERATOR_API_URL)\\?$`,
      ),
    )
  })

  it('gives the page what the portal reads, with what the portal knows of a card', () => {
    const { host } = read({
      support: { renters: 'fleets@toll.example' },
      hosts: {
        'toll.example': {
          brand: 'harbour',
          operatorApi: 'https://api.example',
          privateCards: [{ type: 'DKV' }, { type: 'UTA', digits: 19, cvv: true, label: 'UTA' }],
        },
      },
    })
    expect(pageSettingsOf(host('toll.example'))).toEqual({
      support: { renters: 'fleets@toll.example' },
      privateCards: [
        { type: 'DKV', digits: 17, cvv: false, finishedOnly: true },
        { type: 'UTA', digits: 19, cvv: true, label: 'UTA' },
      ],
    })
    expect(pageSettingsOf(read(brands).host('toll.example'))).toEqual({})
  })

  it.each(globSync('*.json', { cwd: examples }))('accepts the example %s', (name) => {
    const env = { PORTAL_CONFIG: join(examples, name), BRANDS_DIR: join(folder, 'brands') }
    expect(Object.keys(pageSettingsOf(readConfig(env).host('toll.example')))).not.toEqual([])
  })

  it('shares the published schema with editors', () => {
    const published = resolve(import.meta.dirname, '../../../deploy/portal.config.schema.json')
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(configJsonSchema())
  })
})

describe('a mistake names the key and what to write', () => {
  const gate = (name: string, number: number) => ({ name, place: 'Tours', number })
  const host = (settings: unknown) => ({ hosts: { 'toll.example': settings } })

  it.each([
    ['{', /is not JSON: /],
    [[], /must be an object with the keys operatorApi, .*hosts/],
    [{}, /: hosts must map host names to settings, as in \{ "toll/],
    [{ ...brands, host: {} }, /has the unknown key host; the keys are operatorApi, /],
    [host({}), /: hosts\["toll\.example"\]\.brand must be the name of a built brand, as in harbour$/],
    [host({ brand: '../secret' }), /\.brand must be .* as in harbour; it is "\.\.\/secret"$/],
    [host({ brand: 'rivage' }), /\.brand is "rivage", which is not in .*: build it with pnpm brand build$/],
    [host({ brand: 'harbour', brnad: 1 }), /hosts\["toll\.example"\] has the unknown key brnad; the keys are brand, /],
    [host({ brand: 'harbour', operatorApi: 'nowhere' }), /\.operatorApi must be the address .*; it is "nowhere"$/],
    [
      host({ brand: 'harbour', tagManager: 'javascript:alert(1)' }),
      /\.tagManager must be the https address .* as in https:/,
    ],
    [
      host({ brand: 'harbour', providerOrigins: 'https://pay.example' }),
      /\.providerOrigins must be a list, as in \["https:/,
    ],
    [
      host({ brand: 'harbour', providerOrigins: ['bank'] }),
      /\.providerOrigins\[0\] must be the https origin .*; it is "bank"$/,
    ],
    [host({ brand: 'harbour', incident: 'Panne' }), /\.incident must hold texts by language \(fr, en/],
    [
      { hosts: { 'https://toll.example': { brand: 'harbour' } } },
      /is not a host name: write it without scheme and port/,
    ],
    [host({ brand: 'harbour', support: { renters: 'nobody' } }), /\.support\.renters must be the e-mail .*"nobody"$/],
    [
      host({ brand: 'harbour', captcha: { provider: 'puzzle' } }),
      /\.captcha\.provider must be altcha, none or a module .*, as in \/extensions\/captcha\.js; it is "puzzle"$/,
    ],
    [
      host({ brand: 'harbour', privateCards: [{ type: 'UTA' }] }),
      /\.privateCards\[0\] is not known to the portal: add digits, cvv and label, as in "digits": 19/,
    ],
    [
      host({ brand: 'harbour', privateCards: [{ type: 'UTA', digits: 4, cvv: false, label: 'UTA' }] }),
      /\.privateCards\[0\]\.digits must be the number of digits, 8 to 19, as in 17$/,
    ],
    [host({ brand: 'harbour', privateCards: [{ type: 'DKV' }, { type: 'DKV' }] }), /must name each card once$/],
    [
      host({ brand: 'harbour', paymentProviders: [{ psp: 'ATLAS', parameters: 'header' }] }),
      /\.paymentProviders\[0\]\.parameters must be fields or query; it is "header"$/,
    ],
    [host({ brand: 'harbour', stretch: { road: 'A10', gates: [] } }), /\.stretch\.gates must hold two gates or more/],
    [
      host({ brand: 'harbour', stretch: { road: 'A10', gates: [gate('2', 2), gate('1', 1)] } }),
      /\.stretch\.gates must stand in the order of their numbers$/,
    ],
    [
      host({ brand: 'harbour', stretch: { road: 'A10', gates: [gate('1', 1), gate('1', 2)] } }),
      /\.stretch\.gates must name each gate once$/,
    ],
    [
      host({ brand: 'harbour', stretch: { road: 'A10', gates: [gate('1', 1), { name: '2', place: 'Tours' }] } }),
      /\.stretch\.gates\[1\]\.number must be the number of the gate in calls, as in 23$/,
    ],
    [
      host({ brand: 'harbour', analytics: 'https://other.example/clicks.js' }),
      /\.analytics must be dataLayer or a module .*, as in \/extensions\/analytics\.js; it is "https:/,
    ],
    [
      host({ brand: 'harbour', analytics: '/extensions/clicks.js' }),
      /\.analytics is "\/extensions\/clicks\.js", but .*extensions has no clicks\.js: put the file there/,
    ],
    [host({ brand: 'harbour', errorReports: 10 }), /\.errorReports must be a share of page views, .* as in 0\.1$/],
    [
      host({ brand: 'harbour', providerOrigins: ['http://pay.example'] }),
      /\.providerOrigins\[0\] must be the https origin/,
    ],
    [
      host({ brand: 'harbour', providerOrigins: ['https://*.pay.example'] }),
      /\[0\] must be .* without a wildcard, as in/,
    ],
    [
      host({ brand: 'harbour', providerOrigins: ['https://pay.example', 'https://pay.example/form'] }),
      /\.providerOrigins must name each origin once$/,
    ],
    [
      { hosts: { 'toll.example': { brand: 'harbour' }, 'Toll.example': { brand: 'volcano' } } },
      /: hosts must name each host once, in lower case as in toll\.example$/,
    ],
    [
      host({ brand: 'harbour', operatorApi: 'https://api.example/services/v1' }),
      /\.operatorApi must be .* without \/services, as in https:\/\/api\.operator\.example; it is/,
    ],
    [
      { hosts: { ...brands.hosts, 'a.example': { brand: 'volcano', operatorApi: 'https://api.example' } } },
      /: hosts\["toll\.example"\] names no operator: set operatorApi there .* as in https:/,
    ],
    [
      { ...brands, defaultHost: 'tol.example' },
      /: defaultHost must be one of the hosts, as in toll\.example; it is "tol/,
    ],
    [{ ...brands, version: 1, incidents: {} }, /has the unknown key incidents; the keys are operatorApi, .*version$/],
    [{ ...brands, version: 'two' }, /: version must be a number, as in 1/],
    [{ ...brands, trustedProxies: ['nginx'] }, /: trustedProxies must hold addresses .*; nginx is none$/],
  ])('%j', (content, sentence) => {
    expect(() => read(content)).toThrow(sentence)
  })

  it('in a variable too', () => {
    expect(() => read(brands, { PROVIDER_ORIGINS: 'bank' })).toThrow(/^PROVIDER_ORIGINS: \[0\] must be/)
    expect(() => read(brands, { TAG_MANAGERS: 'javascript:alert(1)' })).toThrow(/^TAG_MANAGERS must be/)
    expect(() => readConfig({ PORTAL_CONFIG: join(folder, 'none.json') })).toThrow(
      /none\.json does not exist: write it/,
    )
  })
})
