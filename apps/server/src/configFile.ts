import { operatorProfiles } from '@voie-libre/contract/calls/about'
import {
  isKnownCard,
  type PaymentProvider,
  type PrivateCard,
  privateCardOf,
  privateCards,
} from '@voie-libre/domain/payment/methods'
import { a79Data, type StretchData, vehicleClasses } from '@voie-libre/domain/prepayment/stretch'
import { captchaNames, isExtension, type PageSettings } from '@voie-libre/domain/settings/pageSettings'
import { type Language, languages } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'

/** A schema whose message says what to write. The JSON schema gets it as the description. */
const text = (must: string, matches: (value: string) => boolean, example: string) =>
  z
    .string({ error: `must be ${must}, as in ${example}` })
    .check(z.refine(matches, { error: `must be ${must}, as in ${example}` }), z.describe(`${must}: ${example}`))

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` })

/** A server that the browser asks: over https, and one name without a wildcard. Names of this machine may do without. */
const isSecureAddress = (value: string) => {
  const { protocol = '', hostname = '' } = URL.parse(value) ?? {}
  const isLocal = /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !value.includes('*')
}
const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')

const textByLanguage = (example: string) =>
  z.partialRecord(z.enum(languages as readonly [Language, ...Language[]]), z.string({ error: 'must be a text' }), {
    error: `must hold texts by language (${languages.join(', ')}), as in { "fr": "${example}" }`,
  })

/** The message of an object with other keys than the known ones. */
const unknownKey = (known: readonly string[]) => (issue: { code?: string; keys?: readonly string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `has the unknown key ${(issue.keys ?? []).join(', ')}; the keys are ${known.join(', ')}`
    : `must be an object with the keys ${known.join(', ')}`

const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, { error: unknownKey(Object.keys(shape)) })

const isEmail = (value: string) => z.email().safeParse(value).success
const isPhone = (value: string) => /^\+?\d[\d ]{3,19}$/.test(value)
const isName = (value: string) => /^[A-Z][A-Z0-9_]*$/.test(value)
const isShort = (value: string) => value.trim() !== '' && value.length <= 40

const methodWords = {
  type: text("the method's type in the API", isName, 'UTA'),
  label: z.optional(text('the name of the trade', isShort, 'UTA')),
  description: z.optional(textByLanguage('Carte carburant')),
}

const digits = 'must be the number of digits, 8 to 19, as in 17'
const yesOrNo = (question: string) => z.boolean({ error: `must be true or false: ${question}` })

/** A card of the specification needs its type only. */
const card = strict({
  ...methodWords,
  digits: z.optional(z.int({ error: digits }).check(z.minimum(8, digits), z.maximum(19, digits))),
  cvv: z.optional(yesOrNo('does the card have a cvv?')),
  finishedOnly: z.optional(yesOrNo('does the card pay finished journeys only?')),
}).check(
  z.refine(
    ({ type, ...own }) => isKnownCard(type) || [own.label, own.digits, own.cvv].every((one) => one !== undefined),
    {
      error: 'is not known to the portal: add digits, cvv and label, as in "digits": 19, "cvv": false, "label": "UTA"',
    },
  ),
)
type GivenCard = z.output<typeof card>

/** The card with what the portal knows of it. */
export const wholeCard = (given: GivenCard): PrivateCard => {
  const known = privateCardOf(given.type, privateCards)
  const { digits: length = known?.digits ?? 0, cvv = known?.cvv ?? false, finishedOnly = known?.finishedOnly } = given
  return { ...given, digits: length, cvv, ...(finishedOnly !== undefined && { finishedOnly }) }
}

const listOf = <Entry extends z.core.$ZodType>(what: string, entry: Entry, example: string) =>
  z.array(entry, { error: `must be ${what}, as in ${example}` })

const unique = <Entry>(key: (entry: Entry) => string, what: string) =>
  z.refine<Entry[]>((entries) => new Set(entries.map(key)).size === entries.length, {
    error: `must name each ${what} once`,
  })

const provider: z.ZodMiniType<PaymentProvider> = strict({
  psp: text('the name of the provider in the hand-over', isShort, 'SOGECOMMERCE'),
  parameters: oneOf(['fields', 'query']),
  required: z.optional(listOf('a list', text('the name of a parameter', isShort, 'signature'), '["signature"]')),
  methods: z.optional(listOf('a list', strict(methodWords), '[{ "type": "PAYPAL", "label": "PayPal" }]')),
})

const number = 'must be the number of the gate in calls, as in 23'
const gate = strict({
  name: text("the gate's number or road", isShort, '25-28'),
  place: text('the place on the signs', isShort, 'Dompierre'),
  number: z.int({ error: number }).check(z.minimum(1, number)),
})
const kinds = vehicleClasses.map(({ kind }) => kind)
const vehicle = strict({
  kind: oneOf(kinds),
  class: z.literal([1, 2, 3, 4, 5], { error: 'must be a class from 1 to 5' }),
  label: z.optional(textByLanguage('Voiture')),
})
const rises = (gates: readonly { number: number }[]) =>
  gates.every(({ number: one }, at) => one >= (gates[at - 1]?.number ?? 0))
const stretch: z.ZodMiniType<StretchData> = strict({
  road: text('the number of the motorway', isShort, 'A79'),
  gates: listOf('the list of gates', gate, '[{ "name": "23", "place": "Digoin", "number": 23 }]').check(
    z.minLength(2, 'must hold two gates or more'),
    z.maxLength(12, 'must hold 12 gates at most, which fit on the map'),
    unique(({ name }: { name: string }) => name.toUpperCase(), 'gate'),
    z.refine(rises, { error: 'must stand in the order of their numbers' }),
  ),
  vehicles: z.prefault(
    listOf('the list of vehicles', vehicle, '[{ "kind": "car", "class": 1 }]').check(
      z.minLength(1, 'must hold a vehicle'),
      unique(({ kind }: { kind: string }) => kind, 'kind'),
    ),
    [...a79Data.vehicles],
  ),
})

const nameOrModule = (names: readonly string[], example: string) =>
  text(
    `${names.join(', ')} or a module of the folder extensions`,
    (name) => names.includes(name) || isExtension(name),
    example,
  )

const share = 'must be a share of page views, above 0 and at most 1, as in 0.1'

/** The settings that the portal reads from its page, besides addresses of scripts and providers. */
export const extensionSettings = {
  profiles: listOf('the list of what you have', oneOf(operatorProfiles), '["payment", "claims"]').check(
    z.describe('What the operator has besides payments; everything by default'),
  ),
  support: strict({
    email: z.optional(text('the e-mail address that drivers may write to', isEmail, 'help@operator.example')),
    phone: z.optional(text('a telephone number', isPhone, '+33 1 99 00 79 00')),
    renters: z.optional(text('the e-mail address that renters may write to', isEmail, 'fleets@operator.example')),
  }),
  captcha: strict({
    provider: nameOrModule(captchaNames, '/extensions/captcha.js'),
    siteKey: z.optional(text('the public key', isShort, '0x4AAAAAAA')),
    origin: z.optional(text("the https origin of the captcha's script", isSecureAddress, 'https://captcha.example')),
  }),
  privateCards: listOf('the list of all private cards', card, '[{ "type": "TOTAL" }, { "type": "DKV" }]').check(
    unique(({ type }: GivenCard) => type, 'card'),
  ),
  paymentProviders: listOf('a list', provider, '[{ "psp": "SOGECOMMERCE", "parameters": "fields" }]'),
  stretch,
  analytics: nameOrModule(['dataLayer'], '/extensions/analytics.js'),
  errorReports: z
    .number({ error: share })
    .check(
      z.gt(0, share),
      z.maximum(1, share),
      z.describe('The share of page views that report errors; none by default'),
    ),
} satisfies Partial<Record<keyof PageSettings, unknown>>

const originOf = (address: string) => URL.parse(address)?.origin ?? address
const origins = (must: string, example: string) =>
  listOf(
    'a list',
    text(`the https origin of ${must}, without a wildcard`, isSecureAddress, example),
    `["${example}"]`,
  ).check(z.describe(`Origins of ${must}`), unique(originOf, 'origin'))

/** The portal adds `/services` to the address. */
const isApi = (value: string) => isAddress(value) && !/\/services(\/|$)|[?#]/.test(value)

/** Version of the keys that this release knows; a file for a newer one has a higher number. */
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

const host = strict({
  brand: text('the name of a built brand', (value) => /^[a-z0-9-]+$/.test(value), 'harbour'),
  ...common,
})

const hostName = z.string().check(z.regex(/^(\*|[\w-]+(\.[\w-]+)*)$/))
const hostsError = ({ code }: { code?: string }) =>
  code === 'invalid_key'
    ? 'is not a host name: write it without scheme and port, as in toll.example, or * for every other host'
    : 'must map host names to settings, as in { "toll.example": { "brand": "harbour" } }'

const lower = (name: string) => name.toLowerCase()

/**
 * `deploy/portal.config.json`: what a deployment decides. The settings beside `hosts` apply to each host that does not set
 * its own. Paths start from the file's folder.
 */
export const configFile = strict({
  ...common,
  hosts: z.record(hostName, host, { error: hostsError }).check(
    z.refine((hosts) => new Set(Object.keys(hosts).map(lower)).size === Object.keys(hosts).length, {
      error: 'must name each host once, in lower case as in toll.example',
    }),
  ),
  defaultHost: z.optional(text('the host whose pages other hosts show', (value) => value !== '', 'toll.example')),
  trustedProxies: z.optional(
    listOf('a list of addresses or networks', z.string(), '["10.0.0.0/8"]').check(
      z.describe('Proxies whose X-Forwarded-* headers are used'),
    ),
  ),
  extensions: z.optional(text('the folder of own modules', (value) => value !== '', 'extensions')),
  portal: z.optional(text('the folder of the built portal', (value) => value !== '', '../apps/portal/dist')),
  brands: z.optional(text('the folder of the built brands', (value) => value !== '', '../packages/tokens/dist')),
  $schema: z.optional(z.string()),
  version: z.optional(
    z
      .int({ error: 'must be a number, as in 1' })
      .check(z.describe('The release of keys: an older release ignores what it does not know of a newer file')),
  ),
})

export const configJsonSchema = (): unknown => ({
  title: 'Configuration of a Voie Libre deployment',
  ...z.toJSONSchema(configFile, { io: 'input' }),
})
