import * as z from 'zod/mini'
import { isAddress, isSecureAddress, text, textByLanguage, unknownKey } from './configText.ts'
import { extensionSettings } from './extensionSettings.ts'

const originOf = (address: string) => URL.parse(address)?.origin
const origins = (must: string, example: string) =>
  z
    .array(text(`the https origin of ${must}, without a wildcard`, isSecureAddress, example), {
      error: `must be a list, as in ["${example}"]`,
    })
    .check(
      z.describe(`Origins of ${must}`),
      z.refine((list) => new Set(list.map(originOf)).size === list.length, { error: 'must name each origin once' }),
    )

/** The portal adds `/services` to the address. */
const isApi = (value: string) => isAddress(value) && !/\/services(\/|$)|[?#]/.test(value)

/** The newest keys that this release knows. A file of a newer release says a higher number. */
export const configVersion = 1

/** The settings that each host may have, besides its brand. */
export const hostSettings = {
  operatorApi: text("the address of the operator's API without /services", isApi, 'https://api.operator.example'),
  providerOrigins: origins('payment providers', 'https://pay.example'),
  imageOrigins: origins('pictures besides the own one', 'https://img.example'),
  tagManager: text("the https address of the tag manager's script", isSecureAddress, 'https://tags.example/box.js'),
  incident: textByLanguage('Paiement par carte interrompu').check(z.describe('A message above each page, by language')),
  ...extensionSettings,
}
const common = z.partial(z.object(hostSettings)).shape

const host = z.strictObject(
  {
    brand: text('the name of a built brand', (value) => /^[a-z0-9-]+$/.test(value), 'harbour'),
    ...common,
  },
  { error: unknownKey(['brand', ...Object.keys(common)]) },
)

const hostName = z.string().check(z.regex(/^(\*|[\w-]+(\.[\w-]+)*)$/))
const hostsError = ({ code }: { code?: string }) =>
  code === 'invalid_key'
    ? 'is not a host name: write it without scheme and port, as in toll.example, or * for every other host'
    : 'must map host names to settings, as in { "toll.example": { "brand": "harbour" } }'

const keys = [
  ...Object.keys(common),
  'hosts',
  'defaultHost',
  'trustedProxies',
  'extensions',
  'portal',
  'brands',
  'version',
]

/**
 * `deploy/portal.config.json`: what a deployment decides. The settings beside `hosts` apply to each host that does not set
 * its own. Paths start from the file's folder.
 */
export const configFile = z.strictObject(
  {
    $schema: z.optional(z.string()),
    version: z.optional(
      z
        .int({ error: 'must be a number, as in 1' })
        .check(z.describe('The release of keys: an older release ignores what it does not know of a newer file')),
    ),
    ...common,
    hosts: z.record(hostName, host, { error: hostsError }).check(
      z.refine(
        (hosts) => new Set(Object.keys(hosts).map((name) => name.toLowerCase())).size === Object.keys(hosts).length,
        {
          error: 'must name each host once, in lower case as in toll.example',
        },
      ),
    ),
    defaultHost: z.optional(text('the host whose pages other hosts show', (value) => value !== '', 'toll.example')),
    trustedProxies: z.optional(
      z
        .array(z.string(), { error: 'must be a list of addresses or networks, as in ["10.0.0.0/8"]' })
        .check(z.describe('Proxies whose X-Forwarded-* headers are used')),
    ),
    extensions: z.optional(text('the folder of own modules', (value) => value !== '', 'extensions')),
    portal: z.optional(text('the folder of the built portal', (value) => value !== '', '../apps/portal/dist')),
    brands: z.optional(text('the folder of the built brands', (value) => value !== '', '../packages/tokens/dist')),
  },
  { error: unknownKey(keys) },
)

export const configJsonSchema = (): unknown => ({
  title: 'Configuration of a Voie Libre deployment',
  ...z.toJSONSchema(configFile, { io: 'input' }),
})
