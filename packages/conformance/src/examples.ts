type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Example values by field; by `Schema.field` or `call.parameter` where these mean something else by it; by `Schema` where a value of
 * every field would contradict itself.
 */
const values: Readonly<Record<string, unknown>> = {
  AllJourneysOrder: { in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 },
  JourneyOrder: { idDossier: '4711' },
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.access',
  actions: 'search',
  afterDays: 3,
  allowedContact: true,
  alreadyPaid: 0,
  amount: 8.9,
  answerDays: 30,
  articleId: 'pay-a-notice',
  articleType: 'ARTICLE',
  asksFeedback: true,
  'PlateOwnersAnswer.': ['a**@e******.org'],
  at: '2026-03-02T09:15:00.000Z',
  attachmentMandatory: true,
  backgroundPicture: '/media/motorway.svg',
  billingAddress: '12 rue des Tilleuls',
  billingCity: 'Moulins',
  billingCountry: 'fr',
  billingZipcode: '03000',
  buttonText: 'Pay my journeys',
  canAddPrepayment: true,
  canContestJourney: true,
  captchaToken: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  carCategory: '1',
  cardNumber: '703500000000000019',
  cardType: 'TOTAL',
  cardValidity: '2812',
  caseNumber: '4711',
  caseOrigin: 'IRIS',
  catchphrase: 'Pay within 72 hours',
  category: '1',
  cgu: true,
  checked: false,
  claimDone: false,
  cnpNumber: '4711',
  code: '8c1f2a90d5b74e63',
  'Error.code': 'invalid_number_plate',
  comment: 'I sold this vehicle in January.',
  commentMandatory: false,
  company: 'A79',
  companyCode: 'A89',
  completed: true,
  content: '<p>Tolls are due within 72 hours.</p>',
  count: 2,
  country: 'FR',
  countryCode: 'FR',
  countryPlate: 'FR',
  currentPassword: 'Secret.123',
  cvv: '123',
  darkMode: false,
  date: '2026-03-01T14:30:00',
  deadline: '2026-03-04T14:30:00',
  debited: true,
  description: 'Tolls of the A79',
  due: 26.7,
  email: 'ada@example.org',
  emailNotifications: true,
  end: '2026-03-08T18:00:00',
  endTime: '2026-03-08T18:00:00',
  energy: 'ESSENCE',
  entryId: 'invoice',
  errorMessage: 'This card does not pay prepayments.',
  expectedEndDate: '2026-11-30T23:59:00',
  expectedTotal: 890,
  expirationDate: '2026-03-02T10:15:00.000Z',
  expiresAt: '2026-03-02T09:45:00.000Z',
  extract: 'How to pay, and until when.',
  fee: 10,
  files: 'proof.png',
  filters: '{"numberPlate":"AB-123-CD"}',
  firstName: 'Ada',
  footerEntrySection: 'LEGAL',
  from: 'Montmarault',
  gdprText: '<p>Your data serve your payment only.</p>',
  hasCompany: true,
  hiddenEmail: 'a**@e******.org',
  htPrice: 7.42,
  icon: '/media/receipt.svg',
  id: '4711',
  'activateUser.id': '7f3c',
  'activateRenter.id': '7f3c',
  'Article.id': 'pay-a-notice',
  'FaqArticle.id': 'pay-a-notice',
  'paymentEmail.id': '0f8fad5b-d9cb-469f-a165-70867728950e',
  'paymentStatus.id': '0f8fad5b-d9cb-469f-a165-70867728950e',
  'rateFaqArticle.id': 'pay-a-notice',
  'readArticle.id': 'pay-a-notice',
  'readFaqArticle.id': 'pay-a-notice',
  'readFaqCategory.id': 'payments',
  'readCategorySmartForm.id': 'payments',
  'readSmartForm.id': 'payments',
  'renterActivationCode.id': 'ada@example.org',
  'renterPasswordCode.id': 'ada@example.org',
  'setRenterPassword.id': '7f3c',
  'setUserPassword.id': '7f3c',
  'userActivationCode.id': 'ada@example.org',
  'userPasswordCode.id': 'ada@example.org',
  'ClaimReason.id': 'sold-before',
  'FaqCategory.id': 'payments',
  'SmartFormNode.id': 'payments',
  idDossier: '4711',
  importFile: 'fleet.csv',
  imported: 120,
  in: '23',
  'Journey.in': { id: '23', label: 'Montmarault' },
  'PrepaymentPrice.in': 'Montmarault',
  'PrepaymentOrder.in': 23,
  inProgressId: 'P-4711',
  indemnity: 0,
  isEnabled: true,
  journeyPicture: '/media/toll-map.svg',
  journeys: 3,
  'SendClaimBody.journeys': '["4711"]',
  label: 'Montmarault',
  'SmartFormNode.label': 'I want to pay a notice',
  'ContactForm.label': 'A question about an invoice',
  'ClaimReason.label': 'I had sold the vehicle',
  lastName: 'Durand',
  lastUpdate: '2026-03-02T08:00:00',
  listBlockTitle: 'Good to know',
  logoUrl: '/brands/harbour/logo.svg',
  maxFiles: 3,
  message: 'Please send me the invoice of March.',
  'Error.message': 'invalid_number_plate',
  model: 'Clio',
  month: '2026-03',
  name: 'Old Harbour Tolls',
  newPassword: 'Secret.456',
  numberPlate: 'AB-123-CD',
  order: 'asc',
  out: '34',
  'Journey.out': { id: '34', label: 'Digoin' },
  'PrepaymentPrice.out': 'Digoin',
  'PrepaymentOrder.out': 34,
  page: 1,
  pageSize: 50,
  pageTotal: 3,
  paidAt: '2026-03-02T09:20:00.000Z',
  paidSinceSearch: '4712',
  password: 'Secret.123',
  paymentPeriod: '72 hours',
  phoneNumber: '+33 1 23 45 67 89',
  picture: '/media/motorway.svg',
  plate: 'AB-123-CD',
  plateCountry: 'FR',
  primoPassantText: '<p>Is this your first journey here?</p>',
  protestFaqId: 'contest',
  psp: 'PAYBOX',
  pspVariableName: 'PBX_TOTAL',
  pspVariableValue: '890',
  pvNumber: 'PV-4711',
  reasonId: 'sold-before',
  receipt: true,
  receiptSentTo: 'c***e@e***.fr',
  reference: 'VL-7H2K9M4P',
  refreshToken: 'b1946ac92492d2347c6235b4d2611184',
  renterFaqId: 'renters',
  renterName: 'Rent & Roll',
  roads: 'A89',
  sessionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  sliderBlockArticlesIds: 'pay-a-notice',
  sortBy: 'date',
  start: '2026-03-01T08:00:00',
  startTime: '2026-03-01T08:00:00',
  status: 'SUCCEED',
  'Journey.status': 'TERMINE',
  subtitle: 'Without a barrier, without a stop',
  text: 'What is it about?',
  ticketNumber: 'T-4711',
  title: 'Pay your toll',
  to: 'Digoin',
  total: 26.7,
  'FleetJourneysAnswer.total': 120,
  'FleetPlatesAnswer.total': 120,
  'PaymentMethods.total': 890,
  totalPrice: 8.9,
  ttcPrice: 8.9,
  tva: 20,
  tvaPrice: 1.48,
  type: 'VP',
  'PaymentMethod.type': 'CREDIT_CARD',
  types: 'latePayment',
  url: '/article/pay-a-notice',
  'ProviderHandover.url': 'https://pay.example/start',
  urlOpenNewTab: false,
  useful: true,
  validityEndDate: '2026-12-31T23:59:00',
  validityStartDate: '2026-01-01T00:00:00',
  vehicleCategory: 1,
  vehicleType: 'VP',
}

