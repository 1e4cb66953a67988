import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'
import { compactDecrypt, CompactEncrypt, errors } from 'jose'
import type { Db } from '../store/db.ts'
import { secret } from '../store/settings.ts'
import { type Payment, providerNotification, type ProviderNotification, returnAddress } from './payments.ts'

const merchantId = 'VOIELIBRE_TEST'

/** Builds and signs the form fields for PAYBOX; the signature covers their order. [§3, §4] */
export async function payboxHandover(db: Db, payment: Payment, now: Date): Promise<ProviderHandover> {
  const back = returnAddress(payment)
  const form = new URLSearchParams({
    PBX_SITE: '1999888',
    PBX_RANG: '32',
    PBX_IDENTIFIANT: '107904482',
    PBX_TOTAL: String(payment.amount),
    PBX_DEVISE: '978',
    PBX_CMD: payment.reference,
    PBX_PORTEUR: payment.email,
    PBX_RETOUR: 'Mt:M;Ref:R;Auto:A;Erreur:E;Sign:K',
    PBX_HASH: 'SHA512',
    PBX_TIME: now.toISOString(),
    PBX_EFFECTUE: back,
    PBX_REFUSE: back,
    PBX_ANNULE: back,
    PBX_ATTENTE: back,
    PBX_REPONDRE_A: `${payment.origin}/psp/notification`,
  })
  form.set('PBX_HMAC', await payboxHmac(db, form))
  return { psp: 'PAYBOX', url: `${payment.origin}/psp/paybox`, parameters: parametersOf(form) }
}

/** Reads the payment reference of a PAYBOX form; undefined when somebody changed the form. */
export async function readPaybox(db: Db, form: URLSearchParams): Promise<string | undefined> {
  const given = form.get('PBX_HMAC') ?? ''
  form.delete('PBX_HMAC')
  return isSame(given.toUpperCase(), await payboxHmac(db, form)) ? (form.get('PBX_CMD') ?? undefined) : undefined
}

async function payboxHmac(db: Db, form: URLSearchParams): Promise<string> {
  const message = Array.from(form, ([name, value]) => `${name}=${value}`).join('&')
  return (await hmac(db, 'paybox', message, 'sha512')).toUpperCase()
}

/** Builds the query for AXEPTA: `Data` is the encrypted order, `Len` the length of its plain text. [§3, §4] */
export async function axeptaHandover(db: Db, payment: Payment): Promise<ProviderHandover> {
  const back = returnAddress(payment)
  const plain = new URLSearchParams({
    MerchantID: merchantId,
    TransID: payment.reference,
    Amount: String(payment.amount),
    Currency: 'EUR',
    URLSuccess: back,
    URLFailure: back,
    URLBack: back,
    URLNotify: `${payment.origin}/psp/notification`,
  }).toString()
  const data = await new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await secret(db, 'axepta'))
  const Data = Buffer.from(data).toString('hex')
  const query = new URLSearchParams({ MerchantID: merchantId, Len: String(plain.length), Data })
  return { psp: 'AXEPTA', url: `${payment.origin}/psp/axepta`, parameters: parametersOf(query) }
}

/** Reads the payment reference of an AXEPTA query; undefined when somebody changed the query. */
export async function readAxepta(db: Db, query: URLSearchParams): Promise<string | undefined> {
  if (query.get('MerchantID') !== merchantId) return undefined
  try {
    const data = Buffer.from(query.get('Data') ?? '', 'hex')
    const { plaintext } = await compactDecrypt(data, await secret(db, 'axepta'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    if (Number(query.get('Len')) !== plaintext.length) return undefined
    return new URLSearchParams(new TextDecoder().decode(plaintext)).get('TransID') ?? undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined // Encrypted with another key, or changed.
    throw error
  }
}

/** Signs the notification that the provider's server sends to the operator's, without the driver's browser. */
export async function signedNotification(db: Db, plain: ProviderNotification): Promise<URLSearchParams> {
  const form = new URLSearchParams({ ...plain, amount: String(plain.amount), at: plain.at.toISOString() })
  form.set('signature', await notificationSignature(db, form))
  return form
}

/** Reads a notification; undefined unless the provider has signed exactly these fields. */
export async function readNotification(db: Db, form: URLSearchParams): Promise<ProviderNotification | undefined> {
  const signature = form.get('signature') ?? ''
  form.delete('signature')
  if (!isSame(signature, await notificationSignature(db, form))) return undefined
  return providerNotification.safeParse(Object.fromEntries(form)).data
}

/** Computes the key of a payment's page at the provider, which only a valid form leads to. */
export const pageKey = (db: Db, reference: string): Promise<string> => hmac(db, 'providerPage', reference)

const notificationSignature = (db: Db, fields: URLSearchParams) => hmac(db, 'notification', fields.toString())

async function hmac(db: Db, key: string, message: string, algorithm = 'sha256'): Promise<string> {
  return createHmac(algorithm, await secret(db, key))
    .update(message)
    .digest('hex')
}

const parametersOf = (form: URLSearchParams) =>
  Array.from(form, ([pspVariableName, pspVariableValue]) => ({ pspVariableName, pspVariableValue }))

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
