import { existsSync, readFileSync, statSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isExtension, type PageSettings } from '@voie-libre/domain/settings/pageSettings'
import * as z from 'zod/mini'
import { configFile, configVersion, extensionSettings, hostSettings, wholeCard } from './configFile.ts'
import { CliError, log } from './log.ts'

const opaque = z.string().check(z.regex(/^#[\da-f]{6}$/i))
const builtFile = z.string().check(z.regex(/^[\w@-]+([./][\w@-]+)*$/))

/** The `brand.json` of a built brand. */
const builtBrand = z.object({
  label: z.string(),
  /** The colour of the browser's bar on phones. */
  theme: z.object({ light: opaque, dark: opaque }),
  /** Names with a hash of the content: style sheet, icon, home's picture, and the fonts of the first text. */
  files: z.object({ style: builtFile, icon: builtFile, hero: builtFile, fonts: z.array(builtFile) }),
})
export type BuiltBrand = z.output<typeof builtBrand>

/**
 * What the build of a brand tells, read at each call, so that a new brand works without a restart. Undefined for a brand
 * that is not in the folder, or that another release has built.
 */
export function readBrand(folder: string, name: string): BuiltBrand | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined
  try {
    return builtBrand.safeParse(JSON.parse(readFileSync(join(folder, name, 'brand.json'), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** The settings of one host name, the file's common settings and the environment included. */
export type HostSettings = ReturnType<typeof withDefaults>

export type Config = ReturnType<typeof readConfig>

const root = resolve(import.meta.dirname, '../../..')

/** How often a change of the file is looked for, in milliseconds: not with every request. */
const checkEvery = 1000

/**
 * Reads the configuration of a deployment: the file that `PORTAL_CONFIG` names (`deploy/portal.config.json`), overridden by
 * the environment. A changed file takes effect within a second, without a restart; an invalid change is reported and
 * changes nothing. A host without an operator is invalid if any host has one, or if `needsOperator` says so.
 * Throws a `CliError` when the configuration is invalid at the start.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  { now = () => performance.now(), needsOperator = false }: { now?: () => number; needsOperator?: boolean } = {},
) {
  const file = resolve(env['PORTAL_CONFIG'] || join(root, 'deploy/portal.config.json'))
  const shown = shownPath(file)
  let readAt = timeOf(file)
  let checkedAt = now()
  let known = parsed(file, shown, env, needsOperator)
  const hadOperator = needsOperator || [...known.hosts.values()].some((host) => host.operatorApi !== undefined)
  let reported = ''
  const current = () => {
    if (now() - checkedAt < checkEvery) return known
    checkedAt = now()
    const changedAt = timeOf(file)
    if (changedAt === readAt) return known
    try {
      known = parsed(file, shown, env, hadOperator)
      readAt = changedAt
      reported = ''
    } catch (error) {
      // Reads the file again a second later, because a brand may be built after the file names it.
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== reported) log.error({ problem }, 'The previous configuration stays in use')
      reported = problem
    }
    return known
  }
  return {
    dist: known.dist,
    brandsDir: known.brandsDir,
    /** Folder of the operator's own modules, if there was one at the start. */
    extensionsDir: known.extensionsDir,
    /** The settings of a host name, else those of `*`, else undefined. The host is unknown then. */
    host: (name: string): HostSettings | undefined => {
      const { hosts, tagManagers } = current()
      const settings = hosts.get(name) ?? hosts.get('*')
      const tagManager = tagManagers.get(name) ?? tagManagers.get('*')
      return settings && tagManager !== undefined ? { ...settings, tagManager } : settings
    },
    /** The named hosts; without `*`. */
    names: (): readonly string[] => [...current().hosts.keys()].filter((name) => name !== '*'),
    /** The host whose first screens are shown for every host that only `*` matches. */
    defaultHost: () => current().defaultHost,
    /** Whether an address of a connection is a proxy whose `X-Forwarded-*` headers are used. */
    trusts: (address: string) =>
      isIP(address) !== 0 && current().trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

const shownPath = (path: string) => {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') ? path : short
}

/** Undefined while an editor replaces the file. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** The file as the server uses it. `env` overrides the settings of every host. */
function parsed(file: string, shown: string, env: NodeJS.ProcessEnv, needsOperator: boolean) {
  refuseUnknownVariables(env)
  const folder = dirname(file)
  const given = checked(configFile, ofThisRelease(jsonOf(file, shown)), shown)
  const { hosts, defaultHost, trustedProxies, extensions = 'extensions', portal, brands, ...common } = given
  const overrides = environment(env)
  const settings = Object.entries(hosts).map(([name, own]): [string, HostSettings] => [
    name.toLowerCase(),
    withDefaults({ ...common, ...own, ...overrides }),
  ])
  const place = (variable: string | undefined, written: string | undefined, usual: string) =>
    variable ? resolve(variable) : resolve(written === undefined ? root : folder, written ?? usual)
  const brandsDir = place(env['BRANDS_DIR'], brands, 'packages/tokens/dist')
  for (const [host, { brand }] of settings) {
    if (!readBrand(brandsDir, brand)) {
      throw new CliError(
        `${shown}: hosts["${host}"].brand is "${brand}", which is not in ${shownPath(brandsDir)}: build it with pnpm brand build`,
      )
    }
  }
  const extensionsDir = resolve(folder, extensions)
  for (const [host, { captcha, analytics }] of settings) {
    for (const [key, name] of Object.entries({ 'captcha.provider': captcha?.provider, analytics })) {
      if (name === undefined || !isExtension(name) || existsSync(join(extensionsDir, basename(name)))) continue
      throw new CliError(
        `${shown}: hosts["${host}"].${key} is "${name}", but ${shownPath(extensionsDir)} has no ${basename(name)}: put the file there, or set extensions to its folder`,
      )
    }
  }
  const without = settings.find(([, host]) => host.operatorApi === undefined)?.[0]
  if (without !== undefined && (needsOperator || settings.some(([, host]) => host.operatorApi !== undefined))) {
    throw new CliError(
      `${shown}: hosts["${without}"] names no operator: set operatorApi there or beside hosts, or OPERATOR_API_URL, to the address of its API, as in https://api.operator.example`,
    )
  }
  const shownHost = (env['DEFAULT_HOST'] || defaultHost)?.toLowerCase()
  if (shownHost !== undefined && !settings.some(([name]) => name === shownHost || name === '*')) {
    throw new CliError(
      `${env['DEFAULT_HOST'] ? 'DEFAULT_HOST' : `${shown}: defaultHost`} must be one of the hosts, as in ${settings[0]?.[0] ?? 'toll.example'}; it is "${shownHost}"`,
    )
  }
  return {
    hosts: new Map(settings),
    tagManagers: tagManagersOf(env),
    defaultHost: shownHost,
    trusted: env['TRUSTED_PROXIES']
      ? blockList(listOf(env['TRUSTED_PROXIES']), 'TRUSTED_PROXIES')
      : blockList(trustedProxies ?? [], `${shown}: trustedProxies`),
    dist: place(env['PORTAL_DIST'], portal, 'apps/portal/dist'),
    brandsDir,
    extensionsDir: existsSync(extensionsDir) ? extensionsDir : undefined,
  }
}

/** The variables of the server and of the sandbox, by the names that a typing mistake would come near to. */
const variables =
  'BRANDS_DIR DEFAULT_HOST IMAGE_ORIGINS METRICS_LISTEN OPERATOR_API_URL PORTAL_CONFIG PORTAL_DIST PROVIDER_ORIGINS STOP_DELAY TAG_MANAGERS TRUSTED_PROXIES'.split(
    ' ',
  )
const nearlyOurs =
  /^(BRANDS?_DIR|DEFAULT_HOST|IMAGE_ORIGIN|METRICS_LISTEN|OPERATOR_API|PORTAL_(CONF|DIST)|PROVIDERS?_ORIGIN|STOP_DELAY|TAG_MANAGER|TRUSTED_PROX)/i

/** A misspelt variable would change nothing, in silence. */
function refuseUnknownVariables(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find((name) => nearlyOurs.test(name) && !variables.includes(name))
  if (unknown === undefined) return
  const meant = variables.find((name) => name.slice(0, 6) === unknown.toUpperCase().slice(0, 6))
  throw new CliError(
    `${unknown} is not a variable of the server; the variables are ${variables.join(', ')}: is it ${meant}?`,
  )
}

/**
 * A file that says a newer `version`, without the keys that this release does not know: after a roll back the previous release
 * starts with the newer file. In a file of this release an unknown key is a mistake.
 */
function ofThisRelease(file: unknown): unknown {
  const { version } = z.safeParse(z.object({ version: z.int() }), file).data ?? {}
  if (version === undefined || version <= configVersion) return file
  const pruned = structuredClone(file)
  for (const issue of z.safeParse(configFile, file).error?.issues ?? []) {
    const owner = issue.path.reduce((inner, key) => Reflect.get(Object(inner), key), pruned)
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) Reflect.deleteProperty(Object(owner), key)
  }
  return pruned
}

type Given = z.output<typeof configFile>['hosts'][string]

const withDefaults = ({ privateCards, ...given }: Given) => ({
  ...given,
  providerOrigins: given.providerOrigins ?? [],
  imageOrigins: given.imageOrigins ?? [],
  ...(privateCards && { privateCards: privateCards.map(wholeCard) }),
})

const shownToPages = [...Object.keys(extensionSettings), 'tagManager']

/** What the portal reads of a host's settings. Nothing for an unknown host. */
export function pageSettingsOf(host: HostSettings | undefined): PageSettings {
  if (host === undefined) return {}
  const own = Object.entries(host).filter(([name, value]) => shownToPages.includes(name) && value !== undefined)
  const providerOrigins = host.providerOrigins.map((address) => new URL(address).origin)
  return { ...Object.fromEntries(own), ...(providerOrigins.length > 0 && { providerOrigins }) }
}

function jsonOf(file: string, shown: string): unknown {
  if (!existsSync(file))
    throw new CliError(`${shown} does not exist: write it, or set PORTAL_CONFIG to the file that you mean`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CliError(`${shown} is not JSON: ${String(error)}`)
  }
}

/** Decodes a value. The error has one line per mistake, with the key and what to write. */
function checked<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, shown: string): z.core.output<Schema> {
  const read = z.safeParse(schema, value, { reportInput: true })
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path, message, input }) => {
    const [where, is] = [z.core.toDotPath(path), typeof input === 'string' ? `; it is "${input}"` : '']
    return `${shown}${where === '' ? '' : `: ${where}`} ${message}${is}`
  })
  throw new CliError(lines.join('\n'))
}

const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

/** The variables that override a setting of every host, checked like the file. */
function environment(env: NodeJS.ProcessEnv): Partial<Given> {
  const { OPERATOR_API_URL: operatorApi, PROVIDER_ORIGINS: providers, IMAGE_ORIGINS: images } = env
  return {
    ...(operatorApi && { operatorApi: checked(hostSettings.operatorApi, operatorApi, 'OPERATOR_API_URL') }),
    ...(providers && { providerOrigins: checked(hostSettings.providerOrigins, listOf(providers), 'PROVIDER_ORIGINS') }),
    ...(images && { imageOrigins: checked(hostSettings.imageOrigins, listOf(images), 'IMAGE_ORIGINS') }),
  }
}

/** Parses entries `host=address`, or an address alone for every other host. */
function tagManagersOf(env: NodeJS.ProcessEnv): ReadonlyMap<string, string> {
  return new Map(
    listOf(env['TAG_MANAGERS'] ?? '').map((entry) => {
      const [, host = '*', address = entry] = /^([\w.-]+|\*)=(.+)$/.exec(entry) ?? []
      return [host.toLowerCase(), checked(hostSettings.tagManager, address, 'TAG_MANAGERS')]
    }),
  )
}

/** Addresses and networks such as `10.0.0.0/8` and `::1`. */
function blockList(entries: readonly string[], key: string): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    try {
      if (prefix === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(prefix), family)
    } catch {
      throw new CliError(`${key} must hold addresses or networks, as in 10.0.0.0/8; ${entry} is none`)
    }
  }
  return list
}