/** A challenge as ALTCHA sends it, whose fields are not of the contract. */
const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1000 }, signature: '9f86d081' }

interface Place {
  /** The named schemas of the document. */
  schemas: Readonly<Json>
  field: string
  /** The named schema, or the call, that has the field. */
  owner: string
  /** The named schemas around it. */
  inside: readonly string[]
}

/**
 * An example of a schema of an OpenAPI document with these named schemas; of a parameter, with its name and its
 * call's. It has every field; a schema inside itself is an empty list. Throws for a field whose value is not in the table.
 */
export const exampleOf = (schemas: Readonly<Json>, schema: unknown, field = '', call = ''): unknown =>
  valueOf(schema, { schemas, field, owner: call, inside: [] })

/** The optional parameters that belong together in an example request. */
const exampleParameters: Readonly<Record<string, readonly string[]>> = {
  authenticatedDetailedJourneys: ['country', 'plate'],
  detailedJourneys: ['captchaToken', 'caseNumber'],
  fleetJourneys: ['page', 'pageSize'],
  fleetPlates: ['page', 'pageSize'],
  journeysOfPlate: ['captchaToken', 'country', 'plate'],
  sendClaim: ['sessionId'],
}
export const isInExample = (call: string, parameter: string) => exampleParameters[call]?.includes(parameter) === true

function valueOf(schema: unknown, place: Place): unknown {
  if (!isJson(schema)) return undefined
  const own = values[`${place.owner}.${place.field}`]
  if (own !== undefined) return own
  const { $ref: reference, anyOf, enum: listed, const: only, type, properties, items, additionalProperties } = schema
  if (typeof reference === 'string') {
    const name = reference.slice(reference.lastIndexOf('/') + 1)
    if (place.inside.includes(name)) return undefined
    if (values[name] !== undefined) return values[name]
    return valueOf(place.schemas[name], { ...place, owner: name, inside: [...place.inside, name] })
  }
  if (only !== undefined) return only
  if (Array.isArray(listed)) return listed[0]
  if (Array.isArray(anyOf)) {
    return valueOf(
      anyOf.find((one) => isJson(one) && one['type'] !== 'null'),
      place,
    )
  }
  if (isJson(properties)) return objectOf(properties, place)
  if (items !== undefined) return [valueOf(items, place)].filter((item) => item !== undefined)
  if (additionalProperties !== undefined) return challenge
  return leafOf(Array.isArray(type) ? type : [type], place)
}

function objectOf(properties: Json, place: Place): Json {
  const entries = Object.entries(properties).map(([field, schema]) => [field, valueOf(schema, { ...place, field })])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function leafOf(types: readonly unknown[], { field, owner }: Place): unknown {
  const value = values[field]
  if (value === undefined) throw new Error(`examples.ts lacks ${owner}.${field}`)
  // A query has texts only.
  return typeof value === 'number' && !types.some((type) => type === 'number' || type === 'integer')
    ? String(value)
    : value
}
